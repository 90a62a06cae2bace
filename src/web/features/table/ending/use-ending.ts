import { useCallback, useState } from 'react';
import { useNavigate } from '#web/platform/router/router.tsx';
import { traitsOf } from '#domain/category/kind.ts';
import { matchLabel } from '#web/platform/match/match-label.ts';
import { tableScoreText } from '#sentences/table-score.ts';
import { cardsLeftAtEnd, isOver } from '#domain/match/ending.ts';
import { currentMatch, dispatch, playAgain } from '#web/platform/match/match-store.ts';
import { setJustPlayed } from '#web/platform/match/just-played.ts';
import { CELEBRATION_MS, throwConfetti } from './confetti.ts';
import { useAlerts } from '#web/ui/alerts.tsx';

/** Playing; the finish is celebrated; the end dialog is open; the match is over and the screen goes. */
export type Phase = 'playing' | 'celebrating' | 'ending' | 'left';

export interface Ending {
  readonly phase: Phase;
  readonly nextRound: () => Promise<void>;
  /** Opens the end dialog. */
  readonly end: () => void;
  readonly goOn: () => void;
  /** Ends the match for good and goes to `path`. */
  readonly leave: (path: string) => void;
  /** The same deck and teams from the start, shuffled. */
  readonly again: () => void;
}

/** The ways out of a match: the last round, End Game, Finish Game. Each leads over the end dialog. */
export function useEnding(): Ending {
  const navigate = useNavigate();
  const { confirm } = useAlerts();
  const [phase, setPhase] = useState<Phase>('playing');

  function leave(path: string) {
    setPhase('left');
    endMatch();
    navigate(path);
  }

  const end = useCallback(() => setPhase('ending'), []);

  const nextRound = useCallback(async () => {
    const before = currentMatch();
    const left = before ? cardsLeftAtEnd(before) : 0;
    const { question, title, ok, cancel } = tableScoreText.early;
    const choices = { title, confirmLabel: ok, cancelLabel: cancel };
    if (left > 0 && !(await confirm(question({ left }), choices))) return;
    dispatch({ type: 'NEXT_ROUND' });
    const match = currentMatch();
    if (!match || !isOver(match)) return;
    if (!traitsOf(match).scored) return setPhase('ending');
    setPhase('celebrating');
    celebrate(() => setPhase((now) => (now === 'celebrating' ? 'ending' : now)));
  }, [confirm]);

  return {
    phase,
    nextRound,
    end,
    goOn: () => setPhase('playing'),
    leave,
    again: () => {
      playAgain();
      setPhase('playing');
    },
  };
}

/** Ends it for good; home knows which one it was. */
function endMatch(): void {
  const ended = currentMatch();
  setJustPlayed(ended && matchLabel(ended));
  dispatch({ type: 'END_GAME' });
}

/** The finish, for a second, or until somebody presses something. */
function celebrate(onCelebrated: () => void): void {
  // Where it can't be loaded, the finish goes without.
  throwConfetti().catch(() => undefined);
  const over = new AbortController();
  const end = () => {
    over.abort();
    onCelebrated();
  };
  const timer = setTimeout(end, CELEBRATION_MS);
  over.signal.addEventListener('abort', () => clearTimeout(timer));
  addEventListener('keydown', ({ repeat }) => repeat || end(), { signal: over.signal });
  addEventListener('pointerdown', end, { signal: over.signal });
}
