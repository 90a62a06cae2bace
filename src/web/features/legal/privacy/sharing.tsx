import { useSession } from '#web/platform/session/session.tsx';

/** To whom anything goes, as this Riffle is set up (PRIVACY-06, -07). */
export function Sharing() {
  const { configuration } = useSession();
  const isModel = configuration?.writer === 'model';
  const isStripe = configuration?.payments === 'stripe';
  return (
    <>
      <p>We do not sell what we know about you. It is passed on only</p>
      <ul>
        <li>
          to service providers, as far as their part needs it: whoever delivers our mail
          {isModel &&
            ', the AI provider that writes decks (topic, wishes and cards, no name and no address)'}
          {isStripe && ', Stripe for card payments'}
          {configuration?.google === true && ', Google where you choose to sign in with it'};
        </li>
        <li>where the law requires it;</li>
        <li>to a successor, should Riffle be handed over, who is bound by these words;</li>
        <li>with your consent.</li>
      </ul>
    </>
  );
}
