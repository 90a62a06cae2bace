// What phones gave for the cards of this evening, as the screen showed it. Kept by this page alone.
import { useSyncExternalStore } from 'react';
import type { MatchState } from '#domain/match/state.ts';
import type { Tally } from '#domain/room/tally.ts';

interface Counted {
  readonly match: string;
  /** How often its deck had been dealt. */
  readonly dealing: number;
  /** By the keys of its cards. */
  readonly byCard: ReadonlyMap<string, Tally>;
  readonly listed: readonly Tally[];
}

const NONE: readonly Tally[] = [];

let counted: Counted | undefined;
const listeners = new Set<() => void>();

/** Those of the match, in the order in which they showed first. */
export function useTallies({ id }: Pick<MatchState, 'id'>): readonly Tally[] {
  return useSyncExternalStore(subscribe, () => (counted?.match === id ? counted.listed : NONE));
}

/** Notes what phones gave for a card, in the place of what they had given for it before. */
export function keepTally(
  { match, dealing }: Pick<Counted, 'match' | 'dealing'>,
  card: string,
  tally: Tally,
): void {
  const isSame = counted?.match === match && counted.dealing === dealing;
  const byCard = new Map([...(isSame && counted ? counted.byCard : []), [card, tally]]);
  counted = { match, dealing, byCard, listed: [...byCard.values()] };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
