import { useEffect, useEffectEvent, useState } from 'react';
import { OutboxHint } from '#web/features/accounts/dialogs/outbox-hint.tsx';
import { ResendOutcome } from '#web/features/accounts/dialogs/resend-outcome.tsx';
import { useResend } from '#web/features/accounts/dialogs/use-resend.ts';
import { newcomerText } from '#sentences/newcomer.ts';
import { accountText } from '#sentences/accounts.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Sentence } from '#web/ui/sentence.tsx';

interface VerifyDialogProps {
  readonly email: string;
  /** The password just typed, when there is one: a new mail is sent only to who knows it. */
  readonly password: string | undefined;
  /** Back to signing in (STATE-AUTH-03). */
  readonly onClose: () => void;
  /** The link was followed in another tab. */
  readonly onSignedIn: () => void;
}

/** After an account was made: a mail is waiting (HOME-08). */
export function VerifyDialog({ email, password, onClose, onSignedIn }: VerifyDialogProps) {
  useSignedInMeanwhile(onSignedIn);
  const { verify } = accountText;
  const { resend, send } = useResend();
  return (
    <Dialog open onClose={onClose} title={verify.title}>
      <div className="flex flex-col gap-4">
        <p className="text-lg">
          <Sentence
            of={password === undefined ? verify.sent : newcomerText.sent}
            parts={{ email: <strong className="break-all">{email}</strong> }}
          />
        </p>
        <OutboxHint />
        <ResendOutcome resend={resend} />
        <Button variant="primary" size="large" onClick={onClose}>
          {verify.trySigningIn}
        </Button>
        <Button busy={resend.state === 'sending'} onClick={() => send(email, password)}>
          {verify.resend}
        </Button>
      </div>
    </Dialog>
  );
}

/** Whoever is signed in from the start waits for a change of address: then nothing happens. */
function useSignedInMeanwhile(onSignedIn: () => void): void {
  const { status } = useSession();
  const [before] = useState(status);
  const settle = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (before !== 'signed-in' && status === 'signed-in') settle();
  }, [before, status]);
}
