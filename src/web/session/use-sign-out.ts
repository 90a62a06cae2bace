import { withReason } from '#web/api/problem.ts';
import { useSession } from '#web/session/session.tsx';
import { useAlerts } from '#web/ui/alerts.tsx';

/** Signs out, and says so when that fails (ERR-GAME-07). */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useSession();
  const { alert } = useAlerts();
  return async () => {
    try {
      await signOut();
    } catch (error) {
      console.error(error);
      await alert(withReason(error, 'Sign out failed. Please try again.'));
    }
  };
}
