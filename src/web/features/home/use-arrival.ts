// What another screen asked home to open (HOME-04).
import { useEffect } from 'react';
import { useLocation, useNavigate } from '#web/platform/router/router.tsx';
import { categorySetup, PATHS } from '#contract/paths.ts';
import { useAccountDialogs } from '#web/platform/session/account-dialogs-context.ts';
import { takeWaitingForm } from '#web/platform/session/waiting-form.ts';
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
    const [email, message] = [textOf(arrival.get('email')), textOf(arrival.get('message'))];
    if (arrival.get('resendVerification') === true && email !== undefined) openVerify(email);
    else if (arrival.get('showSignInModal') === true) {
      // Whoever is signed in already has nothing to do there.
      if (status !== 'signed-in') {
        openSignIn({ message, email, isNew: arrival.get('isNew') === true });
      }
    } else return;
    navigate(PATHS.home, { replace: true, state: null });
  }, [location.state, navigate, openSignIn, openVerify, status]);
  // After it: what was asked for is used up, and does not lead back.
  useWaitingForm(status === 'signed-in');
}

/** Sends a host who is signed in on to the form that waits, once, from the tab that is in sight. */
function useWaitingForm(isSignedIn: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const goOn = (): void => {
      if (document.visibilityState === 'hidden') return;
      const form = takeWaitingForm();
      if (form) navigate(categorySetup(form.category));
    };
    goOn();
    document.addEventListener('visibilitychange', goOn);
    return () => document.removeEventListener('visibilitychange', goOn);
  }, [isSignedIn, navigate]);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The browser keeps navigation state, and it may be anything. */
function entriesOf(state: unknown): [string, unknown][] {
  return typeof state === 'object' && state !== null ? Object.entries(state) : [];
}
