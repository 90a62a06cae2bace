// Which account dialog is open, over whichever screen. The dialogs are loaded on first need.
import type { ReactNode } from 'react';
import { Suspense, lazy, useMemo, useState } from 'react';
import {
  AccountDialogsContext,
  type AccountDialogs,
  type SignInOptions,
} from '#web/platform/session/account-dialogs-context.ts';

const loadSignIn = () => import('#web/features/accounts/sign-in/sign-in-dialog.tsx');
const SignInDialog = lazy(async () => ({ default: (await loadSignIn()).SignInDialog }));
const VerifyDialog = lazy(async () => ({
  default: (await import('#web/features/accounts/verify-email/verify-dialog.tsx')).VerifyDialog,
}));
const ResetDialog = lazy(async () => ({
  default: (await import('#web/features/accounts/reset-password/reset-dialog.tsx')).ResetDialog,
}));

type Open =
  | { readonly dialog: 'none' }
  | { readonly dialog: 'sign-in'; readonly options: SignInOptions }
  | { readonly dialog: 'reset'; readonly email: string }
  | { readonly dialog: 'verify'; readonly email: string; readonly password: string | undefined };

const NONE: Open = { dialog: 'none' };

export function AccountDialogsProvider({ children }: { readonly children: ReactNode }) {
  const { open, kept, dialogs, close, closeSignIn, toReset, toSignIn } = useOpenDialog();
  return (
    <AccountDialogsContext value={dialogs}>
      {children}
      <Suspense>
        {open.dialog === 'sign-in' && (
          <SignInDialog
            options={{ ...kept, ...open.options, email: open.options.email ?? kept.email }}
            onClose={closeSignIn}
            onSignedUp={({ email, password }) => dialogs.openVerify(email, password)}
            onForgot={toReset}
          />
        )}
        {open.dialog === 'reset' && (
          <ResetDialog email={open.email} onClose={close} onBack={toSignIn} />
        )}
        {open.dialog === 'verify' && (
          <VerifyDialog
            email={open.email}
            password={open.password}
            onClose={toSignIn}
            onSignedIn={() => {
              close();
              kept.onSignedIn?.();
            }}
          />
        )}
      </Suspense>
    </AccountDialogsContext>
  );
}

/** Which dialog is open, and the ways from one to the next. */
function useOpenDialog() {
  const [open, setOpen] = useState<Open>(NONE);
  /** The address typed last and the purpose of signing in, kept from one dialog to the next. */
  const [kept, setKept] = useState<SignInOptions>({});
  const dialogs = useMemo<AccountDialogs>(
    () => ({
      openSignIn: (options = {}) => {
        const { onSignedIn, isAgain } = options;
        setKept((before) => ({ email: before.email, onSignedIn, isAgain }));
        setOpen({ dialog: 'sign-in', options });
      },
      preloadSignIn: () => void loadSignIn().catch(() => undefined),
      openVerify: (email, password) => {
        setKept((before) => ({ ...before, email }));
        setOpen({ dialog: 'verify', email, password });
      },
    }),
    [],
  );
  return {
    open,
    kept,
    dialogs,
    close: () => setOpen(NONE),
    closeSignIn: (email: string) => {
      setKept({ email });
      setOpen(NONE);
    },
    toReset: (email: string) => setOpen({ dialog: 'reset', email }),
    toSignIn: () => setOpen({ dialog: 'sign-in', options: {} }),
  };
}
