import { history } from '#domain/match/history.ts';
import type { MatchState } from '#domain/match/state.ts';
import { teamNameOf, teamsOf } from '#domain/match/teams.ts';
import { signed } from '#web/features/table/news/news.ts';
import { TeamShape } from '#web/ui/team-shape.tsx';

/** What each finished round brought each team, and what it had after it. */
export function RoundHistory({ match }: { readonly match: MatchState }) {
  const rows = history(match.scoreboard);
  const teams = teamsOf(match.teamCount);
  if (rows.length === 0) {
    return <p className="mt-4 text-fg-soft">Next Round writes each round down here.</p>;
  }
  return (
    <table className="rounds">
      <caption className="sr-only">Points by round: won, and total after it</caption>
      <thead>
        <tr>
          <th scope="col">Round</th>
          {teams.map((team) => (
            <th key={team} scope="col">
              <TeamShape team={team} className="mx-auto size-4" />
              <span className="rounds-team">{teamNameOf(match, team)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ round, deltas, totals }) => (
          <tr key={round}>
            <th scope="row">{round}</th>
            {teams.map((team) => (
              <td key={team}>
                <span className="rounds-delta">{signed(deltas[team])}</span>{' '}
                <span className="rounds-total">{totals[team]}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
