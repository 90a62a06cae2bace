import { RIGHT } from '#domain/match/points.ts';
import { totals } from '#domain/match/scoreboard.ts';
import type { MatchState } from '#domain/match/state.ts';
import { teamsOf } from '#domain/match/teams.ts';
import { teamNameOf } from '#web/platform/match/team-names.ts';
import { tableScoreText } from '#sentences/table-score.ts';
import { dispatch } from '#web/platform/match/match-store.ts';
import { signed } from '#web/features/table/news/news.ts';
import { classes } from '#web/ui/classes.ts';
import { TeamShape } from '#web/ui/team-shape.tsx';
import styles from './score-strip.module.css';
import colour from './team-colour.module.css';

/** Each team's total and +10 beside the way on, for small screens where the score panel is a scroll away. */
export function ScoreStrip({ match }: { readonly match: MatchState }) {
  const scores = totals(match.scoreboard);
  return (
    <ul className={styles['strip']} data-strip aria-label={tableScoreText.atHand}>
      {teamsOf(match.teamCount).map((team) => (
        <li key={team}>
          <button
            type="button"
            className={classes(styles['team'], colour['coloured'])}
            data-team={team}
            data-turn={match.currentTeam === team}
            aria-label={tableScoreText.atHandOf({
              team: teamNameOf(match, team),
              total: scores[team],
              points: signed(RIGHT),
            })}
            onClick={() => dispatch({ type: 'UPDATE_SCORE', team, points: RIGHT })}
          >
            <TeamShape team={team} className="size-4 shrink-0" />
            <span className={styles['total']} data-team-total={team}>
              {scores[team]}
            </span>
            <span className={styles['points']}>{signed(RIGHT)}</span>
            <span className={styles['name']}>{teamNameOf(match, team)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
