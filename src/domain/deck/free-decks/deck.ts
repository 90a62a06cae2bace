import type { Card, CardWords } from '#domain/deck/card.ts';

/** A card as the data files write it: only what it has. */
export type Row = Partial<CardWords> & Pick<CardWords, 'question'>;

/** Makes the cards of a free game from its rows, numbered from 1 (DATA-06). */
export function freeDeck(id: string, rows: readonly Row[]): readonly Card[] {
  return rows.map((row, index) => ({
    hint: '',
    answer: '',
    ...row,
    id: `${id}-${index + 1}`,
    category: 'Free Games',
    type: 'free',
  }));
}
