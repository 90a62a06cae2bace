import type { WireAction } from '#contract/room-actions.ts';
import { pointButtons, RIGHT } from '#domain/match/points.ts';
import type { PhoneCard, PhoneTable } from '#domain/room/view.ts';
import { matchText } from '#sentences/match.ts';
import { phoneCardsText } from '#sentences/phone-cards.ts';
import { Button } from '#web/ui/button.tsx';
import { TeamShape } from '#web/ui/team-shape.tsx';
import { nameOfTeam } from '#web/features/phone/team-names.ts';

interface Props {
  readonly card: PhoneCard;
  readonly table: PhoneTable;
  readonly act: (action: WireAction) => void;
}

/** The teams with their points, the buttons that change them, and the turn. */
export function TeamButtons({ card, table, act }: Props) {
  const buttons = pointButtons({ category: table.category }, { hint: card.hint ?? '' });
  return (
    <section className="flex flex-col gap-2">
      <h2 className="sr-only">{phoneCardsText.remote.teams}</h2>
      {table.teams.map((team) => (
        <TeamRow
          key={team.id}
          team={team}
          hasTurn={table.currentTeam === team.id}
          points={buttons.map(({ points }) => points)}
          act={act}
        />
      ))}
    </section>
  );
}

interface RowProps extends Pick<Props, 'act'> {
  readonly team: PhoneTable['teams'][number];
  readonly hasTurn: boolean;
  /** What its buttons give. */
  readonly points: readonly number[];
}

function TeamRow({ team, hasTurn, points, act }: RowProps) {
  const name = nameOfTeam(team);
  const words = phoneCardsText.remote;
  const turn = { type: 'TAKE_TURN', team: team.id } as const;
  return (
    <div className="surface-raised flex flex-col gap-2 p-3">
      <div className="flex items-center gap-2.5">
        <TeamShape team={team.id} />
        <p className="min-w-0 grow font-semibold wrap-anywhere">{name}</p>
        <p className="font-display text-xl font-semibold tabular-nums">{team.points}</p>
      </div>
      <div className="grid grid-cols-5 gap-1.5">
        <Button
          className={`min-h-12 min-w-0! px-1! ${hasTurn ? 'border-lamp! bg-lamp/20!' : ''}`}
          aria-pressed={hasTurn}
          aria-label={words.turnOf({ team: name })}
          onClick={() => act({ type: 'TABLE', action: turn })}
        >
          {words.turn}
        </Button>
        {points.map((each) => (
          <Button
            key={each}
            variant={each === RIGHT ? 'primary' : 'secondary'}
            className="min-h-12 min-w-0! px-1!"
            aria-label={matchText.pointsFor({ points: signed(each), team: name })}
            onClick={() =>
              act({ type: 'TABLE', action: { type: 'UPDATE_SCORE', team: team.id, points: each } })
            }
          >
            {signed(each)}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** As the play screen's buttons have it: '+10', '-1'. */
function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}
