import type { PhoneTable, PhoneYou } from '#domain/room/view.ts';
import { phoneText } from '#sentences/phone.ts';
import { PlayerMark } from '#web/ui/player-mark.tsx';
import { TeamShape } from '#web/ui/team-shape.tsx';
import { nameOfTeam } from '#web/features/phone/team-names.ts';
import type { Drafts } from '#web/features/phone/writing/use-writing.ts';
import { WriteCards } from '#web/features/phone/writing/write-cards.tsx';

interface Props {
  readonly code: string;
  readonly table: PhoneTable;
  readonly you: PhoneYou;
  readonly drafts: Drafts;
}

/** In, and waiting for the others. */
export function Lobby({ code, table, you, drafts }: Props) {
  const words = phoneText.lobby;
  return (
    <>
      <section className="surface-paper flex flex-col items-center gap-2 p-5 text-center">
        <PlayerMark shape={you.shape} colour={you.colour} className="size-24" />
        <h1 className="text-3xl">{words.title}</h1>
        <p className="max-w-full font-display text-2xl font-semibold wrap-anywhere">{you.name}</p>
        <p className="text-fg-soft">{table.topic}</p>
      </section>
      <h2 className="sr-only">{words.teams}</h2>
      <ul className="flex flex-col gap-2">
        {table.teams.map((team) => (
          <li key={team.id} className="surface-raised flex min-h-12 items-center gap-2.5 px-4 py-2">
            <TeamShape team={team.id} />
            <span className="min-w-0 grow font-semibold wrap-anywhere">
              {nameOfTeam(team)}
              {team.id === you.team && (
                <span className="font-normal text-fg-soft"> · {words.yours}</span>
              )}
            </span>
            <span className="shrink-0 text-fg-soft">{words.seats({ count: team.seats })}</span>
          </li>
        ))}
      </ul>
      {table.writing && <WriteCards {...{ code, you, drafts }} writing={table.writing} />}
      <div className="mt-auto pt-2 text-center">
        <p className="font-display text-xl font-semibold">{words.look}</p>
        <p className="text-fg-soft">{words.soon}</p>
      </div>
    </>
  );
}
