// Signing in and creating an account: one dialog, two modes (HOME-06, HOME-07, STATE-AUTH-01).
import type { FormEvent } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Credentials } from '#contract/accounts.ts';
import type { SignInOptions } from '#web/platform/session/account-dialogs-context.ts';
import { accountText } from '#sentences/accounts.ts';
import { sessionText } from '#sentences/session.ts';
import type { AccountMode } from './account-form.ts';
import { AccountFieldset } from './account-fieldset.tsx';
import { FirstDeck } from './first-deck.tsx';
import { GoogleButton, QuietGoogleButton } from './google-button.tsx';
import { ResendLink } from './resend-link.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Sentence } from '#web/ui/sentence.tsx';

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
  const leave = (): void => {
    onClose('');
    options.onSignedIn?.();
  };
  const form = useAccountForm({
    email: options.email ?? '',
    mode: options.isNew === true ? 'create' : 'sign-in',
    onSignedIn: (session) => {
      take(session);
      leave();
    },
    onSignedUp,
  });
  const { mode, fields, failure, busy } = form;
  useSignedIn(status === 'signed-in' && busy === undefined && options.isAgain !== true, leave);
  const { title } = accountText.mode[mode];
  const size = mode === 'create' ? 'medium' : 'small';
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void form.submit(event.currentTarget);
  }
  return (
    <Dialog open {...{ title, size }} initialFocus={emailRef} onClose={() => onClose(fields.email)}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {failure === undefined && <WhyHere message={options.message} />}
        {mode === 'create' && status !== 'demo' && <FirstDeck />}
        <AccountFieldset form={form} emailRef={emailRef} />
        {mode === 'sign-in' && <Forgot onClick={() => onForgot(fields.email.trim())} />}
        {failure && <WhyNot failure={failure} fields={fields} />}
        <Button type="submit" variant="primary" size="large" busy={busy === 'form'}>
          {title}
        </Button>
        <OtherWays form={form} />
      </form>
    </Dialog>
  );
}

/** Signed in by another tab, or by a popup that answered after it was given up: nothing is left to do here. */
function useSignedIn(isSettled: boolean, onSettled: () => void): void {
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled]);
}

function WhyHere({ message }: Pick<SignInOptions, 'message'>) {
  const { status } = useSession();
  return (
    <>
      {status === 'demo' && <MessageBox tone="plain">{sessionText.notAvailable}</MessageBox>}
      {message !== undefined && <MessageBox tone="call">{message}</MessageBox>}
    </>
  );
}

type WhyNotProps = Pick<ReturnType<typeof useAccountForm>, 'fields'> & {
  readonly failure: NonNullable<ReturnType<typeof useAccountForm>['failure']>;
};

function WhyNot({ failure, fields }: WhyNotProps) {
  return (
    <>
      <MessageBox tone="bad">{failure.sentence}</MessageBox>
      {failure.isUnverified && <ResendLink {...fields} />}
    </>
  );
}

function Forgot({ onClick }: { readonly onClick: () => void }) {
  return (
    <button type="button" className="text-link -mt-2 min-h-11 self-end px-1" onClick={onClick}>
      {accountText.forgot}
    </button>
  );
}

/** Google, and the other mode of the dialog. */
function OtherWays({ form }: { readonly form: ReturnType<typeof useAccountForm> }) {
  const { configuration } = useSession();
  const google = { busy: form.busy === 'google', onClick: form.google };
  const other = <OtherMode mode={form.mode} onClick={form.switchMode} />;
  if (configuration?.google === false) {
    return (
      <>
        {other}
        <QuietGoogleButton {...google} />
      </>
    );
  }
  return (
    <>
      <Or />
      <GoogleButton {...google} />
      {other}
    </>
  );
}

interface OtherModeProps {
  /** The one that the dialog is in. */
  readonly mode: AccountMode;
  readonly onClick: () => void;
}

function OtherMode({ mode, onClick }: OtherModeProps) {
  const words = accountText.mode[mode];
  const link = (
    <button type="button" className="text-link min-h-11 px-1" onClick={onClick}>
      {words.link}
    </button>
  );
  return (
    <p className="text-center">
      <Sentence of={words.other} parts={{ link }} />
    </p>
  );
}

function Or() {
  return (
    <div className="flex items-center gap-3 text-fg-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {accountText.or}
    </div>
  );
}
