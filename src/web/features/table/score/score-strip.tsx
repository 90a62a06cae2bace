import { RIGHT } from '#domain/match/points.ts';
import { totals } from '#domain/match/scoreboard.ts';
import type { MatchState } from '#domain/match/state.ts';
import { teamNameOf, teamsOf } from '#domain/match/teams.ts';
import { dispatch } from '#web/platform/match/match-store.ts';
import { signed } from '#web/features/table/news/news.ts';
import { TeamShape } from '#web/ui/team-shape.tsx';

/** Each team's total and +10 beside the way on, for small screens where the score panel is a scroll away. */
export function ScoreStrip({ match }: { readonly match: MatchState }) {
  const scores = totals(match.scoreboard);
  return (
    <ul className="strip" aria-label="Score at hand">
      {teamsOf(match.teamCount).map((team) => (
        <li key={team}>
          <button
            type="button"
            className="strip-team"
            data-team={team}
            data-turn={match.currentTeam === team}
            aria-label={`${teamNameOf(match, team)}, ${scores[team]}: ${signed(RIGHT)}`}
            onClick={() => dispatch({ type: 'UPDATE_SCORE', team, points: RIGHT })}
          >
            <TeamShape team={team} className="size-4" />
            <span className="strip-total">{scores[team]}</span>
            <span className="strip-points">{signed(RIGHT)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
