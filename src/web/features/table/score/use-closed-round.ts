import { useEffect, useState } from 'react';
import type { MatchState } from '#domain/match/state.ts';

/** How long a standing shows, unless something else happens before. */
const STANDING_MS = 2000;

/** The round that has just closed by itself; undefined when that is over, or another card has come since. */
export function useClosedRound({ scoreboard, currentCardIndex }: MatchState): number | undefined {
  const last = scoreboard.events.at(-1);
  const round = last?.byItself ? last.round : 0;
  const [seen, setSeen] = useState({ round, card: currentCardIndex });
  const [shown, setShown] = useState(0);
  if (seen.round !== round || seen.card !== currentCardIndex) {
    setSeen({ round, card: currentCardIndex });
    setShown(round > seen.round ? round : 0);
  }
  useEffect(() => {
    if (shown === 0) return undefined;
    const waiting = setTimeout(() => setShown(0), STANDING_MS);
    return () => clearTimeout(waiting);
  }, [shown]);
  return shown === 0 ? undefined : shown;
}
