import { useEffect, useEffectEvent, useState } from 'react';
import { CATEGORY_IDS, type CategoryId } from '#domain/category/categories.ts';
import { attractText } from '#sentences/attract.ts';
import { categoryText } from '#sentences/categories.ts';
import { CardFace } from '#web/ui/card-face.tsx';
import { classes } from '#web/ui/classes.ts';
import { SUITS } from '#web/ui/suits/suits.ts';
import { Wordmark } from '#web/ui/wordmark.tsx';
import styles from './attract-loop.module.css';

/** A card lies on top so long. */
const CARD_MS = 6000;
/** As many stay below the one on top. */
const BELOW = 2;

/** One card after another, until somebody touches something: that does nothing else. */
export function AttractLoop({ onEnd }: { readonly onEnd: () => void }) {
  const [dealt, setDealt] = useState(0);
  useEnding(onEnd);
  useEffect(() => {
    const dealing = setInterval(() => setDealt((before) => before + 1), CARD_MS);
    return () => clearInterval(dealing);
  }, []);
  const first = Math.max(0, dealt - BELOW);
  return (
    <section className={classes('surface-table', styles['screen'])} aria-label={attractText.label}>
      <div className={styles['head']}>
        <Wordmark />
      </div>
      <div className={styles['pile']}>
        {Array.from({ length: dealt - first + 1 }, (_, at) => (
          <Card key={first + at} number={first + at} />
        ))}
      </div>
      <p className={styles['touch']}>{attractText.touch}</p>
    </section>
  );
}

function Card({ number }: { readonly number: number }) {
  const suit: CategoryId = CATEGORY_IDS[number % CATEGORY_IDS.length] ?? 'free';
  return (
    <div className={styles['dealt']} data-lean={number % 3}>
      <CardFace
        suit={suit}
        variant={SUITS[suit].decoration}
        label={categoryText[suit].name}
        className={classes(styles['card'])}
      >
        <p className={styles['question']}>{attractText.cards[suit]}</p>
      </CardFace>
    </div>
  );
}

/** A key is used up here; a press lands on what covers the page. */
function useEnding(onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const press = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
      end();
    };
    const options = { capture: true };
    for (const sign of ['keydown', 'click'] as const) {
      document.addEventListener(sign, press, options);
    }
    return () => {
      for (const sign of ['keydown', 'click'] as const) {
        document.removeEventListener(sign, press, options);
      }
    };
  }, []);
}
