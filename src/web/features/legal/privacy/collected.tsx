import { DELETION_DAYS } from '#contract/promises.ts';

/** What is kept, and for how long (PRIVACY-03). */
export function Collected({ isStripe }: { readonly isStripe: boolean }) {
  return (
    <>
      <p>You give us</p>
      <Given isStripe={isStripe} />
      <p>We note by ourselves</p>
      <Noted />
      <HowLong />
    </>
  );
}

function Given({ isStripe }: { readonly isStripe: boolean }) {
  return (
    <ul>
      <li>
        your email address; your password, as a hash from which it can’t be read back; and your
        name, if Google tells it when you sign in with Google;
      </li>
      <li>
        the topics, preferences and wishes of your games, the decks made of them, and what you
        change in them or say about a card;
      </li>
      <li>
        what you bought: pack, price and time.{' '}
        {isStripe ? 'Card details go to Stripe and not to us.' : 'Never your card’s details.'}
      </li>
    </ul>
  );
}

function Noted() {
  return (
    <ul>
      <li>
        for each device that you are signed in on: its IP address, its browser and system as it
        tells them, and when it was last used. That goes when you sign out, or seven days after its
        last use;
      </li>
      <li>
        how often something was tried from an IP address or for an account, for at most two hours,
        so that nobody can guess passwords;
      </li>
      <li>
        which cards you have had, as fingerprints without words, so that ‘Generate Fresh Questions’
        can keep its word;
      </li>
      <li>
        error and usage logs: which part of Riffle was called, when, and how it went; without card
        texts, and with mail addresses cut short.
      </li>
    </ul>
  );
}

/** Of a running game there is nothing to keep. */
function HowLong() {
  return (
    <>
      <p>
        All of it stays for as long as you have your account, where nothing shorter is said above,
        and goes within {DELETION_DAYS} days after you ask us to delete it. What you bought is kept
        for our books, without anything that says that it was you.
      </p>
      <p>
        A running game, its teams, scores and notes stay in your browser. Our server never sees
        them.
      </p>
    </>
  );
}
