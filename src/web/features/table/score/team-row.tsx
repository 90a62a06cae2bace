import type { PointButton } from '#domain/match/points.ts';
import type { MatchState } from '#domain/match/state.ts';
import type { TeamId } from '#domain/match/teams.ts';
import { teamNameOf } from '#web/platform/match/team-names.ts';
import { tableScoreText } from '#sentences/table-score.ts';
import { dispatch } from '#web/platform/match/match-store.ts';
import { signed } from '#web/features/table/news/news.ts';
import { PointChip } from './point-chip.tsx';
import { TeamName } from './team-name.tsx';
import { classes } from '#web/ui/classes.ts';
import { TeamShape } from '#web/ui/team-shape.tsx';
import chip from './chip.module.css';
import colour from './team-colour.module.css';
import styles from './team-row.module.css';

interface Props {
  readonly match: MatchState;
  readonly team: TeamId;
  readonly total: number;
  readonly ofRound: number;
  readonly buttons: readonly PointButton[];
}

/** One team: its name to edit, its points, the buttons that give it some, and the turn. */
export function TeamRow({ match, team, total, ofRound, buttons }: Props) {
  const name = teamNameOf(match, team);
  const hasTurn = match.currentTeam === team;
  return (
    <li
      className={classes(styles['team'], colour['coloured'])}
      data-team={team}
      data-turn={hasTurn}
    >
      <div className={styles['line']}>
        <TeamShape team={team} className="size-6" />
        <TeamName team={team} name={match.teamNames[team] ?? ''} />
        <span className={styles['round']}>
          {signed(ofRound)} {tableScoreText.thisRound}
        </span>
        <span key={total} className={styles['total']} data-team-total={team}>
          {total}
          <span className="sr-only"> {tableScoreText.points}</span>
        </span>
      </div>
      <div className={styles['buttons']}>
        <button
          type="button"
          className={classes(chip['chip'], chip['turn'])}
          aria-pressed={hasTurn}
          aria-label={tableScoreText.turnOf({ team: name })}
          onClick={() => dispatch({ type: 'TAKE_TURN', team })}
        >
          {tableScoreText.turn}
        </button>
        {buttons.map((button) => (
          <PointChip key={button.points} {...button} team={team} teamName={name} />
        ))}
      </div>
    </li>
  );
}
