import { RIGHT } from '#game/points.ts';
import { totals } from '#game/scoreboard.ts';
import type { GameState } from '#game/state.ts';
import { teamNameOf, teamsOf } from '#game/teams.ts';
import { dispatch } from '#web/play/game-store.ts';
import { signed } from '#web/screens/play/news.ts';
import { TeamShape } from '#web/ui/team-shape.tsx';

/** Each team's total and +10 beside the way on, for small screens where the score panel is a scroll away. */
export function ScoreStrip({ game }: { readonly game: GameState }) {
  const scores = totals(game.scoreboard);
  return (
    <ul className="strip" aria-label="Score at hand">
      {teamsOf(game.teamCount).map((team) => (
        <li key={team}>
          <button
            type="button"
            className="strip-team"
            data-team={team}
            data-turn={game.currentTeam === team}
            aria-label={`${teamNameOf(game, team)}, ${scores[team]}: ${signed(RIGHT)}`}
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
