// Another tab of the same browser, as this one hears of it.
import { saveGame } from '#game/saved-game.ts';
import type { GameState } from '#game/state.ts';

const KEY = 'riffle:game';

/** The other tab keeps a game, or has ended the one that was kept; `unheard`: the news has not come yet. */
export function otherTabKeeps(game: GameState | undefined, unheard = false): void {
  const oldValue = localStorage.getItem(KEY);
  const newValue = game ? saveGame(game) : null;
  if (newValue === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, newValue);
  if (!unheard) dispatchEvent(new StorageEvent('storage', { key: KEY, oldValue, newValue }));
}

/** The game that this browser keeps; undefined where it keeps none. */
export function keptGame(): unknown {
  const text = localStorage.getItem(KEY);
  return text === null ? undefined : JSON.parse(text);
}
