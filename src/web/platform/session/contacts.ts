// How Riffle can be reached. Until the server has said otherwise, and where there is none, by the defaults.
import { useSession } from './session.tsx';

const DEFAULTS = {
  supportEmail: 'support@riffle.example',
  privacyEmail: 'privacy@riffle.example',
  iosAppUrl: 'https://apps.apple.com/us/iphone/search?term=Riffle',
  androidAppUrl: 'https://play.google.com/store/search?q=Riffle&c=apps',
};

export function useContacts(): typeof DEFAULTS {
  return useSession().configuration ?? DEFAULTS;
}
