// Asking for a mail that sets a new password (HOME-09, STATE-AUTH-07, -08).
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { resetPassword } from '#web/api/accounts.ts';
import { RESET_MAIL, accountSentence } from '#web/dialogs/account-sentences.ts';
import { OutboxHint } from '#web/dialogs/outbox-hint.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';

type Phase =
  | { readonly phase: 'form' | 'sending' | 'sent' }
  | { readonly phase: 'failed'; readonly sentence: string };

interface ResetDialogProps {
  /** As typed into the sign-in dialog. */
  readonly email: string;
  readonly onClose: () => void;
  readonly onBack: () => void;
}

export function ResetDialog({ email, onClose, onBack }: ResetDialogProps) {
  const emailRef = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState(email);
  const [state, setState] = useState<Phase>({ phase: 'form' });

  async function send(event: FormEvent) {
    event.preventDefault();
    if (state.phase === 'sending') return;
    const wanted = address.trim();
    if (wanted === '') {
      setState({ phase: 'failed', sentence: 'Please enter your email address' });
      emailRef.current?.focus();
      return;
    }
    setState({ phase: 'sending' });
    try {
      await resetPassword(wanted);
      setState({ phase: 'sent' });
    } catch (error) {
      setState({ phase: 'failed', sentence: accountSentence(error, RESET_MAIL) });
    }
  }

  if (state.phase === 'sent') {
    return (
      <Dialog open onClose={onClose} title="Check Your Email">
        <div className="flex flex-col gap-4">
          <p className="text-lg">
            A link that sets a new password is on its way to{' '}
            <strong className="break-all">{address.trim()}</strong>. It works once, within an hour.
          </p>
          <OutboxHint />
          <Button variant="primary" size="large" onClick={onBack}>
            Back to Sign In
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title="Reset Password" initialFocus={emailRef}>
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
        <p>Tell us the address of your account, and we mail you a link to set a new password.</p>
        <TextField
          ref={emailRef}
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          value={address}
          onChange={setAddress}
        />
        {state.phase === 'failed' && <MessageBox tone="bad">{state.sentence}</MessageBox>}
        <Button type="submit" variant="primary" size="large" busy={state.phase === 'sending'}>
          Send Reset Link
        </Button>
        <Button onClick={onBack}>Back to Sign In</Button>
      </form>
    </Dialog>
  );
}
