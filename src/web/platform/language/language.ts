// Which language this page speaks. It is settled once, before the first screen is drawn: another one is another page.
// Loaded where the address asks for one: English is there without.
import { speak } from '#locales/catalog.ts';
import { ENGLISH, OFFERS } from './offers.ts';

/** The one that the address asks for by `?lang=`, or English. */
export function wantedLanguage(search: string): string {
  const wanted = new URLSearchParams(search).get('lang');
  return wanted !== null && Object.hasOwn(OFFERS, wanted) ? wanted : ENGLISH;
}

/** From now on the page speaks `id`; English where that can't be loaded. */
export async function speakLanguage(id: string): Promise<void> {
  try {
    speak(await OFFERS[id]?.load?.());
    document.documentElement.lang = id;
  } catch (error) {
    console.warn(`Riffle goes on in English: ${id} could not be loaded.`, error);
  }
}
