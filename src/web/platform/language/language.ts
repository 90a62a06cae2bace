// Which language this page speaks. It is settled once, before the first screen is drawn: another one is another page.
import { speak } from '#locales/catalog.ts';
import { LANGUAGES, type Offer } from '#locales/languages.ts';

const ENGLISH = 'en';
/** English made strange, for those who write Riffle; a build has none of it. */
const PSEUDO = 'en-XA';

export interface LanguageChoice {
  readonly id: string;
  readonly name: string;
}

const offers: Readonly<Record<string, Offer>> = {
  ...LANGUAGES,
  ...(import.meta.env.DEV && {
    [PSEUDO]: {
      name: 'Pseudo',
      load: async () => (await import('#locales/pseudo.ts')).pseudoLanguage(),
    },
  }),
};

/** All that can be chosen here; a switch makes sense from two on. */
export const LANGUAGE_CHOICES: readonly LanguageChoice[] = Object.entries(offers).map(
  ([id, { name }]) => ({ id, name }),
);

/** The one that the address asks for by `?lang=`, or English. */
export function wantedLanguage(): string {
  const wanted = new URLSearchParams(window.location.search).get('lang');
  return wanted !== null && Object.hasOwn(offers, wanted) ? wanted : ENGLISH;
}

/** From now on the page speaks `id`. */
export async function speakLanguage(id: string): Promise<void> {
  try {
    speak(await offers[id]?.load?.());
    document.documentElement.lang = id;
  } catch (error) {
    console.warn(`Riffle goes on in English: ${id} could not be loaded.`, error);
  }
}
