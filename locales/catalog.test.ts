import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { catalog, speak, type Language } from './catalog.ts';
import { homeText } from './en/home.ts';
import { LANGUAGES } from './languages.ts';
import { pluralsOf } from './plural.ts';
import { pseudoLanguage, strange } from './pseudo.ts';

afterEach(() => speak(undefined));

describe('a catalog', () => {
  const greeting = catalog('greeting', {
    hello: 'Hello',
    cards: ({ count }: { count: number }) => `${count} cards`,
    ways: { in: 'In' },
  });

  it('answers in English until another language is spoken, and then in that', () => {
    expect([greeting.hello, greeting.cards({ count: 2 }), greeting.ways.in]).toEqual([
      'Hello',
      '2 cards',
      'In',
    ]);
    speak((name) => (name === 'greeting' ? { hello: 'Hallo', ways: { in: 'Hinein' } } : undefined));
    expect([greeting.hello, greeting.ways.in]).toEqual(['Hallo', 'Hinein']);
    speak(() => undefined);
    expect(greeting.hello).toBe('Hello');
  });
});

/** The catalogs of English, as the files of its folder make them. */
const NAMES = readdirSync(join(import.meta.dirname, 'en'))
  .map((file) => readFileSync(join(import.meta.dirname, 'en', file), 'utf8'))
  .flatMap((code) => [...code.matchAll(/= catalog\('(\w+)'/gu)].map(([, name = '']) => name));

it('each catalog of English has a name of its own', () => {
  expect(NAMES.length).toBeGreaterThan(20);
  expect(new Set(NAMES).size).toBe(NAMES.length);
});

it('every language has every catalog', async () => {
  const english = { key: 'sentence' };
  for (const load of Object.values(LANGUAGES).map((offer) => offer.load)) {
    // oxlint-disable-next-line no-await-in-loop -- one after another says which
    const language: Language = load ? await load() : (_, own) => own;
    expect(NAMES.filter((name) => language(name, english) === undefined)).toEqual([]);
  }
  expect(NAMES.filter((name) => pseudoLanguage(name, english) === undefined)).toEqual([]);
});

it('the form of a counted thing follows the language’s rule', () => {
  const russian = pluralsOf('ru');
  const forms = { one: 'карта', few: 'карты', many: 'карт', other: 'карты' };
  expect([1, 3, 5, 21].map((count) => russian(count, forms))).toEqual([
    'карта',
    'карты',
    'карт',
    'карта',
  ]);
  expect(pluralsOf('en')(1, { other: 'sheep' })).toBe('sheep');
});

describe('the pseudo-locale', () => {
  it('says every sentence otherwise, two fifths longer, and leaves what stands in it alone', () => {
    expect(strange('Play again')).toBe('Pláý ágáïñ öné');
    expect(strange('')).toBe('');
    expect(strange('Agree to \0terms\0.')).toContain('\0terms\0');
    const long = 'A sentence of some length, as they stand under a heading on a page.';
    expect(strange(long).length).toBeGreaterThan(long.length * 1.35);
  });

  it('has every sentence of English, with its parameters', () => {
    speak(pseudoLanguage);
    expect(homeText.playAgain).toBe('Pláý ágáïñ öné');
    expect(homeText.balance({ credits: 2 })).toContain('2 çrëdïtš');
    expect(homeText.sample.answer).toContain('Vëñüš');
  });
});
