// The privacy policy: what is true of Riffle as it is built (PRIVACY-01 to -12).
import { useState } from 'react';
import { MINIMUM_AGE } from '#contract/promises.ts';
import { useContacts } from '#web/platform/session/contacts.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { longDate } from '#web/ui/long-date.ts';
import { MailLink } from '#web/ui/mail-link.tsx';
import { Page } from '#web/ui/page.tsx';
import { Paper } from '#web/ui/paper.tsx';
import { Collected } from './collected.tsx';
import { Cookies } from './cookies.tsx';
import { Sharing } from './sharing.tsx';
import { TheirRights } from './their-rights.tsx';

export function PrivacyScreen() {
  const [today] = useState(() => Date.now());
  const { configuration } = useSession();
  const { supportEmail, privacyEmail } = useContacts();
  return (
    <Page title="Privacy Policy">
      <Paper>
        <p>Last updated: {longDate(today)}</p>
        <h2>Introduction</h2>
        <Introduction />
        <h2>Information We Collect</h2>
        <Collected isStripe={configuration?.payments === 'stripe'} />
        <h2>How We Use It</h2>
        <HowWeUseIt />
        <h2>Security</h2>
        <Security />
        <h2>Sharing</h2>
        <Sharing />
        <h2>Your Rights</h2>
        <TheirRights privacyEmail={privacyEmail} />
        <h2>Cookies</h2>
        <Cookies />
        <h2>Children</h2>
        <Children />
        <h2>Changes</h2>
        <Changes />
        <h2>Contact</h2>
        <p>
          Privacy: <MailLink to={privacyEmail} />. Everything else: <MailLink to={supportEmail} />.
        </p>
      </Paper>
    </Page>
  );
}

function Introduction() {
  return (
    <p>
      Riffle is for hosting game nights. This page says what it keeps about you, why, for how long,
      and what you can do about it. The free games work without an account, and then nothing about
      you is kept on our server.
    </p>
  );
}

function HowWeUseIt() {
  return (
    <>
      <ul>
        <li>To write the decks that you ask for, and to keep them for you.</li>
        <li>To know that it is you, and to send you the mails that your account needs.</li>
        <li>To count your credits, and to process payments and refunds.</li>
        <li>To help you when you write to support.</li>
        <li>
          To stop abuse and to find faults: by limits on how often something can be tried, and by
          error logs.
        </li>
      </ul>
      <p>
        There is no advertising and no tracking, and Riffle trains no AI model with what you write.
        A card that you flag as wrong is shown to whoever runs this Riffle, together with your note,
        so that it can be put right.
      </p>
    </>
  );
}

function Security() {
  return (
    <p>
      Passwords are kept only as slow hashes, codes from mails only as hashes. Sessions can be ended
      from your account page, on one device or on all. Where Riffle is reached by https, everything
      between you and it is encrypted in transit. Only those who run this Riffle can reach its
      database.
    </p>
  );
}

function Children() {
  return (
    <p>
      Riffle’s accounts are not for children under {MINIMUM_AGE}. If you learn that a child has one,
      tell us, and we delete it.
    </p>
  );
}

function Changes() {
  return (
    <p>
      When what Riffle does changes, this page changes with it: it always describes the Riffle that
      you are using.
    </p>
  );
}
