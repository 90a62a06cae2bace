// The privacy policy: what is true of Riffle as it is built (PRIVACY-01 to -12).
import { useState } from 'react';
import { MINIMUM_AGE } from '#contract/promises.ts';
import { privacyText } from '#sentences/privacy.ts';
import { Items } from '#web/features/legal/items.tsx';
import { useContacts } from '#web/platform/session/contacts.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { longDate } from '#web/ui/long-date.ts';
import { MailLink } from '#web/ui/mail-link.tsx';
import { Page } from '#web/ui/page.tsx';
import { Paper } from '#web/ui/paper.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { Collected } from './collected.tsx';
import { Cookies } from './cookies.tsx';
import { Sharing } from './sharing.tsx';
import { TheirRights } from './their-rights.tsx';

export function PrivacyScreen() {
  const [today] = useState(() => Date.now());
  const { configuration } = useSession();
  const { privacyEmail } = useContacts();
  return (
    <Page title={privacyText.title}>
      <Paper>
        <p>{privacyText.updated({ date: longDate(today) })}</p>
        <h2>{privacyText.introduction.heading}</h2>
        <p>{privacyText.introduction.text}</p>
        <h2>{privacyText.collected.heading}</h2>
        <Collected isStripe={configuration?.payments === 'stripe'} />
        <h2>{privacyText.use.heading}</h2>
        <HowWeUseIt />
        <h2>{privacyText.security.heading}</h2>
        <p>{privacyText.security.text}</p>
        <h2>{privacyText.sharing.heading}</h2>
        <Sharing />
        <h2>{privacyText.rights.heading}</h2>
        <TheirRights privacyEmail={privacyEmail} />
        <h2>{privacyText.cookies.heading}</h2>
        <Cookies />
        <h2>{privacyText.children.heading}</h2>
        <p>{privacyText.children.text({ age: MINIMUM_AGE })}</p>
        <h2>{privacyText.changes.heading}</h2>
        <p>{privacyText.changes.text}</p>
        <h2>{privacyText.contact.heading}</h2>
        <Contact />
      </Paper>
    </Page>
  );
}

function HowWeUseIt() {
  return (
    <>
      <ul>
        <Items of={privacyText.use.items} />
      </ul>
      <p>{privacyText.use.text}</p>
    </>
  );
}

function Contact() {
  const { supportEmail, privacyEmail } = useContacts();
  return (
    <p>
      <Sentence
        of={privacyText.contact.text}
        parts={{
          privacy: <MailLink to={privacyEmail} />,
          support: <MailLink to={supportEmail} />,
        }}
      />
    </p>
  );
}
