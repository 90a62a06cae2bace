import { describe, expect, it } from 'vitest';
import { pricesFor, readOptions, WrongOption } from './options.ts';

const CAP = ['--cap-tokens', '1000'];

describe('MODEL-28 what an evaluation can be told', () => {
  it('without a word: all of it', () => {
    const { selection, parts, cards, evenings } = readOptions(CAP);
    expect(selection).toEqual({
      categories: ['trivia', 'drinking', 'social', 'relationship', 'challenge', 'secret-prompt'],
      topics: ['narrow', 'broad', 'german', 'japanese', 'form', 'hostile'],
      levels: ['easy', 'medium', 'hard'],
    });
    expect({ parts, cards, evenings }).toEqual({
      parts: ['decks', 'evenings', 'known'],
      cards: 10,
      evenings: 5,
    });
  });

  it('categories, topics, levels and parts alone', () => {
    const args = ['--categories', 'social, trivia', '--topics', 'german', '--levels', 'hard'];
    const { selection, parts } = readOptions([...args, '--parts', 'known', ...CAP]);
    expect(selection).toEqual({
      categories: ['trivia', 'social'],
      topics: ['german'],
      levels: ['hard'],
    });
    expect(parts).toEqual(['known']);
  });

  it('two files to compare, and a stand-in, need no cap', () => {
    expect(readOptions(['--compare', 'a.json', 'b.json']).compare).toEqual(['a.json', 'b.json']);
    expect(readOptions(['--stand-in'])).toMatchObject({ isStandIn: true, cap: undefined });
  });

  it.each([
    [[], /Say how much it may cost/],
    [['--cap', '2', '--cap-tokens', '5'], /do not go together/],
    [['--cap', 'much'], /--cap takes a number/],
    [[...CAP, '--price', '2'], /--price takes two prices/],
    [[...CAP, '--price', '2/x'], /--price takes a number/],
    [[...CAP, '--topics', 'wide'], /--topics does not know 'wide'; it takes narrow, broad/],
    [[...CAP, '--cards', '0'], /--cards takes a whole number from 1 to 60/],
    [[...CAP, 'more'], /What is 'more'/],
    [['--compare', 'a.json'], /--compare takes two files/],
    [['--tokens'], /--tokens/],
  ])('%j is refused', (args, said) => {
    expect(() => readOptions(args)).toThrow(WrongOption);
    expect(() => readOptions(args)).toThrow(said);
  });
});

describe('MODEL-29 prices', () => {
  const options = (...more: string[]) => readOptions(['--cap', '2', ...more]);

  it('a check by the same model costs the same, by another what is said', () => {
    const own = { input: 0.25, output: 2 };
    const priced = options('--price', '0.25/2');
    expect(pricesFor(priced, false)).toEqual({ writing: own, checking: own });
    expect(pricesFor(options('--price', '0.25/2', '--check-price', '1/5'), true)).toEqual({
      writing: own,
      checking: { input: 1, output: 5 },
    });
  });

  it('money can’t be capped without them', () => {
    expect(() => pricesFor(options(), false)).toThrow(/--cap needs --price/);
    expect(() => pricesFor(options('--price', '1/2'), true)).toThrow(/--check-price/);
    expect(pricesFor(readOptions(CAP), true)).toEqual({});
  });
});
