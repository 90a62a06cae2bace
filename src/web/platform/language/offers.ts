// What can be chosen here.
import { LANGUAGES, type Offer } from '#locales/languages.ts';

export const ENGLISH = 'en';

export const OFFERS: Readonly<Record<string, Offer>> = {
  ...LANGUAGES,
  // English made strange, for those who write Riffle; a build has none of it.
  ...(import.meta.env.DEV && {
    'en-XA': {
      name: 'Pseudo',
      load: async () => (await import('#locales/pseudo.ts')).pseudoLanguage,
    },
  }),
};
