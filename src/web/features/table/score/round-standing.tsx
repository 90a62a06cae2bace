import { useEffect, useState } from 'react';
import { totals } from '#domain/match/scoreboard.ts';
import type { MatchState } from '#domain/match/state.ts';
import { teamsOf } from '#domain/match/teams.ts';
import { scoringText } from '#sentences/scoring.ts';
import { onceDealt } from '#web/features/table/show/once-dealt.ts';
import { teamNameOf } from '#web/platform/match/team-names.ts';
import { TeamShape } from '#web/ui/team-shape.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './round-standing.module.css';

interface Props {
  readonly match: MatchState;
  readonly round: number;
}

/**
 * Who has how much after a round, the most first. Nothing waits for it: it comes once the next card lies, and nothing of
 * it can be pressed.
 */
export default function RoundStanding({ match, round }: Props) {
  const [isThere, setThere] = useState(false);
  useEffect(() => onceDealt(() => setThere(true)), []);
  if (!isThere) return null;
  const scores = totals(match.scoreboard);
  const teams = teamsOf(match.teamCount).toSorted((one, other) => scores[other] - scores[one]);
  return (
    <div className={classes('surface-paper', styles['standing'])} aria-hidden="true">
      <p className={styles['round']}>{scoringText.rounds.standing({ round })}</p>
      <ol className={styles['teams']}>
        {teams.map((team) => (
          <li key={team}>
            <TeamShape team={team} className="size-[1em] shrink-0" />
            <span className="truncate">{teamNameOf(match, team)}</span>
            <b>{scores[team]}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
