import { useState } from 'react';
import type { MatchState } from '#domain/match/state.ts';
import { rememberRules, waitsForRules } from '#web/platform/match/seen-rules.ts';

/** The rules over the first card of a match. */
export interface LyingRules {
  readonly isLying: boolean;
  /** The clock waits for them, also until the press that put them away has done what else it does. */
  readonly holdClock: boolean;
  readonly putAway: () => void;
  readonly releaseClock: () => void;
}

/** They lie there when a match has just begun whose rules this browser has not shown yet (START-02, START-03). */
export function useRules(match: MatchState): LyingRules {
  const [phase, setPhase] = useState<'lying' | 'going' | 'gone'>(() =>
    waitsForRules(match) ? 'lying' : 'gone',
  );
  return {
    isLying: phase === 'lying',
    holdClock: phase !== 'gone',
    putAway: () => {
      rememberRules(match);
      setPhase('going');
    },
    releaseClock: () => setPhase('gone'),
  };
}
