import { Gamepad2 } from 'lucide-react';
import { useState } from 'react';
import type { ScreenPlayer } from '#contract/rooms.ts';
import type { RoomState } from '#domain/room/state.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { PlayerMark } from '#web/ui/player-mark.tsx';
import { PlayerDialog } from './player-dialog.tsx';

interface Props {
  readonly code: string;
  readonly room: RoomState;
  readonly player: ScreenPlayer;
}

/** One player, to be pressed for what the host can change. */
export function PlayerRow({ code, room, player }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { name, shape, colour, points, isRemote } = player;
  const words = tablePhonesText.players;
  return (
    <li>
      <button
        type="button"
        className="flex min-h-11 items-center gap-2 rounded-full border-2 border-line bg-fg/5 py-1 pr-4 pl-2 font-semibold"
        aria-label={words.change({ name })}
        onClick={() => setOpen(true)}
      >
        <PlayerMark shape={shape} colour={colour} className="size-7" />
        <span className="max-w-48 truncate">{name}</span>
        {points > 0 && (
          <span className="text-sm text-fg-soft tabular-nums">{words.points({ points })}</span>
        )}
        {isRemote && <Gamepad2 aria-hidden="true" className="size-5 text-fg-soft" />}
      </button>
      {isOpen && (
        <PlayerDialog code={code} room={room} player={player} onClose={() => setOpen(false)} />
      )}
    </li>
  );
}
