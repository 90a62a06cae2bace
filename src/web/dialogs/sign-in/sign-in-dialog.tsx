// Signing in and creating an account: one dialog, two modes (HOME-06, HOME-07, STATE-AUTH-01).
import type { FormEvent } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Credentials } from '#contract/accounts.ts';
import type { SignInOptions } from '#web/dialogs/account-dialogs-context.ts';
import { DEMO_SENTENCE } from '#web/dialogs/account-sentences.ts';
import { AccountFieldset } from '#web/dialogs/sign-in/account-fieldset.tsx';
import { GoogleButton } from '#web/dialogs/sign-in/google-button.tsx';
import { ResendLink } from '#web/dialogs/sign-in/resend-link.tsx';
import { useAccountForm } from '#web/dialogs/sign-in/use-account-form.ts';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';

interface SignInDialogProps {
  readonly options: SignInOptions;
  readonly onClose: (email: string) => void;
  readonly onSignedUp: (credentials: Credentials) => void;
  /** The way to a new password, with the address typed so far. */
  readonly onForgot: (email: string) => void;
}

export function SignInDialog({ options, onClose, onSignedUp, onForgot }: SignInDialogProps) {
  const { status, take } = useSession();
  const emailRef = useRef<HTMLInputElement>(null);
  const form = useAccountForm({
    email: options.email ?? '',
    onSignedIn: async (session) => {
      await take(session);
      onClose('');
      options.onSignedIn?.();
    },
    onSignedUp,
  });
  const creates = form.mode === 'create';
  /** Signed in by another tab, or by a popup that answered after it was given up: nothing is left to do here. */
  const settle = useEffectEvent(() => {
    onClose('');
    options.onSignedIn?.();
  });
  const isSettled = status === 'signed-in' && form.busy === undefined && options.isAgain !== true;
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void form.submit(event.currentTarget);
  }

  return (
    <Dialog
      open
      onClose={() => onClose(form.fields.email)}
      title={creates ? 'Create Account' : 'Sign In'}
      initialFocus={emailRef}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {status === 'demo' && form.failure === undefined && (
          <MessageBox tone="plain">{DEMO_SENTENCE}</MessageBox>
        )}
        {options.message !== undefined && form.failure === undefined && (
          <MessageBox tone="bad">{options.message}</MessageBox>
        )}
        <AccountFieldset form={form} emailRef={emailRef} />
        {!creates && (
          <button
            type="button"
            className="text-link -mt-2 min-h-11 self-end px-1"
            onClick={() => onForgot(form.fields.email.trim())}
          >
            Forgot your password
          </button>
        )}
        {form.failure !== undefined && <MessageBox tone="bad">{form.failure}</MessageBox>}
        {form.failure?.includes('verify your email') === true && <ResendLink {...form.fields} />}
        <Button type="submit" variant="primary" size="large" busy={form.busy === 'form'}>
          {creates ? 'Create Account' : 'Sign In'}
        </Button>
        <Or />
        <GoogleButton busy={form.busy === 'google'} onClick={form.google} />
        <p className="text-center">
          {creates ? 'Already have an account?' : 'New to Riffle?'}{' '}
          <button type="button" className="text-link min-h-11 px-1" onClick={form.switchMode}>
            {creates ? 'Sign in instead' : 'Create an account'}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

function Or() {
  return (
    <div className="flex items-center gap-3 text-fg-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </div>
  );
}
