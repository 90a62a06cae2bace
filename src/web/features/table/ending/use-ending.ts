import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { labelOf, traitsOf } from '#domain/category/kind.ts';
import { cardsLeftAtEnd, isOver } from '#domain/match/ending.ts';
import { currentMatch, dispatch, playAgain } from '#web/platform/match/match-store.ts';
import { setJustPlayed } from '#web/platform/match/just-played.ts';
import { CELEBRATION_MS, throwConfetti } from './confetti.ts';
import { useAlerts } from '#web/ui/alerts.tsx';

const LAST_ROUND = {
  title: 'End the game?',
  confirmLabel: 'End Game',
  cancelLabel: 'Keep Playing',
} as const;

/** Playing; the finish is celebrated; the end dialog is open; the match is over and the screen goes. */
export type Phase = 'playing' | 'celebrating' | 'ending' | 'left';

export interface Ending {
  readonly phase: Phase;
  readonly nextRound: () => void;
  /** Opens the end dialog. */
  readonly end: () => void;
  readonly goOn: () => void;
  /** Ends the match for good and goes home. */
  readonly leave: () => void;
  /** The same deck and teams from the start, shuffled. */
  readonly again: () => void;
}

/** The ways out of a match: the last round, End Game, Finish Game. Each leads over the end dialog. */
export function useEnding(): Ending {
  const navigate = useNavigate();
  const { confirm } = useAlerts();
  const [phase, setPhase] = useState<Phase>('playing');

  function leave() {
    setPhase('left');
    endMatch();
    void navigate(PATHS.home);
  }

  async function nextRound() {
    const before = currentMatch();
    const left = before ? cardsLeftAtEnd(before) : 0;
    if (left > 0 && !(await confirm(earlyEnd(left), LAST_ROUND))) return;
    dispatch({ type: 'NEXT_ROUND' });
    const match = currentMatch();
    if (!match || !isOver(match)) return;
    if (!traitsOf(match).scored) return setPhase('ending');
    setPhase('celebrating');
    celebrate(() => setPhase((now) => (now === 'celebrating' ? 'ending' : now)));
  }

  return {
    phase,
    nextRound: () => void nextRound(),
    end: () => setPhase('ending'),
    goOn: () => setPhase('playing'),
    leave,
    again: () => {
      playAgain();
      setPhase('playing');
    },
  };
}

function earlyEnd(left: number): string {
  return `This was the last round, but ${left === 1 ? '1 card is' : `${left} cards are`} left. End the game now?`;
}

/** Ends it for good; home knows which one it was. */
function endMatch(): void {
  const ended = currentMatch();
  setJustPlayed(ended && labelOf(ended));
  dispatch({ type: 'END_GAME' });
}

function celebrate(onCelebrated: () => void): void {
  // Where it can't be loaded, the finish goes without.
  throwConfetti().catch(() => undefined);
  setTimeout(onCelebrated, CELEBRATION_MS);
}
