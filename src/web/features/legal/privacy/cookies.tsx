/** Everything that the web app keeps in a browser, by its key: what it is, and when it goes. */
const KEPT: readonly (readonly [key: string, what: string])[] = [
  ['riffle:session', 'who is signed in and the balance, for being offline; goes when you sign out'],
  ['riffle:configuration', 'what this Riffle offers, for being offline'],
  ['riffle:game', 'the running game with its teams, scores and notes, until it ends'],
  ['riffle:run', 'which decks this tab waits for or has ready, until they are played or put away'],
  ['riffle:setup', 'what you typed on the form, for each category'],
  ['riffle:deck', 'changes to a deck of yours that were not saved yet'],
  ['riffle:deletion', 'what you typed on the data deletion form, until the tab is closed'],
  ['riffle:notice', 'that a category’s word of care was read'],
  ['riffle:sound', 'that sounds are off'],
  ['riffle:keys', 'that keys are off'],
  ['riffle:face-down', 'that secret cards lie face up'],
  ['riffle:reloaded', 'that this tab was loaded anew for a new version'],
];

/** The cookies there are, and what the browser keeps besides (PRIVACY-09). */
export function Cookies() {
  return (
    <>
      <p>Riffle sets only what it needs to work, so it asks for no consent:</p>
      <ul>
        <li>
          a session cookie while you are signed in, which ends after seven days without a visit;
        </li>
        <li>
          a device cookie, for 400 days, by which a browser that you signed in with is known: then
          nobody else’s wrong guesses can lock you out of it;
        </li>
        <li>a cookie of ten minutes while you sign in with Google.</li>
      </ul>
      <p>The browser’s own storage keeps, each under its name:</p>
      <ul>
        {KEPT.map(([key, what]) => (
          <li key={key}>
            <code>{key}</code>: {what}
          </li>
        ))}
      </ul>
      <p>
        It also keeps the app itself, for being offline. Clearing the browser’s data for this site
        removes all of it.
      </p>
    </>
  );
}
