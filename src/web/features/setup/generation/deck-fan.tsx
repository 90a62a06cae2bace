// A deck face down in a fan: as many backs as there are cards, each in the place that it keeps.
import { useState } from 'react';
import type { CategoryId } from '#domain/category/categories.ts';
import { CardBack } from '#web/ui/card-face.tsx';
import { classes } from '#web/ui/classes.ts';
import { placeOf, type Place } from './fan.ts';
import styles from './deck-fan.module.css';

/** Cards that come at once fall one after the other, so many milliseconds apart, the last of them after so many. */
const APART_MS = 60;
const LAST_MS = 240;

interface DeckFanProps {
  readonly suit: CategoryId;
  readonly cards: number;
  /** How many there are to be; places that are empty still are hinted at. */
  readonly of: number;
  /** They are being looked through. */
  readonly isChecked?: boolean;
}

/** What lies there at first lies there at once; what comes later is seen to fall. Decoration: the count stands elsewhere. */
export function DeckFan({ suit, cards, of, isChecked = false }: DeckFanProps) {
  const [news, setNews] = useState({ from: cards, cards, isFirst: true });
  if (news.cards !== cards) {
    setNews({ from: Math.min(news.cards, cards), cards, isFirst: false });
  }
  const all = Math.max(of, cards);
  const apart = Math.min(APART_MS, LAST_MS / Math.max(1, cards - news.from));
  return (
    <div className={styles['fan']} aria-hidden="true">
      {cards < all && <EmptyPlaces />}
      {Array.from({ length: cards }, (_, at) => (
        <FanCard
          key={at}
          suit={suit}
          place={placeOf(at, all)}
          fallsAfterMs={news.isFirst ? undefined : Math.max(0, at - news.from) * apart}
        />
      ))}
      {isChecked && <span className={styles['look']} />}
    </div>
  );
}

interface FanCardProps {
  readonly suit: CategoryId;
  readonly place: Place;
  /** Undefined where it lies there already; what it was when the card came counts. */
  readonly fallsAfterMs: number | undefined;
}

function FanCard({ suit, place: { turn, isTenth }, fallsAfterMs }: FanCardProps) {
  const [delay] = useState(fallsAfterMs);
  return (
    <span
      className={classes(styles['slot'], delay !== undefined && styles['falling'])}
      style={{
        transform: `rotate(${turn}deg) translateY(${isTenth ? -7 : 0}%)`,
        animationDelay: `${delay ?? 0}ms`,
      }}
    >
      <CardBack suit={suit} className={classes(styles['back'])} />
    </span>
  );
}

/** The band in which cards are still to lie, in hundredths of the fan's width. */
function EmptyPlaces() {
  return (
    <svg viewBox="0 0 100 36" className={classes(styles['empty'])}>
      <path d={BAND} />
    </svg>
  );
}

/** Between the fan's outer and inner edge, to where its end cards lie. */
const BAND = 'M1 18A86.1 86.1 0 0 1 99 18L89.2 35A66.6 66.6 0 0 0 10.8 35Z';
