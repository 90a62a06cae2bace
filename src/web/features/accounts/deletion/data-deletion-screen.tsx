// 'Data Deletion Request' (DELETE-01 to -10, STATE-DEL-01).
import { useState } from 'react';
import { DELETION_DAYS, SUPPORT_HOURS } from '#contract/promises.ts';
import { DEMO_SENTENCE } from '#web/platform/session/account-sentences.ts';
import { useContacts } from '#web/platform/session/contacts.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { MailLink } from '#web/ui/mail-link.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Page } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { DeletionForm } from './deletion-form.tsx';
import { Received } from './received.tsx';

export function DataDeletionScreen() {
  const { status, user } = useSession();
  /** Stays although the session ends with the request. */
  const [received, setReceived] = useState<{ readonly email: string; readonly dueAt: number }>();
  if (received) {
    return (
      <Page title="Request Submitted Successfully">
        <Received {...received} />
        <Help />
      </Page>
    );
  }
  if (status === 'loading') {
    return (
      <Page title="Data Deletion Request">
        <Spinner size="large" label="Loading…" />
      </Page>
    );
  }
  return (
    <Page title="Data Deletion Request">
      <MessageBox tone="bad">
        This cannot be undone. Your games, your credits and your account data are permanently
        deleted. That can take up to {DELETION_DAYS} days.
      </MessageBox>
      {status === 'demo' && <MessageBox tone="plain">{DEMO_SENTENCE}</MessageBox>}
      <DeletionForm user={user} onReceived={setReceived} />
      <Help />
    </Page>
  );
}

function Help() {
  const { privacyEmail } = useContacts();
  return (
    <footer className="text-fg-soft">
      Questions about your data? Write to <MailLink to={privacyEmail} />. We answer within{' '}
      {SUPPORT_HOURS} hours.
    </footer>
  );
}
