// Another tab of the same browser, as this one hears of it.
import { serializeMatch } from '#tests/support/matches.ts';
import type { MatchState } from '#domain/match/state.ts';

const KEY = 'riffle:game';

/** The other tab keeps a match, or has ended the one that was kept; `unheard`: the news has not come yet. */
export function otherTabKeeps(match: MatchState | undefined, unheard = false): void {
  const oldValue = localStorage.getItem(KEY);
  const newValue = match ? serializeMatch(match) : null;
  if (newValue === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, newValue);
  if (!unheard) dispatchEvent(new StorageEvent('storage', { key: KEY, oldValue, newValue }));
}

/** The match that this browser keeps; undefined where it keeps none. */
export function keptMatch(): unknown {
  const text = localStorage.getItem(KEY);
  return text === null ? undefined : JSON.parse(text);
}
