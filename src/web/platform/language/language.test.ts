import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { speak } from '#locales/catalog.ts';
import { homeText } from '#sentences/home.ts';
import { speakLanguage, wantedLanguage } from './language.ts';
import { OFFERS } from './offers.ts';

const page = { documentElement: { lang: 'en' } };
beforeEach(() => {
  page.documentElement.lang = 'en';
  vi.stubGlobal('document', page);
});
afterEach(() => {
  speak(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('the address chooses among the languages that there are', () => {
  expect(Object.keys(OFFERS)).toEqual(['en', 'en-XA']);
  expect(wantedLanguage('?lang=en-XA&x=1')).toBe('en-XA');
  for (const search of ['', '?lang=', '?lang=tlh', '?lang=toString', '?language=en-XA']) {
    expect(wantedLanguage(search)).toBe('en');
  }
});

it('a language that is spoken answers everywhere, and the page says which it is', async () => {
  await speakLanguage('en-XA');
  expect(homeText.playAgain).toBe('Pláý ágáïñ öné');
  expect(page.documentElement.lang).toBe('en-XA');
  await speakLanguage('en');
  expect(homeText.playAgain).toBe('Play again');
  expect(page.documentElement.lang).toBe('en');
});

it('one that can’t be loaded leaves English, and says why in the log', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { load } = OFFERS['en-XA'] ?? {};
  Object.assign(OFFERS['en-XA'] ?? {}, { load: () => Promise.reject(new Error('gone')) });
  await speakLanguage('en-XA');
  Object.assign(OFFERS['en-XA'] ?? {}, { load });
  expect(homeText.playAgain).toBe('Play again');
  expect(page.documentElement.lang).toBe('en');
  expect(warned).toHaveBeenCalledOnce();
});
