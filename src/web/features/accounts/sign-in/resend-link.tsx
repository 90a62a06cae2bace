import { OutboxHint } from '#web/features/accounts/dialogs/outbox-hint.tsx';
import { ResendOutcome } from '#web/features/accounts/dialogs/resend-outcome.tsx';
import { useResend } from '#web/features/accounts/dialogs/use-resend.ts';
import { accountText } from '#sentences/accounts.ts';

interface ResendLinkProps {
  readonly email: string;
  readonly password: string;
}

/** Another verification mail, for whoever can't sign in without one (STATE-AUTH-04, RULE-20). */
export function ResendLink({ email, password }: ResendLinkProps) {
  const { resend, send, fail } = useResend();

  function press() {
    if (email.trim() === '' || password === '') {
      fail(accountText.resend.incomplete);
    } else void send(email.trim(), password);
  }

  return (
    <>
      <button
        type="button"
        className="text-link min-h-11 self-start"
        aria-disabled={resend.state === 'sending'}
        onClick={resend.state === 'sending' ? undefined : press}
      >
        {resend.state === 'sending' ? accountText.resend.sending : accountText.resend.link}
      </button>
      <ResendOutcome resend={resend} />
      <OutboxHint />
    </>
  );
}
