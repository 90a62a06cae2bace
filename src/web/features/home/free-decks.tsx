// The four free decks as a small fan, on the card that leads to them. Decoration.
import styles from './category-card.module.css';

const DECKS = ['A/B', '00s', 'A–Z', '🍿'] as const;

export function FreeDecks() {
  return (
    <span className={styles['decks']} aria-hidden="true">
      {DECKS.map((mark) => (
        <span key={mark} className={styles['deck']}>
          {mark}
        </span>
      ))}
    </span>
  );
}
