import { hasTeams, traitsOf } from '#domain/category/kind.ts';
import { RIGHT } from '#domain/match/points.ts';
import { totals } from '#domain/match/scoreboard.ts';
import type { MatchState } from '#domain/match/state.ts';
import { teamsOf, type TeamId } from '#domain/match/teams.ts';
import { stageText } from '#sentences/stage.ts';
import { tableScoreText } from '#sentences/table-score.ts';
import { signed } from '#web/features/table/news/news.ts';
import quiet from '#web/features/table/quiet.module.css';
import colour from '#web/features/table/score/team-colour.module.css';
import { dispatch } from '#web/platform/match/match-store.ts';
import { teamNameOf } from '#web/platform/match/team-names.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { TeamShape } from '#web/ui/team-shape.tsx';
import styles from './stage-places.module.css';

interface Props {
  readonly match: MatchState;
  /** Whether points are given here: not in a window that follows. */
  readonly isHosted: boolean;
}

/** Each team's place at the table. None where everybody plays for themselves; without points, only who they are. */
export function StagePlaces({ match, isHosted }: Props) {
  const { scored } = traitsOf(match);
  const scores = totals(match.scoreboard);
  if (!hasTeams(match)) return null;
  return (
    <aside className="contents" aria-label={stageText.places}>
      <ul className={styles['places']} data-places={match.teamCount} aria-label={stageText.teams}>
        {teamsOf(match.teamCount).map((team) => (
          <Place
            key={team}
            team={team}
            name={teamNameOf(match, team)}
            hasTurn={match.currentTeam === team}
            {...(scored && { total: scores[team], isHosted })}
          />
        ))}
      </ul>
    </aside>
  );
}

interface PlaceProps {
  readonly team: TeamId;
  readonly name: string;
  readonly hasTurn: boolean;
  /** Left out where nobody wins. */
  readonly total?: number;
  readonly isHosted?: boolean;
}

function Place({ team, name, hasTurn, total, isHosted = false }: PlaceProps) {
  const points = signed(RIGHT);
  return (
    <li
      className={classes(styles['place'], colour['coloured'])}
      data-team={team}
      data-turn={hasTurn}
    >
      <span className={styles['who']}>
        <TeamShape team={team} className={classes(styles['shape'])} />
        <span className={styles['name']}>{name}</span>
      </span>
      {total !== undefined && (
        <span key={total} className={styles['total']} data-team-total={team}>
          {total}
          <span className="sr-only"> {tableScoreText.points}</span>
        </span>
      )}
      <span className={styles['turn']}>{hasTurn && stageText.yourTurn}</span>
      {isHosted && total !== undefined && (
        <Button
          className={classes(styles['give'], quiet['fades'])}
          aria-label={tableScoreText.atHandOf({ team: name, total, points })}
          onClick={() => dispatch({ type: 'UPDATE_SCORE', team, points: RIGHT })}
        >
          {points}
        </Button>
      )}
    </li>
  );
}
