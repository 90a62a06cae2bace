// The languages that Riffle speaks. A new one is its folder and a line here.
import type { Language } from './catalog.ts';

export interface Offer {
  /** Its own name, for the switch. */
  readonly name: string;
  /** Undefined: its sentences come with the code that shows them. */
  readonly load?: () => Promise<Language>;
}

/** By the code that stands in `?lang=` and in the page's `lang`. */
export const LANGUAGES: Readonly<Record<string, Offer>> = {
  en: { name: 'English' },
};
