import { Menu, Smartphone } from 'lucide-react';
import type { PhoneView } from '#contract/rooms.ts';
import { phoneCardsText } from '#sentences/phone-cards.ts';
import { phoneText } from '#sentences/phone.ts';
import { Button } from '#web/ui/button.tsx';
import { PlayerMark } from '#web/ui/player-mark.tsx';
import { TeamShape } from '#web/ui/team-shape.tsx';
import { teamIn } from '#web/features/phone/team-names.ts';

interface Props {
  readonly view: PhoneView;
  readonly onMenu: () => void;
}

/** Mark, name, team and own points, and the way to the menu. */
export function RoomHeader({ view: { table, you }, onMenu }: Props) {
  return (
    <header className="mx-auto flex w-full max-w-xl items-center gap-2.5 px-3 pt-2 pb-1">
      {you ? (
        <PlayerMark shape={you.shape} colour={you.colour} className="size-9" />
      ) : (
        <Smartphone className="size-8 shrink-0" aria-hidden="true" />
      )}
      <div className="min-w-0 grow leading-tight">
        <p className="truncate font-display text-lg font-semibold">
          {you ? you.name : phoneCardsText.remote.title}
        </p>
        {you && you.team !== null && (
          <p className="flex items-center gap-1.5 text-sm text-fg-soft">
            <TeamShape team={you.team} className="size-3.5" />
            <span className="truncate">{teamIn(table.teams, you.team)}</span>
          </p>
        )}
      </div>
      {you && table.scored && !table.isLobby && (
        <p className="shrink-0 text-sm font-semibold tabular-nums">
          {phoneText.header.points({ points: you.points })}
        </p>
      )}
      <Button
        variant="quiet"
        className="min-h-12 min-w-12 shrink-0 px-0!"
        aria-label={phoneText.header.menu}
        onClick={onMenu}
      >
        <Menu className="size-6" aria-hidden="true" />
      </Button>
    </header>
  );
}
