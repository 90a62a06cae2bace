import { useNavigate } from '#web/platform/router/router.tsx';
import { PATHS } from '#contract/paths.ts';
import { matchLabel } from '#web/platform/match/match-label.ts';
import type { StartMatch } from '#domain/match/state.ts';
import { setupText } from '#sentences/setup.ts';
import { currentMatch, startMatch } from '#web/platform/match/match-store.ts';
import { useAlerts } from '#web/ui/alerts.tsx';

interface Options {
  /** The way back leads past this screen. */
  readonly replace?: boolean;
}

/**
 * Starts a match and goes to the table; a match under way is ended only where the host says so. Resolves to
 * whether it was started.
 */
export function useStartMatch(): (match: Omit<StartMatch, 'id'>, to?: Options) => Promise<boolean> {
  const navigate = useNavigate();
  const { confirm } = useAlerts();
  return async (match, to = {}) => {
    const running = currentMatch();
    if (running?.isGameActive) {
      const { title, message, start, keep } = setupText.newGame;
      const options = { title, confirmLabel: start, cancelLabel: keep };
      const goOn = await confirm(message({ running: matchLabel(running) }), options);
      if (!goOn) return false;
    }
    startMatch(match);
    navigate(PATHS.table, to);
    return true;
  };
}
