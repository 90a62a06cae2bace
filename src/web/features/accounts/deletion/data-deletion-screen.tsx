// 'Data Deletion Request' (DELETE-01 to -10, STATE-DEL-01).
import { useState } from 'react';
import { DELETION_DAYS, SUPPORT_HOURS } from '#contract/promises.ts';
import { deletionText } from '#sentences/accounts-deletion.ts';
import { commonText } from '#sentences/common.ts';
import { sessionText } from '#sentences/session.ts';
import { useContacts } from '#web/platform/session/contacts.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { MailLink } from '#web/ui/mail-link.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Page } from '#web/ui/page.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { DeletionForm } from './deletion-form.tsx';
import { Received } from './received.tsx';
import type { Received as DeletionReceived } from './use-deletion-form.ts';

export function DataDeletionScreen() {
  const { status, user } = useSession();
  /** Stays although the session ends with the request. */
  const [received, setReceived] = useState<DeletionReceived>();
  if (received) {
    return (
      <Page title={deletionText.received.title}>
        <Received {...received} />
        <Help />
      </Page>
    );
  }
  if (status === 'loading') {
    return (
      <Page title={deletionText.title}>
        <Spinner size="large" label={commonText.loading} />
      </Page>
    );
  }
  return (
    <Page title={deletionText.title}>
      <MessageBox tone="bad">{deletionText.warning({ days: DELETION_DAYS })}</MessageBox>
      {status === 'demo' && <MessageBox tone="plain">{sessionText.notAvailable}</MessageBox>}
      <DeletionForm user={user} onReceived={setReceived} />
      <Help />
    </Page>
  );
}

function Help() {
  const { privacyEmail } = useContacts();
  return (
    <footer className="text-fg-soft">
      <Sentence
        of={({ email }) => deletionText.help({ email, hours: SUPPORT_HOURS })}
        parts={{ email: <MailLink to={privacyEmail} /> }}
      />
    </footer>
  );
}
