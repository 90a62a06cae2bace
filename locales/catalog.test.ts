import { afterEach, describe, expect, it } from 'vitest';
import { catalog, speak } from './catalog.ts';
import { english } from './en/index.ts';
import { homeText } from './en/home.ts';
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
    const { cards } = greeting;
    speak({ greeting: { hello: 'Hallo', cards, ways: { in: 'Hinein' } } });
    expect([greeting.hello, greeting.ways.in]).toEqual(['Hallo', 'Hinein']);
    speak(undefined);
    expect(greeting.hello).toBe('Hello');
  });

  it('stands under its own name in the list of all', () => {
    for (const [name, each] of Object.entries(english)) {
      const key = Object.keys(each)[0] ?? '';
      speak({ [name]: { [key]: 'spoken' } });
      expect([name, Reflect.get(each, key)]).toEqual([name, 'spoken']);
    }
  });
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
    speak(pseudoLanguage());
    expect(homeText.playAgain).toBe('Pláý ágáïñ öné');
    expect(homeText.balance({ credits: 2 })).toContain('2 çrëdïtš');
    expect(homeText.sample.answer).toContain('Vëñüš');
  });
});
