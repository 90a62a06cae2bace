import { memo } from 'react';
import type { PointButton } from '#domain/match/points.ts';
import { matchText } from '#sentences/match.ts';
import type { TeamId } from '#domain/match/teams.ts';
import { dispatch } from '#web/platform/match/match-store.ts';
import styles from './chip.module.css';

interface Props extends PointButton {
  readonly team: TeamId;
  readonly teamName: string;
}

/** As CONST-17 writes them, '+10' and '-1': with a hyphen, where the news have a minus sign. */
function onButton(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}

/** Gives a team points. Where it names what helped, the points stand below that. */
export const PointChip = memo(({ points, help, team, teamName }: Props) => {
  const amount = onButton(points);
  const words = { points: amount, team: teamName };
  const helpName = help && matchText.help[help];
  return (
    <button
      type="button"
      className={styles['chip']}
      aria-label={
        helpName === undefined
          ? matchText.pointsFor(words)
          : matchText.pointsWithHelpFor({ ...words, help: helpName })
      }
      onClick={() => dispatch({ type: 'UPDATE_SCORE', team, points })}
    >
      <span className={helpName === undefined ? '' : styles['help']}>{helpName ?? amount}</span>
      {helpName !== undefined && <span className={styles['points']}>{amount}</span>}
    </button>
  );
});
