// The four free decks as a small fan on the card that leads to them; each leads straight to its first card.
import { freeGameAddress } from '#contract/paths.ts';
import type { FreeGameId } from '#domain/category/free-games.ts';
import { freeGameText } from '#sentences/free-games.ts';
import { Link } from '#web/platform/router/link.tsx';
import styles from './category-card.module.css';

const DECKS: readonly (readonly [FreeGameId, string])[] = [
  ['would-you-rather', 'A/B'],
  ['2000s-pop', '00s'],
  ['categories-blitz', 'A–Z'],
  ['emoji-guess-it', '🍿'],
];

export function FreeDecks() {
  return (
    <span className={styles['decks']}>
      {DECKS.map(([id, mark]) => (
        <Link
          key={id}
          to={freeGameAddress(id)}
          className={styles['deck']}
          aria-label={freeGameText[id].name}
          title={freeGameText[id].name}
        >
          {mark}
        </Link>
      ))}
    </span>
  );
}
