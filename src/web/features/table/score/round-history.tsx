import { memo } from 'react';
import { history } from '#domain/match/history.ts';
import type { MatchState } from '#domain/match/state.ts';
import { teamsOf } from '#domain/match/teams.ts';
import { teamNameOf } from '#web/platform/match/team-names.ts';
import { tableScoreText } from '#sentences/table-score.ts';
import { signed } from '#web/features/table/news/news.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import { TeamShape } from '#web/ui/team-shape.tsx';
import styles from './round-history.module.css';

type Props = Pick<MatchState, 'scoreboard' | 'teamCount' | 'teamNames'>;

/** What each finished round brought each team, and what it had after it. */
export const RoundHistory = memo(({ scoreboard, teamCount, teamNames }: Props) => {
  const rows = history(scoreboard);
  const teams = teamsOf(teamCount);
  if (rows.length === 0) {
    return <p className="mt-4 text-fg-soft">{tableScoreText.rounds.none}</p>;
  }
  return (
    <table className={styles['rounds']}>
      <caption className="sr-only">{tableScoreText.rounds.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{tableScoreText.rounds.round}</th>
          {teams.map((team) => (
            <th key={team} scope="col">
              <TeamShape team={team} className="mx-auto size-4" />
              <span>{teamNameOf({ teamNames }, team)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ round, deltas, totals }) => (
          <tr key={round}>
            <th scope="row">{round}</th>
            {teams.map((team) => (
              <Won key={team} points={deltas[team]} total={totals[team]} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

interface WonProps {
  readonly points: number;
  /** What the team had after them. */
  readonly total: number;
}

function Won({ points, total }: WonProps) {
  return (
    <td>
      <Sentence
        of={tableScoreText.rounds.wonAndTotal}
        parts={{
          won: <span className="font-bold">{signed(points)}</span>,
          total: <span className={styles['total']}>{total}</span>,
        }}
      />
    </td>
  );
}
