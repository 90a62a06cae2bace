// The account form's state and what submitting it does.
import { useState } from 'react';
import type { Credentials, Session } from '#contract/accounts.ts';
import { signIn, signInWithGoogle, signUp } from '#web/platform/api/accounts.ts';
import { isProblem } from '#web/platform/api/problem.ts';
import type { Otherwise } from '#web/platform/session/account-sentences.ts';
import {
  GOOGLE,
  SIGN_IN,
  SIGN_UP,
  accountSentence,
} from '#web/platform/session/account-sentences.ts';
import type { AccountFields, AccountMode, FieldErrors, FieldName } from './account-form.ts';
import { errorsAfterTyping, errorsOf, firstWrong } from './account-form.ts';

interface Outcomes {
  readonly email: string;
  readonly mode: AccountMode;
  readonly onSignedIn: (session: Session) => void;
  readonly onSignedUp: (credentials: Credentials) => void;
}

export function useAccountForm({ email, mode: first, onSignedIn, onSignedUp }: Outcomes) {
  const [mode, setMode] = useState(first);
  const [fields, setFields] = useState<AccountFields>({ email, password: '', confirm: '' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const { failure, busy, attempt, forget } = useAttempt();

  function type(name: FieldName, text: string) {
    const next = { ...fields, [name]: text };
    setFields(next);
    setErrors(errorsAfterTyping(errors, name, next, mode));
  }

  function switchMode() {
    setMode(mode === 'sign-in' ? 'create' : 'sign-in');
    setErrors({});
    forget();
  }

  async function submit(element: HTMLFormElement) {
    const found = errorsOf(fields, mode);
    setErrors(found);
    const wrong = firstWrong(found);
    if (wrong !== undefined) return focusOn(element, wrong);
    const credentials = { email: fields.email.trim(), password: fields.password };
    if (mode === 'sign-in') {
      return attempt('form', async () => onSignedIn(await signIn(credentials)), SIGN_IN);
    }
    const create = async () => {
      await signUp(credentials);
      onSignedUp(credentials);
    };
    return attempt('form', create, SIGN_UP);
  }

  const google = () => attempt('google', async () => onSignedIn(await signInWithGoogle()), GOOGLE);

  return { mode, fields, errors, failure, busy, type, switchMode, submit, google };
}

/** The form's fields are named as in AccountFields. */
function focusOn(form: HTMLFormElement, name: FieldName): void {
  const input = form.elements.namedItem(name);
  if (input instanceof HTMLElement) input.focus();
}

interface Failure {
  readonly sentence: string;
  /** The address is not verified yet: another mail helps. */
  readonly isUnverified: boolean;
}

/** One call at a time; its failure is shown above the form, and what was typed stays. */
function useAttempt() {
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState<'form' | 'google'>();

  async function attempt(by: 'form' | 'google', run: () => Promise<void>, otherwise: Otherwise) {
    if (busy !== undefined) return;
    setBusy(by);
    setFailure(undefined);
    try {
      await run();
    } catch (error) {
      setFailure({
        sentence: accountSentence(error, otherwise),
        isUnverified: isProblem(error, 'email-not-verified'),
      });
    } finally {
      setBusy(undefined);
    }
  }

  return { failure, busy, attempt, forget: () => setFailure(undefined) };
}
