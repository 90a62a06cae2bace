import { useNavigate } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { labelOf } from '#domain/category/kind.ts';
import type { StartMatch } from '#domain/match/state.ts';
import { currentMatch, startMatch } from '#web/platform/match/match-store.ts';
import { useAlerts } from '#web/ui/alerts.tsx';

/**
 * Starts a match and goes to the table; a match under way is ended only where the host says so. Resolves to
 * whether it was started.
 */
export function useStartMatch(): (match: Omit<StartMatch, 'id'>) => Promise<boolean> {
  const navigate = useNavigate();
  const { confirm } = useAlerts();
  return async (match) => {
    const running = currentMatch();
    if (running?.isGameActive) {
      const goOn = await confirm(
        `“${labelOf(running)}” is still under way. Starting another game ends it.`,
        { title: 'Start a new game?', confirmLabel: 'Start New Game', cancelLabel: 'Keep Playing' },
      );
      if (!goOn) return false;
    }
    startMatch(match);
    await navigate(PATHS.table);
    return true;
  };
}
