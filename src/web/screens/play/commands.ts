// What each command of the keyboard does to the game on the table.
import { RIGHT } from '#game/points.ts';
import { teamsOf, type TeamId } from '#game/teams.ts';
import type { GameState } from '#game/state.ts';
import { dispatch } from '#web/play/game-store.ts';
import type { Command } from '#web/screens/play/keys.ts';
import type { CardTurns } from '#web/screens/play/use-card-turns.ts';
import { toggleFullscreen } from '#web/screens/play/fullscreen.ts';
import type { Reveals } from '#web/screens/play/use-reveals.ts';

/** What a wrong answer takes. */
const WRONG = -1;

interface Table {
  readonly game: GameState;
  readonly turns: CardTurns;
  readonly reveals: Reveals;
  readonly showKeys: () => void;
}

export function commandsOf({
  game,
  turns,
  reveals,
  showKeys,
}: Table): Readonly<Record<Command, (team?: TeamId) => void>> {
  const give = (points: number) => (team?: TeamId) => {
    if (team && teamsOf(game.teamCount).includes(team)) {
      dispatch({ type: 'UPDATE_SCORE', team, points });
    }
  };
  return {
    next: turns.next,
    previous: turns.previous,
    pause: () => dispatch({ type: game.timer.status === 'running' ? 'PAUSE_GAME' : 'RESUME_GAME' }),
    reset: () => dispatch({ type: 'RESET_TIMER' }),
    hint: reveals.toggleHint,
    answer: reveals.toggleAnswer,
    right: give(RIGHT),
    wrong: give(WRONG),
    skip: turns.skip,
    undo: () => dispatch({ type: 'UNDO_SCORE' }),
    fullscreen: toggleFullscreen,
    keys: showKeys,
  };
}
