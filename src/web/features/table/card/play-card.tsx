import { useState, type ReactNode } from 'react';
import { useTableView } from '#web/platform/match/match-store.ts';
import type { MatchState } from '#domain/match/state.ts';
import { Show } from '#web/features/table/show/show.tsx';
import { CardSheet } from './card-sheet.tsx';
import type { CardTurns } from './use-card-turns.ts';
import type { Reveals } from './use-reveals.ts';
import { useSwipe } from './use-swipe.ts';
import styles from './play-card.module.css';

interface Props {
  readonly match: MatchState;
  readonly reveals: Reveals;
  readonly turns?: CardTurns;
  /** Lies over the card. */
  readonly over?: ReactNode;
}

/** The card on top of what is left of its deck. A new card is a new sheet. */
export function PlayCard({ match, reveals, turns, over }: Props) {
  const { cards, currentCardIndex: index } = match;
  const { decoration } = useTableView();
  const from = useDirection(index);
  const swipe = useSwipe(turns);
  const card = cards[index];
  if (!card) return null;
  return (
    <>
      <Show match={match} isAnswerShown={reveals.isAnswerShown} />
      <div
        className={styles['deck']}
        data-left={Math.min(2, cards.length - 1 - index)}
        data-from={from}
        {...swipe}
      >
        <CardSheet
          key={`${card.id} ${decoration}`}
          match={match}
          card={card}
          reveals={reveals}
          turns={turns}
        />
        {over}
      </div>
    </>
  );
}

type From = 'deck' | 'played';

/** Where the card comes in from: the deck, or back from the cards already played. */
function useDirection(index: number): From {
  const [seen, setSeen] = useState<{ readonly index: number; readonly from: From }>({
    index,
    from: 'deck',
  });
  if (seen.index === index) return seen.from;
  const from = index > seen.index ? 'deck' : 'played';
  setSeen({ index, from });
  return from;
}
