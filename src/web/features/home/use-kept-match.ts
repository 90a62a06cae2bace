// The match that was left running in this browser, if it can still be read (STATE-GAME-24).
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#web/platform/storage/stored.ts';

const KEY = 'riffle:game';

export interface KeptMatchNote {
  readonly label: string;
  /** 1 for the first card. */
  readonly card: number;
  readonly totalCards: number;
}

export type KeptMatchState =
  | { readonly kind: 'none' }
  | { readonly kind: 'found'; readonly match: KeptMatchNote }
  | { readonly kind: 'unreadable' };

const NONE: KeptMatchState = { kind: 'none' };

/**
 * Reads it after the first paint: the prerendered page knows of none. What other tabs do to it shows at once.
 * One that can't be read is removed.
 */
export function useKeptMatch(): KeptMatchState {
  const [saved, setSaved] = useState(NONE);
  useEffect(() => {
    let asked: string | null = null;
    const look = (): void => {
      const text = readStored(KEY);
      asked = text;
      if (text === null) {
        setSaved(NONE);
        return;
      }
      read(text).then(
        (state) => {
          // Another tab, or the page's end, was quicker.
          if (asked !== text) return;
          if (state.kind === 'unreadable') writeStored(KEY, null);
          setSaved(state);
        },
        () => undefined,
      );
    };
    const follow = ({ key }: StorageEvent): void => {
      if (key === KEY || key === null) look();
    };
    look();
    addEventListener('storage', follow);
    // A page that was put aside whole hears of nothing meanwhile. One that has just been loaded has looked already.
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) look();
    };
    addEventListener('pageshow', comeBack);
    return () => {
      asked = null;
      removeEventListener('storage', follow);
      removeEventListener('pageshow', comeBack);
    };
  }, []);
  return saved;
}

/** The reader is loaded only where there is something to read. */
async function read(text: string): Promise<KeptMatchState> {
  const [{ parseTable }, { matchLabel }] = await Promise.all([
    import('#web/platform/match/table-form.ts'),
    import('#web/platform/match/match-label.ts'),
  ]);
  const match = parseTable(text, Date.now())?.match;
  if (match === undefined) return { kind: 'unreadable' };
  const { currentCardIndex, cards } = match;
  return {
    kind: 'found',
    match: { label: matchLabel(match), card: currentCardIndex + 1, totalCards: cards.length },
  };
}
