// What another screen asked home to open (HOME-04).
import { useEffect } from 'react';
import { useLocation, useNavigate } from '#web/platform/router/router.tsx';
import { PATHS } from '#contract/paths.ts';
import { useAccountDialogs } from '#web/platform/session/account-dialogs-context.ts';
import { useSession } from '#web/platform/session/session.tsx';

/** Opens the dialog that the navigation state asks for, once, when it is known who is here: the state is used up. */
export function useArrival(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { openSignIn, openVerify } = useAccountDialogs();
  const { status } = useSession();
  useEffect(() => {
    if (status === 'loading') return;
    const arrival = new Map(entriesOf(location.state));
    const email = arrival.get('email');
    const message = arrival.get('message');
    if (arrival.get('resendVerification') === true && typeof email === 'string') openVerify(email);
    else if (arrival.get('showSignInModal') === true) {
      // Whoever is signed in already has nothing to do there.
      if (status !== 'signed-in') openSignIn(typeof message === 'string' ? { message } : {});
    } else return;
    navigate(PATHS.home, { replace: true, state: null });
  }, [location.state, navigate, openSignIn, openVerify, status]);
}

/** The browser keeps navigation state, and it may be anything. */
function entriesOf(state: unknown): [string, unknown][] {
  return typeof state === 'object' && state !== null ? Object.entries(state) : [];
}
