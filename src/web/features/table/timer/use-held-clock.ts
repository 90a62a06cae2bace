import { useEffect } from 'react';
import { traitsOf } from '#domain/category/kind.ts';
import type { MatchState } from '#domain/match/state.ts';
import type { Reveals } from '#web/features/table/card/use-reveals.ts';
import { typedNames } from '#web/features/table/timer/typed-names.ts';
import { dispatch } from '#web/platform/match/match-store.ts';
import { faceDown } from '#web/platform/match/switches.ts';
import { useScreenRoom } from '#web/platform/room/shown-room.ts';
import { useDialogOpen } from '#web/ui/open-dialog.ts';

/**
 * The clock stands while the answer or a dialog is open, while a name is typed, while `waits`, and until a face-down card
 * was looked at for the first time; then it goes on, unless the host has stopped it. The host may let it run all the same.
 */
export function useHeldClock(match: MatchState, reveals: Reveals, waits: boolean): void {
  const isAsked = useDialogOpen();
  const waitsForPeek = useWaitsForPeek(match, reveals);
  const isTyped = typedNames.useAny();
  const isHeld = waits || isAsked || isTyped || reveals.isAnswerShown || waitsForPeek;
  // Not before the table has looked at what is kept now.
  useEffect(() => {
    dispatch({ type: isHeld ? 'HOLD_TIMER' : 'RELEASE_TIMER' });
  }, [isHeld, reveals.dealtCard]);
}

/** Phones that have the card look at it themselves. */
function useWaitsForPeek(match: MatchState, { hasPeeked }: Reveals): boolean {
  const hasPhones = useScreenRoom() !== undefined;
  return faceDown.use() && traitsOf(match).facesDown && !hasPeeked && !hasPhones;
}
