import { createContext, useContext } from 'react';

export interface SignInOptions {
  /** A sentence shown on top, such as why signing in is needed now. */
  readonly message?: string | undefined;
  /** At 'Create Account' instead of 'Sign In'. */
  readonly isNew?: boolean | undefined;
  /** Already typed into the form. */
  readonly email?: string | undefined;
  /** Called once somebody is signed in; without it the dialog only closes. */
  readonly onSignedIn?: (() => void) | undefined;
  /**
   * The session has ended although the page still shows who was signed in: the dialog opens all the same, and the
   * page stays as it is when the same host signs in again.
   */
  readonly isAgain?: boolean | undefined;
}

export interface AccountDialogs {
  readonly openSignIn: (options?: SignInOptions) => void;
  /** Fetches the sign-in dialog ahead of the press that opens it. */
  readonly preloadSignIn: () => void;
  /** 'Verify your email'; with the password just typed a new mail can be asked for. */
  readonly openVerify: (email: string, password?: string) => void;
}

export const AccountDialogsContext = createContext<AccountDialogs | undefined>(undefined);

/** The sign-in and verify dialogs, which any screen can open over itself. */
export function useAccountDialogs(): AccountDialogs {
  const dialogs = useContext(AccountDialogsContext);
  if (dialogs === undefined) throw new Error('useAccountDialogs needs its provider above it');
  return dialogs;
}
