import type { PhoneTable, PhoneYou } from '#domain/room/view.ts';
import { phoneText } from '#sentences/phone.ts';
import { PlayerMark } from '#web/ui/player-mark.tsx';
import { TeamShape } from '#web/ui/team-shape.tsx';
import { hasPlace } from '#web/features/phone/has-place.ts';
import { nameOfTeam } from '#web/features/phone/team-names.ts';
import type { Drafts } from '#web/features/phone/writing/use-writing.ts';
import { WriteCards } from '#web/features/phone/writing/write-cards.tsx';

interface Props {
  readonly code: string;
  readonly table: PhoneTable;
  readonly you: PhoneYou;
  readonly drafts: Drafts;
}

/** How it has ended, for this seat and for the teams. The next match comes to the same page. */
export function Over({ code, table, you, drafts }: Props) {
  const words = phoneText.over;
  const { place, of, points } = you;
  const isDecided = table.scored && table.teams.some((team) => team.points !== 0);
  return (
    <>
      <section className="surface-paper flex flex-col items-center gap-2 p-5 text-center">
        <h1 className="text-2xl">{words.title}</h1>
        <PlayerMark shape={you.shape} colour={you.colour} className="size-16" />
        {hasPlace(table, you) && (
          <>
            <p className="font-display text-6xl font-bold" aria-hidden="true">
              {words.place({ place })}
            </p>
            <p className="font-semibold">{words.placeOf({ place, of, points })}</p>
          </>
        )}
        <p className="font-display text-2xl font-semibold">{words.thanks}</p>
      </section>
      {table.writing && <WriteCards {...{ code, you, drafts }} writing={table.writing} />}
      {isDecided && <TeamResult table={table} />}
      <p className="mt-auto pt-2 text-center text-fg-soft">{words.stay}</p>
    </>
  );
}

function TeamResult({ table: { teams } }: Pick<Props, 'table'>) {
  const most = Math.max(...teams.map(({ points }) => points));
  const first = teams.filter(({ points }) => points === most).map((team) => nameOfTeam(team));
  const [winner = ''] = first;
  const words = phoneText.over;
  return (
    <section className="surface-raised flex flex-col gap-2 p-4">
      <p className="text-center font-display text-xl font-semibold">
        {first.length > 1 ? words.tie({ teams: first }) : words.won({ team: winner })}
      </p>
      <h2 className="sr-only">{words.points}</h2>
      <ul className="flex flex-col gap-1.5">
        {teams.map((team) => (
          <li key={team.id} className="flex items-center gap-2.5">
            <TeamShape team={team.id} />
            <span className="min-w-0 grow wrap-anywhere">{nameOfTeam(team)}</span>
            <span className="font-semibold tabular-nums">
              {phoneText.header.points({ points: team.points })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
