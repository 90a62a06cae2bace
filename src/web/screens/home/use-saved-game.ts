// The game that was left running in this browser, if it can still be read (STATE-GAME-24).
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#web/api/stored.ts';

export interface SavedGameNote {
  readonly categoryLabel: string;
  /** 1 for the first card. */
  readonly card: number;
  readonly totalCards: number;
}

export type SavedGameState =
  | { readonly kind: 'none' }
  | { readonly kind: 'found'; readonly game: SavedGameNote }
  | { readonly kind: 'unreadable' };

/** Reads it after the first paint: the prerendered page knows of none. One that can't be read is removed. */
export function useSavedGame(): SavedGameState {
  const [saved, setSaved] = useState<SavedGameState>({ kind: 'none' });
  useEffect(() => {
    const text = readStored('riffle:game');
    if (text === null) return undefined;
    let gone = false;
    read(text).then(
      (state) => {
        if (gone) return;
        if (state.kind === 'unreadable') writeStored('riffle:game', null);
        setSaved(state);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return saved;
}

/** The reader is loaded only where there is something to read. */
async function read(text: string): Promise<SavedGameState> {
  const { loadGame } = await import('#game/saved-game.ts');
  const game = loadGame(text, Date.now());
  if (game === undefined) return { kind: 'unreadable' };
  const { currentCategory, currentCardIndex, cards } = game;
  return {
    kind: 'found',
    game: { categoryLabel: currentCategory, card: currentCardIndex + 1, totalCards: cards.length },
  };
}
