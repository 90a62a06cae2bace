// What another screen asked home to open (HOME-04).
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { useAccountDialogs } from '#web/dialogs/account-dialogs.tsx';

/** Navigation state is kept by the browser and may be anything. */
const Arrival = z.object({
  showSignInModal: z.optional(z.boolean()),
  resendVerification: z.optional(z.boolean()),
  email: z.optional(z.string()),
  message: z.optional(z.string()),
});

/** Opens the dialog that the navigation state asks for, once: the state is used up. */
export function useArrival(): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { openSignIn, openVerify } = useAccountDialogs();
  useEffect(() => {
    const arrival = Arrival.safeParse(state);
    if (!arrival.success) return;
    const { showSignInModal, resendVerification, email, message } = arrival.data;
    if (resendVerification === true && email !== undefined) openVerify(email);
    else if (showSignInModal === true) openSignIn({ message });
    else return;
    void navigate('/', { replace: true, state: null });
  }, [state, navigate, openSignIn, openVerify]);
}
