import { useState } from 'react';
import type { ChangePlayer, ScreenPlayer } from '#contract/rooms.ts';
import { teamsOf } from '#domain/match/teams.ts';
import type { RoomState } from '#domain/room/state.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { changePlayer, removePlayer } from '#web/platform/api/rooms.ts';
import { teamNameOf } from '#web/platform/match/team-names.ts';
import { useAlerts } from '#web/ui/alerts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { OneTimeCode } from './one-time-code.tsx';
import { useCalls } from './use-calls.ts';

interface Props {
  readonly code: string;
  readonly room: RoomState;
  readonly player: ScreenPlayer;
  readonly onClose: () => void;
}

const TIMES = [
  { value: 1, name: 'once' },
  { value: 1.5, name: 'half' },
  { value: 2, name: 'twice' },
  { value: 0, name: 'none' },
] as const;

/** What the host changes of one player. */
export function PlayerDialog({ code, room, player, onClose }: Props) {
  const { id, name, team, stretch, isRemote } = player;
  const { match } = room;
  const words = tablePhonesText.players;
  const { run } = useCalls(words.failed);
  const change = (next: ChangePlayer) => run(() => changePlayer(code, id, next));
  return (
    <Dialog open onClose={onClose} title={name} size="medium">
      <div className="flex flex-col gap-5">
        <Select
          label={words.team}
          value={team}
          hint={room.isLobby ? undefined : words.teamHint}
          options={teamsOf(match.teamCount).map((value) => ({
            value,
            label: teamNameOf(match, value),
          }))}
          onChange={(next) => change({ team: next })}
        />
        <Select
          label={words.time}
          value={TIMES.find(({ value }) => value === stretch)?.value ?? 1}
          options={TIMES.map((time) => ({ value: time.value, label: words.times[time.name] }))}
          onChange={(next) => change({ stretch: next })}
        />
        <Switch
          label={words.isRemote}
          hint={words.isRemoteHint}
          checked={isRemote}
          onChange={(next) => change({ isRemote: next })}
        />
        <GiveAway code={code} player={player} />
        <RemoveButton code={code} player={player} onRemoved={onClose} />
      </div>
    </Dialog>
  );
}

/** A code for another phone, which then has the seat. */
function GiveAway({ code, player }: Pick<Props, 'code' | 'player'>) {
  const [isShown, setShown] = useState(false);
  const words = tablePhonesText.players;
  if (!isShown) {
    return (
      <Button className="self-start" onClick={() => setShown(true)}>
        {words.giveAway}
      </Button>
    );
  }
  return <OneTimeCode code={code} playerId={player.id} hint={words.giveAwayHint} />;
}

interface RemoveProps extends Pick<Props, 'code' | 'player'> {
  readonly onRemoved: () => void;
}

function RemoveButton({ code, player: { id, name }, onRemoved }: RemoveProps) {
  const words = tablePhonesText.players;
  const { confirm } = useAlerts();
  const { isBusy, run } = useCalls(words.failed);

  async function remove() {
    const isSure = await confirm(words.removeQuestion({ name }), {
      title: words.removeTitle,
      confirmLabel: words.remove,
      danger: true,
    });
    if (!isSure) return;
    await removePlayer(code, id);
    onRemoved();
  }

  return (
    <Button variant="danger" className="self-start" busy={isBusy} onClick={() => run(remove)}>
      {words.remove}
    </Button>
  );
}
