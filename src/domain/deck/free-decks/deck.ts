import type { Card } from '#domain/deck/card.ts';

/** A card as the data files write it: only the texts that it has. */
export interface Row {
  readonly question: string;
  readonly hint?: string;
  readonly answer?: string;
  readonly explanation?: string;
}

/** Makes the cards of a free game from its rows, numbered from 1 (DATA-06). */
export function freeDeck(id: string, rows: readonly Row[]): readonly Card[] {
  return rows.map(({ question, hint = '', answer = '', explanation }, index) => ({
    id: `${id}-${index + 1}`,
    question,
    hint,
    answer,
    category: 'Free Games',
    type: 'free',
    ...(explanation === undefined ? {} : { explanation }),
  }));
}
