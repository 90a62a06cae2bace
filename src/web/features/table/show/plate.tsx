import type { CSSProperties } from 'react';
import type { MatchState } from '#domain/match/state.ts';
import { totals } from '#domain/match/scoreboard.ts';
import type { TeamId } from '#domain/match/teams.ts';
import { placesOf } from '#web/features/table/news/places.ts';
import { teamNameOf } from '#web/platform/match/team-names.ts';
import { classes } from '#web/ui/classes.ts';
import { TeamShape } from '#web/ui/team-shape.tsx';
import styles from './plate.module.css';

/** What is said for a while over the card. */
export interface Said {
  readonly sentences: readonly string[];
  /** The teams in the order that they had before, where it has changed. */
  readonly order: readonly TeamId[] | undefined;
}

interface Props {
  readonly said: Said;
  readonly match: MatchState;
}

/** Shows what the live region says, and so is not read out itself. */
export function Plate({ said: { sentences, order }, match }: Props) {
  return (
    <div className={styles['plate']} aria-hidden="true">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {order && <Order before={order} match={match} />}
    </div>
  );
}

interface OrderProps {
  readonly before: readonly TeamId[];
  readonly match: MatchState;
}

/** The teams by their places, each coming from where it was. */
function Order({ before, match }: OrderProps) {
  const scores = totals(match.scoreboard);
  return (
    <ol className={styles['order']}>
      {placesOf(match).map(({ team }, index) => (
        <li key={team} className={styles['team']} style={comingFrom(before.indexOf(team) - index)}>
          <TeamShape team={team} className={classes(styles['shape'])} />
          <span className={styles['name']}>{teamNameOf(match, team)}</span>
          <b>{scores[team]}</b>
        </li>
      ))}
    </ol>
  );
}

/** `slots` to the right of where it lies now. */
function comingFrom(slots: number): CSSProperties {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types know no properties of one's own
  return { '--slots': slots } as CSSProperties;
}
