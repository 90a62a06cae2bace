import { useState } from 'react';
import { useNavigate } from 'react-router';
import { traitsOf } from '#game/label.ts';
import { isFinished } from '#game/scoreboard.ts';
import { roundsOf, type GameState } from '#game/state.ts';
import { currentGame, dispatch, playAgain } from '#web/play/game-store.ts';
import { setJustPlayed } from '#web/play/just-played.ts';
import { CELEBRATION_MS, throwConfetti } from '#web/screens/play/confetti.ts';

/** Playing; the finish is celebrated; the end dialog is open; the game is over and the screen goes. */
export type Phase = 'playing' | 'celebrating' | 'ending' | 'left';

export interface Ending {
  readonly phase: Phase;
  readonly nextRound: () => void;
  /** Opens the end dialog. */
  readonly end: () => void;
  readonly goOn: () => void;
  /** Ends the game for good and goes home. */
  readonly leave: () => void;
  /** The same deck and teams from the start, shuffled. */
  readonly again: () => void;
}

/** The ways out of a game: the last round, End Game, Finish Game. */
export function useEnding(): Ending {
  const navigate = useNavigate();
  const [phase, setPhase] = useState<Phase>('playing');

  function leave() {
    setPhase('left');
    setJustPlayed(currentGame()?.currentCategory);
    dispatch({ type: 'END_GAME' });
    void navigate('/');
  }

  function celebrate() {
    setPhase('celebrating');
    // Where it can't be loaded, the finish goes without.
    throwConfetti().catch(() => undefined);
    setTimeout(() => {
      setPhase((now) => (now === 'celebrating' ? 'ending' : now));
    }, CELEBRATION_MS);
  }

  function nextRound() {
    dispatch({ type: 'NEXT_ROUND' });
    const game = currentGame();
    if (!game || !hasAllRounds(game)) return;
    if (traitsOf(game.currentCategory).scored) celebrate();
    else leave();
  }

  return {
    phase,
    nextRound,
    end: () => setPhase('ending'),
    goOn: () => setPhase('playing'),
    leave,
    again: () => {
      playAgain();
      setPhase('playing');
    },
  };
}

function hasAllRounds(game: GameState): boolean {
  return isFinished(game.scoreboard, roundsOf(game));
}
