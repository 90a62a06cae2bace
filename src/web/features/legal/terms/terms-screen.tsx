// The terms of use, in plain words.
import { MINIMUM_AGE, REFUND_DAYS } from '#contract/promises.ts';
import { FIRST_CREDIT } from '#contract/prices.ts';
import { useContacts } from '#web/platform/session/contacts.ts';
import { MailLink } from '#web/ui/mail-link.tsx';
import { Page } from '#web/ui/page.tsx';
import { Paper } from '#web/ui/paper.tsx';

export function TermsScreen() {
  const { supportEmail } = useContacts();
  return (
    <Page title="Terms of Use">
      <Paper>
        <h2>What Riffle is</h2>
        <WhatRiffleIs />
        <h2>Your account</h2>
        <YourAccount />
        <h2>Credits</h2>
        <Credits />
        <h2>What is written for you</h2>
        <WrittenForYou />
        <h2>Fair play</h2>
        <FairPlay />
        <h2>Drink with care</h2>
        <DrinkWithCare />
        <h2>What we answer for</h2>
        <WhatWeAnswerFor />
        <h2>Contact</h2>
        <p>
          <MailLink to={supportEmail} />
        </p>
      </Paper>
    </Page>
  );
}

function WhatRiffleIs() {
  return (
    <p>
      Riffle writes decks of cards about topics that you name, keeps them for you, and lets you play
      them with your friends on one screen. By using it you agree to these terms.
    </p>
  );
}

function YourAccount() {
  return (
    <p>
      You must be {MINIMUM_AGE} or older to have an account, and of the age that the law of your
      country asks for to play a drinking game with alcohol. Keep your password to yourself; what is
      done by your account counts as done by you. One person, one account.
    </p>
  );
}

function Credits() {
  return (
    <p>
      An account begins with {FIRST_CREDIT} free credit. A deck costs one, with fresh questions two,
      taken only when the deck is saved. Credits bought do not expire, are not money, and can’t be
      handed on. Within {REFUND_DAYS} days a purchase is refunded when you ask, and its credits are
      taken back.
    </p>
  );
}

function WrittenForYou() {
  return (
    <p>
      Decks may be written by an AI model and can be wrong. Nothing in them is advice. You may play,
      change, copy and share the decks that were made for you. What you type in remains yours; you
      let us use it to make and keep your decks.
    </p>
  );
}

function FairPlay() {
  return (
    <>
      <ul>
        <li>No topics or decks that break the law or set people against others.</li>
        <li>No attempts to get at others’ games, accounts or credits.</li>
        <li>No programs that use Riffle in your stead so much that others have to wait.</li>
      </ul>
      <p>Accounts that break these rules can be switched off.</p>
    </>
  );
}

function DrinkWithCare() {
  return (
    <p>
      Every drinking card works as well without alcohol. Nobody has to drink, answer or take part;
      whoever hosts looks after the guests.
    </p>
  );
}

function WhatWeAnswerFor() {
  return (
    <p>
      We do our best to keep Riffle running and your decks safe, but it comes as it is, without a
      warranty; where the law sets limits to this, the law counts. You can leave at any time.
    </p>
  );
}
