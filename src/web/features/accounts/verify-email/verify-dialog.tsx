import { OutboxHint } from '#web/features/accounts/dialogs/outbox-hint.tsx';
import { ResendOutcome } from '#web/features/accounts/dialogs/resend-outcome.tsx';
import { useResend } from '#web/features/accounts/dialogs/use-resend.ts';
import { accountText } from '#sentences/accounts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Sentence } from '#web/ui/sentence.tsx';

interface VerifyDialogProps {
  readonly email: string;
  /** The password just typed, when there is one: a new mail is sent only to who knows it. */
  readonly password: string | undefined;
  /** Back to signing in (STATE-AUTH-03). */
  readonly onClose: () => void;
}

/** After an account was made: a mail is waiting (HOME-08). */
export function VerifyDialog({ email, password, onClose }: VerifyDialogProps) {
  const { verify } = accountText;
  const { resend, send } = useResend();
  return (
    <Dialog open onClose={onClose} title={verify.title}>
      <div className="flex flex-col gap-4">
        <p className="text-lg">
          <Sentence
            of={verify.sent}
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
