import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areRelated } from './related-topics.ts';

describe('related topics', () => {
  it.each([
    ['The Beatles', 'beatles songs'],
    ['Volcanoes of Italy', 'A volcano'],
    ['Space', 'Space travel for beginners'],
    ['World War II', 'The Second World War'],
    ['日本の動物', '動物'],
    ['Бабочки и жуки', 'жуки'],
  ])('%s and %s', (one, other) => {
    expect([areRelated(one, other), areRelated(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['History of Rome', 'History of jazz'],
    ['90s movies', '80s movies'],
    ['General knowledge', 'Fun facts'],
    ['Of mice', 'Of it'],
    ['日本の山', '動物'],
    ['', ''],
  ])('and not: %s and %s', (one, other) => {
    expect([areRelated(one, other), areRelated(other, one)]).toEqual([false, false]);
  });

  it('are so whichever comes first', () => {
    const word = fc.constantFrom('jazz', 'the', 'cats', 'cat', '猫の話', 'night');
    const topic = fc.array(word).map((words) => words.join(' '));
    fc.assert(
      fc.property(topic, topic, (one, other) => {
        expect(areRelated(one, other)).toBe(areRelated(other, one));
      }),
    );
  });
});
