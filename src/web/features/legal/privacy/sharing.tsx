import { privacyText } from '#sentences/privacy.ts';
import { Items } from '#web/features/legal/items.tsx';
import { useSession } from '#web/platform/session/session.tsx';

/** To whom anything goes, as this Riffle is set up (PRIVACY-06, -07). */
export function Sharing() {
  const { sharing } = privacyText;
  const providers = useProviders().map((name) => sharing.provider[name]);
  return (
    <>
      <p>{sharing.onlyTo}</p>
      <ul>
        <li>{sharing.providers({ providers })}</li>
        <Items of={sharing.others} />
      </ul>
    </>
  );
}

type Provider = keyof typeof privacyText.sharing.provider;

function useProviders(): readonly Provider[] {
  const { configuration } = useSession();
  const providers: Provider[] = ['mail'];
  if (configuration?.writer === 'model') providers.push('model');
  if (configuration?.payments === 'stripe') providers.push('stripe');
  if (configuration?.google) providers.push('google');
  return providers;
}
