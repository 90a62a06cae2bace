import { FIRST_CREDIT } from '#contract/prices.ts';
import { newcomerText } from '#sentences/newcomer.ts';
import { waitingForm } from '#web/platform/session/waiting-form.ts';

/** What a new account has to spend, and that nothing typed is lost. */
export function FirstDeck() {
  const waiting = waitingForm();
  const { firstDeck, kept, notEnough } = newcomerText;
  const isEnough = waiting === undefined || waiting.price <= FIRST_CREDIT;
  const sentence = isEnough
    ? firstDeck
    : notEnough({ credits: FIRST_CREDIT, price: waiting.price });
  return (
    <p className="text-lg">
      <strong>{sentence}</strong>
      {waiting && <> {kept}</>}
    </p>
  );
}
