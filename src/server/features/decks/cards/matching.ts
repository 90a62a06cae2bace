// Which card of a saved deck is which of before: pages save decks whole and have names of their own for new cards.
import { randomUUID } from 'node:crypto';
import type { OwnCard } from '#contract/own-decks.ts';
import { changedWords, wordsOf, type WordsRow } from './card-words.ts';
import type { NewCard } from '#server/features/decks/store.ts';

export interface Known extends WordsRow {
  readonly id: string;
  /** The name that the page which wrote it has for it. */
  readonly sentId: string | null;
}

/**
 * Cards with ids of ours. One that was there before keeps its id, so that flags stay with it: it is known by
 * that id, or by the name that a page gave it. Of two under one name the second is a new card.
 */
export function withServerIds(
  cards: readonly OwnCard[],
  gameType: string,
  before: readonly Known[],
): NewCard[] {
  const known = new Map<string, Known>();
  for (const card of before) if (card.sentId !== null) known.set(card.sentId, card);
  for (const card of before) known.set(card.id, card);
  const used = new Set<string>();
  return cards.map(({ id: name, ...change }) => {
    const old = name === undefined ? undefined : known.get(name);
    if (old && !used.has(old.id)) {
      used.add(old.id);
      return { ...changedWords(wordsOf(old), change), id: old.id, sentId: old.sentId };
    }
    const isFirst = name !== undefined && !old && !used.has(name);
    if (isFirst) used.add(name);
    const words = changedWords(undefined, change);
    return { ...words, id: `${gameType}-${randomUUID()}`, sentId: isFirst ? name : null };
  });
}
