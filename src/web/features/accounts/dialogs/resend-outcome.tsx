import type { Resend } from './use-resend.ts';
import { accountText } from '#sentences/accounts.ts';
import { MessageBox } from '#web/ui/message-box.tsx';

/** How asking for another verification mail went. */
export function ResendOutcome({ resend }: { readonly resend: Resend }) {
  if (resend.state === 'failed') return <MessageBox tone="bad">{resend.sentence}</MessageBox>;
  if (resend.state === 'verified') {
    return <MessageBox tone="good">{accountText.resend.verified}</MessageBox>;
  }
  if (resend.state !== 'sent') return null;
  return <MessageBox tone="good">{accountText.verificationSent}</MessageBox>;
}
