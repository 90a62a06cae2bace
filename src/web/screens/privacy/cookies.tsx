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
      <p>
        The browser’s own storage keeps the running game, what you typed on the form, and your
        settings (sound, keys). Clearing the browser’s data for this site removes all of it.
      </p>
    </>
  );
}
