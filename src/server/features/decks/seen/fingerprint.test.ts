import { describe, expect, it } from 'vitest';
import { DeckPrints, overlap } from './sameness.ts';
import { fingerprintOf, isLike, normalised, numbersIn, trigrams } from './fingerprint.ts';
import { SeenCards } from './seen.ts';

it.each([
  ['  Où EST le café ?! ', 'ou est le cafe'],
  ['ﬁve — 5²', 'five 52'],
  ['don’t', 'don t'],
  ['🎲 Dice', '🎲 dice'],
  ['हिन्दी', 'हिन्दी'],
  ['…', ''],
])('%s is compared as ‘%s’', (text, same) => {
  expect(normalised(text)).toBe(same);
});

it('numbers in order, and every three characters with the ends', () => {
  expect(numbersIn('a 12 b3 4')).toBe('12 3 4');
  expect(numbersIn('none')).toBe('');
  expect([...trigrams('abc')]).toEqual([' ab', 'abc', 'bc ']);
  expect([...trigrams('a')]).toEqual([' a ']);
  expect([...trigrams('')]).toEqual([]);
});

describe('likeness', () => {
  it('of sets is the share that they have in common', () => {
    expect(overlap(new Set(['a', 'b', 'c']), new Set(['b', 'c', 'd']))).toBe(0.5);
    expect(overlap(new Set(['a']), new Set(['b']))).toBe(0);
    expect(overlap(new Set(['a']), new Set(['a']))).toBe(1);
  });

  it('of sketches is counted to the byte: sixteen of sixty-four may differ for three quarters', () => {
    const sketch = Uint8Array.from({ length: 64 }, (_, at) => at);
    const other = (count: number) => sketch.map((byte, at) => (at >= 64 - count ? byte + 1 : byte));
    expect(isLike(sketch, other(0), 1)).toBe(true);
    expect(isLike(sketch, other(1), 1)).toBe(false);
    expect(isLike(sketch, other(16), 0.75)).toBe(true);
    expect(isLike(sketch, other(17), 0.75)).toBe(false);
    expect(isLike(sketch, other(32), 0.5)).toBe(true);
    expect(isLike(sketch, other(33), 0.5)).toBe(false);
  });

  it('a fingerprint is what it was for decks that are kept', () => {
    const { sketch, ...print } = fingerprintOf({ question: 'Which 3 planets?', answer: 'Mars' });
    expect(print).toEqual({
      key: fingerprintOf({ question: 'which 3 PLANETS', answer: '' }).key,
      numbers: fingerprintOf({ question: '3', answer: '' }).numbers,
      answer: fingerprintOf({ question: '', answer: 'mars!' }).answer,
    });
    expect([print.key, print.numbers, print.answer].map((digest) => digest.length)).toEqual([
      22, 22, 22,
    ]);
    expect(fingerprintOf({ question: 'None', answer: '' })).toMatchObject({
      numbers: '',
      answer: '',
    });
    expect(Buffer.from(sketch).toString('base64')).toBe(
      'SI0WiQKv8RW6STNo/jhMXGK2Bf1eVo7x8LTNz8n5zspYg3Z4p8EDcD1qjXpkqmoSC4q2UoyQ6AE53f5+9RdW/g==',
    );
  });

  it('without answers the same answer says nothing', () => {
    const first = 'Describe the best holiday that you have ever had in the mountains';
    const second = 'Describe the best holiday that you have ever had by the seaside with friends';
    const has = (answer: string): boolean[] => {
      const deck = new DeckPrints('');
      deck.add({ question: first, hint: '', answer });
      const seen = new SeenCards([fingerprintOf({ question: first, answer })]);
      return [
        deck.has({ question: second, hint: '', answer }),
        seen.has({ question: second, answer }),
      ];
    };
    expect(has('Holiday')).toEqual([true, true]);
    expect(has('')).toEqual([false, false]);
  });

  it('a topic that all cards name is no likeness; without a topic all words count', () => {
    const questions = ['Talk about the old town of Lisbon', 'Sing about the old town of Lisbon'];
    const isSame = (topic: string): boolean => {
      const deck = new DeckPrints(topic);
      deck.add({ question: questions[0] ?? '', hint: '', answer: '' });
      return deck.has({ question: questions[1] ?? '', hint: '', answer: '' });
    };
    expect(isSame('')).toBe(true);
    expect(isSame('About the old town of Lisbon')).toBe(false);
  });
});
