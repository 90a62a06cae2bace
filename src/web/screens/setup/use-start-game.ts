import { useNavigate } from 'react-router';
import type { StartGame } from '#game/state.ts';
import { currentGame, startGame } from '#web/play/game-store.ts';
import { useAlerts } from '#web/ui/alerts.tsx';

/**
 * Starts a game and goes to the table; a game under way is ended only where the host says so. Resolves to
 * whether it was started.
 */
export function useStartGame(): (game: Omit<StartGame, 'id' | 'decoration'>) => Promise<boolean> {
  const navigate = useNavigate();
  const { confirm } = useAlerts();
  return async (game) => {
    const running = currentGame();
    if (running?.isGameActive) {
      const goOn = await confirm(
        `“${running.currentCategory}” is still under way. Starting another game ends it.`,
        { title: 'Start a new game?', confirmLabel: 'Start New Game', cancelLabel: 'Keep Playing' },
      );
      if (!goOn) return false;
    }
    startGame(game);
    await navigate('/game');
    return true;
  };
}
