// The terms of use, in plain words.
import { MINIMUM_AGE, REFUND_DAYS } from '#contract/promises.ts';
import { FIRST_CREDIT } from '#contract/prices.ts';
import { termsText } from '#sentences/terms.ts';
import { Items } from '#web/features/legal/items.tsx';
import { useContacts } from '#web/platform/session/contacts.ts';
import { MailLink } from '#web/ui/mail-link.tsx';
import { Page } from '#web/ui/page.tsx';
import { Paper } from '#web/ui/paper.tsx';

export function TermsScreen() {
  const { whatItIs, account, credits, written, fairPlay, drinking, liability } = termsText;
  const { supportEmail } = useContacts();
  return (
    <Page title={termsText.title}>
      <Paper>
        <h2>{whatItIs.heading}</h2>
        <p>{whatItIs.text}</p>
        <h2>{account.heading}</h2>
        <p>{account.text({ age: MINIMUM_AGE })}</p>
        <h2>{credits.heading}</h2>
        <p>{credits.text({ credits: FIRST_CREDIT, refundDays: REFUND_DAYS })}</p>
        <h2>{written.heading}</h2>
        <p>{written.text}</p>
        <h2>{fairPlay.heading}</h2>
        <ul>
          <Items of={fairPlay.rules} />
        </ul>
        <p>{fairPlay.text}</p>
        <h2>{drinking.heading}</h2>
        <p>{drinking.text}</p>
        <h2>{liability.heading}</h2>
        <p>{liability.text}</p>
        <h2>{termsText.contact}</h2>
        <p>
          <MailLink to={supportEmail} />
        </p>
      </Paper>
    </Page>
  );
}
