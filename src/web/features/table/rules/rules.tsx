// The rules over the first card: when they lie there. What they say, and what takes them away, is fetched with them.
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import type { MatchState } from '#domain/match/state.ts';
import { dispatch } from '#web/platform/match/match-store.ts';
import { rememberRules, waitsForRules } from '#web/platform/match/seen-rules.ts';

interface SheetProps {
  readonly match: MatchState;
  readonly onAway: () => void;
}

const LateSheet = lazy<ComponentType<SheetProps>>(() =>
  import('./rules-sheet.tsx').then(
    ({ RulesSheet }) => ({ default: RulesSheet }),
    () => ({ default: NoSheet }),
  ),
);

/** Where they can't be had the game begins without them. */
function NoSheet({ onAway }: SheetProps) {
  useEffect(() => {
    dispatch({ type: 'RESUME_GAME' });
    onAway();
  });
  return null;
}

/** They lie over the card until they are put away; the clock waits for that (START-02, START-03). */
export function Rules({ match }: { readonly match: MatchState }) {
  const [isLying, setLying] = useState(() => waitsForRules(match));
  if (!isLying) return null;
  const putAway = (): void => {
    rememberRules(match);
    setLying(false);
  };
  return (
    <Suspense>
      <LateSheet match={match} onAway={putAway} />
    </Suspense>
  );
}
