// What a stage in another window is told of the table: no more than the room may see.
import type { Card } from '#domain/deck/card.ts';
import type { MatchState } from '#domain/match/state.ts';
import type { Table, TableView } from '#web/platform/match/table-view.ts';

interface OnTheTable {
  readonly match: MatchState;
  readonly view: TableView;
  /** What is turned over on the card. */
  readonly isHintShown: boolean;
  readonly isAnswerShown: boolean;
  /** The card lies face down: whoever peeks at it does so at the console alone. */
  readonly isFaceDown: boolean;
}

/**
 * The table without what is not on it: other cards have no words, nor has one that lies face down; hint and answer
 * are there when they are turned over; the host's notes stay with the host.
 */
export function toldTable({ match, view, ...shown }: OnTheTable): Table {
  const { cards, skipped, currentCardIndex } = match;
  return {
    view,
    match: {
      ...match,
      notes: '',
      cards: cards.map((card, at) => (at === currentCardIndex ? seen(card, shown) : blank(card))),
      skipped: skipped.map(blank),
    },
  };
}

/** A card has a question in every match that loads. */
function blank({ id, category, type }: Card): Card {
  return { id, category, type, question: '…', hint: '', answer: '' };
}

function seen(
  card: Card,
  { isHintShown, isAnswerShown, isFaceDown }: Omit<OnTheTable, 'match' | 'view'>,
): Card {
  if (isFaceDown) return blank(card);
  const { id, category, type, question, vote, options } = card;
  return {
    id,
    category,
    type,
    question,
    ...(vote !== undefined && { vote }),
    ...(options !== undefined && { options }),
    hint: isHintShown ? card.hint : '',
    answer: '',
    ...(isAnswerShown && turnedOver(card)),
  };
}

function turnedOver({ answer, explanation, accepts, verdict }: Card): Partial<Card> {
  return {
    answer,
    ...(explanation !== undefined && { explanation }),
    ...(accepts !== undefined && { accepts }),
    ...(verdict !== undefined && { verdict }),
  };
}
