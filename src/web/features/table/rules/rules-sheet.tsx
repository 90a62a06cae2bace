import { useRef, useState } from 'react';
import { hasTeams } from '#domain/category/kind.ts';
import type { MatchState } from '#domain/match/state.ts';
import { rulesText } from '#sentences/rules.ts';
import { tableText } from '#sentences/table.ts';
import { classes } from '#web/ui/classes.ts';
import { HowToPlay } from './how-to-play.tsx';
import { Players } from './players.tsx';
import { usePuttingAway } from './use-putting-away.ts';
import type { LyingRules } from './use-rules.ts';
import styles from './rules-sheet.module.css';

interface Props {
  readonly match: MatchState;
  readonly rules: LyingRules;
}

/** The rules on a slip over the card, and in a free game with teams who plays it. No dialog: what is beside it can be pressed. */
export function RulesSheet({ match, rules }: Props) {
  const players = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  usePuttingAway({ match, rules, players, isHeld });
  const hold = (): void => setHeld(true);
  return (
    <section
      className={classes('surface-raised', styles['slip'])}
      data-suit={match.category}
      aria-label={tableText.howToPlay}
    >
      <div className={styles['rules']}>
        <HowToPlay kind={match} />
      </div>
      {match.category === 'free' && hasTeams(match) && (
        <div ref={players} className={styles['players']} onFocus={hold} onPointerDown={hold}>
          <Players match={match} />
        </div>
      )}
      <p className={styles['away']}>{rulesText.away}</p>
      {!isHeld && <span className={styles['left']} aria-hidden="true" />}
    </section>
  );
}
