import { sessionText } from '#sentences/session.ts';
import { useSession } from './session.tsx';
import { useAlerts } from '#web/ui/alerts.tsx';

/** Signs out, and says so when that fails (ERR-GAME-07). */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useSession();
  const { alert } = useAlerts();
  return async () => {
    try {
      await signOut();
    } catch (error) {
      // Not needed for home's first paint; the session's service has loaded it by now.
      const { withReason } = await import('#web/platform/api/problem.ts');
      console.error(error);
      await alert(withReason(error, sessionText.signOutFailed));
    }
  };
}
