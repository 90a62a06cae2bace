import { OutboxHint } from '#web/features/accounts/dialogs/outbox-hint.tsx';
import { ResendOutcome } from '#web/features/accounts/dialogs/resend-outcome.tsx';
import { useResend } from '#web/features/accounts/dialogs/use-resend.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface VerifyDialogProps {
  readonly email: string;
  /** The password just typed, when there is one: a new mail is sent only to who knows it. */
  readonly password: string | undefined;
  /** Back to signing in (STATE-AUTH-03). */
  readonly onClose: () => void;
}

/** After an account was made: a mail is waiting (HOME-08). */
export function VerifyDialog({ email, password, onClose }: VerifyDialogProps) {
  const { resend, send } = useResend();
  return (
    <Dialog open onClose={onClose} title="Verify Your Email">
      <div className="flex flex-col gap-4">
        <p className="text-lg">
          We sent a link to <strong className="break-all">{email}</strong>. Open it to make the
          account yours, then sign in.
        </p>
        <OutboxHint />
        <ResendOutcome resend={resend} />
        <Button variant="primary" size="large" onClick={onClose}>
          I've Verified My Email - Try Signing In
        </Button>
        <Button busy={resend.state === 'sending'} onClick={() => send(email, password)}>
          Resend Verification Email
        </Button>
      </div>
    </Dialog>
  );
}
