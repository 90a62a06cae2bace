// Asking for a mail that sets a new password (HOME-09, STATE-AUTH-07, -08).
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { accountText } from '#sentences/accounts.ts';
import { resetPassword } from '#web/platform/api/accounts.ts';
import { RESET_MAIL, accountSentence } from '#web/platform/session/account-sentences.ts';
import { OutboxHint } from '#web/features/accounts/dialogs/outbox-hint.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Sentence } from '#web/ui/sentence.tsx';

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
  const { reset } = accountText;
  const emailRef = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState(email);
  const { state, send } = useResetMail(address.trim(), () => emailRef.current?.focus());
  if (state.phase === 'sent') {
    return (
      <Dialog open onClose={onClose} title={reset.sent}>
        <Sent address={address.trim()} onBack={onBack} />
      </Dialog>
    );
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <Dialog open onClose={onClose} title={reset.ask} initialFocus={emailRef}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p>{reset.askText}</p>
        <TextField
          ref={emailRef}
          label={accountText.email}
          type="email"
          name="email"
          autoComplete="username"
          value={address}
          onChange={setAddress}
        />
        {state.phase === 'failed' && <MessageBox tone="bad">{state.sentence}</MessageBox>}
        <Button type="submit" variant="primary" size="large" busy={state.phase === 'sending'}>
          {reset.send}
        </Button>
        <Button onClick={onBack}>{accountText.backToSignIn}</Button>
      </form>
    </Dialog>
  );
}

/** Asks for the mail; without an address `onMissing` is called instead. */
function useResetMail(address: string, onMissing: () => void) {
  const [state, setState] = useState<Phase>({ phase: 'form' });
  const send = async (): Promise<void> => {
    if (state.phase === 'sending') return;
    if (address === '') {
      setState({ phase: 'failed', sentence: accountText.reset.noAddress });
      onMissing();
      return;
    }
    setState({ phase: 'sending' });
    try {
      await resetPassword(address);
      setState({ phase: 'sent' });
    } catch (error) {
      setState({ phase: 'failed', sentence: accountSentence(error, RESET_MAIL) });
    }
  };
  return { state, send };
}

interface SentProps {
  readonly address: string;
  readonly onBack: () => void;
}

function Sent({ address, onBack }: SentProps) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-lg">
        <Sentence
          of={accountText.reset.sentText}
          parts={{ email: <strong className="break-all">{address}</strong> }}
        />
      </p>
      <OutboxHint />
      <Button variant="primary" size="large" onClick={onBack}>
        {accountText.backToSignIn}
      </Button>
    </div>
  );
}
