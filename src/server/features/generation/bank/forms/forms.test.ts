import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entity, Group } from '#server/features/generation/bank/topic.ts';
import { faultOf } from '#server/features/generation/checks/validator.ts';
import { clueLadder, emojiClue } from './clues.ts';
import { inOrder, oddOneOut, whatLinks } from './groups.ts';
import { anagram, missingVowels } from './letters.ts';

const FORBIDDEN = ['one', 'two', 'three', 'four', 'five'];
function entity(name: string, more: Partial<Entity> = {}): Entity {
  return {
    name,
    kind: 'thing',
    difficulty: 'easy',
    clue: 'Everybody here knows it.',
    forbidden: FORBIDDEN,
    ...more,
  };
}
const topicOf = (...entities: readonly Entity[]) => ({ title: 'Sea', entities, groups: [] });
const letters = (text: string): string[] => text.toUpperCase().match(/[A-Z]/g) ?? [];
const NAME = fc.stringMatching(/^[A-Z][a-z]{3,8}( [A-Z][a-z]{2,8})?$/);

describe('puzzles of letters', () => {
  it('take the vowels out and move the gaps', () => {
    const lamp = entity('Hurricane Lamp');
    expect(missingVowels(topicOf(lamp), lamp)).toMatchObject({
      question: 'Sea, vowels out and gaps moved: HRR CNL MP',
      answer: 'Hurricane Lamp',
      hint: 'It goes with ‘one’ and ‘two’.',
      explanation: 'Everybody here knows it.',
    });
  });

  it('never leave the gaps where they were', () => {
    const [mine, moon] = [entity('Kurt Cobain'), entity('Bel Rod')];
    expect(missingVowels(topicOf(mine), mine)?.question).toMatch(/: KR TC BN$/);
    expect(missingVowels(topicOf(moon), moon)).toBeUndefined();
  });

  it('keep every consonant in its order, whatever the name', () => {
    fc.assert(
      fc.property(NAME, (name) => {
        const one = entity(name);
        const card = missingVowels(topicOf(one), one);
        if (!card) return;
        const asked = card.question.split(':')[1] ?? '';
        expect(letters(asked)).toEqual(letters(name).filter((letter) => !/[AEIOU]/.test(letter)));
      }),
    );
  });

  it('mix all letters of one word, none in its place or beside its neighbour, the same way each time', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z][a-z]{4,6}$/), (name) => {
        const one = entity(name);
        const card = anagram(topicOf(one), one);
        if (!card) return;
        const mixed = card.question.split(' ').at(-1) ?? '';
        for (const [at, letter] of letters(mixed).entries()) {
          expect(letter).not.toBe(name.toUpperCase()[at]);
          if (at > 0) expect(name.toUpperCase()).not.toContain(mixed.slice(at - 1, at + 1));
        }
        expect(letters(mixed).toSorted()).toEqual(letters(name).toSorted());
        expect(anagram(topicOf(one), one)).toEqual(card);
      }),
    );
  });

  it('are not made where a second name of the topic would solve them', () => {
    const [beacon, bacon] = [entity('Beacons End'), entity('Bacon Stone')];
    expect(missingVowels(topicOf(beacon, bacon), beacon)).toBeDefined();
    expect(missingVowels(topicOf(beacon, entity('Bacon Sand')), beacon)).toBeUndefined();
    const ocean = entity('Ocean');
    expect(anagram(topicOf(ocean, entity('Canoe')), ocean)).toBeUndefined();
    expect(anagram(topicOf(ocean), ocean)).toBeDefined();
  });

  it.each(['C-3PO', 'Pokémon', 'Louis XIV', 'Ox', '1984', 'Wearing every coat at once'])(
    'are not made of %s',
    (name) => {
      const one = entity(name);
      for (const form of [missingVowels, anagram]) {
        expect(form(topicOf(one), one)).toBeUndefined();
      }
    },
  );
});

describe('puzzles of clues', () => {
  it('ask by pictures where a name has some', () => {
    const horn = entity('Foghorn', { emoji: '📢🌫️' });
    expect(emojiClue(topicOf(horn), horn)).toMatchObject({
      question: 'Sea in pictures: 📢🌫️',
      hint: 'It goes with ‘one’ and ‘two’.',
      answer: 'Foghorn',
    });
    expect(emojiClue(topicOf(entity('Foghorn')), entity('Foghorn'))).toBeUndefined();
  });

  it('lead by five words to one name only', () => {
    const horn = entity('Foghorn');
    expect(clueLadder(topicOf(horn), horn)?.question).toBe(
      'Sea: what do these five words lead to? one, two, three, four and five.',
    );
    const bell = entity('Bell', { forbidden: ['one', 'two', 'three', 'ring', 'church'] });
    expect(clueLadder(topicOf(horn, bell), horn)).toBeUndefined();
    const saab = entity('Saab', { forbidden: ['car', 'Sweden', 'Swedish', 'jet', 'turbo'] });
    expect(clueLadder(topicOf(saab), saab)).toBeUndefined();
    for (const [name, telling] of [
      ['Yves Saint Laurent', 'YSL'],
      ['Lyndon Johnson', 'LBJ'],
      ['The Melbourne Cricket Ground', 'MCG'],
      ['Stonehenge', 'stones'],
    ] as const) {
      const told = entity(name, { forbidden: [telling, 'b', 'c', 'd', 'e'] });
      expect({ name, card: clueLadder(topicOf(told), told) }).toEqual({ name, card: undefined });
    }
  });

  it('hint with words that do not have the name in them, as far as there are any', () => {
    const lamp = entity('Hurricane Lamp', { forbidden: ['lamps', 'storm', 'HL', 'oil', 'ship'] });
    expect(missingVowels(topicOf(lamp), lamp)?.hint).toBe('It goes with ‘storm’ and ‘oil’.');
  });
});

describe('puzzles of groups', () => {
  const GROUP: Group = {
    link: 'parts of a lighthouse',
    members: ['Lantern', 'Gallery', 'Tower', 'Lens', 'Stairs'],
    odd: { name: 'Keel', why: 'It is a part of a ship.' },
  };

  it('ask what links four', () => {
    expect(whatLinks(GROUP)).toMatchObject({
      question: 'What links Lantern, Gallery, Tower and Lens?',
      answer: 'They are all parts of a lighthouse',
      hint: '‘Keel’ would not fit.',
    });
  });

  it('ask for the one that does not belong, and say why', () => {
    const card = oddOneOut(GROUP);
    expect(card.answer).toBe('Keel');
    expect(card.question).toMatch(/^Which is the odd one out, and why: .*Keel/);
    expect(card.explanation).toBe(
      'It is a part of a ship. The others are all parts of a lighthouse.',
    );
    expect(faultOf(card, { gameType: 'challenge', topic: '', language: 'en' })).toBeUndefined();
  });

  it('ask for an order where the years are apart, each thing once', () => {
    const years = [1900, 1900, 1910, 1920, 1920, 1930, 1950];
    const topic = topicOf(
      ...years.map((year, at) => entity(`Wreck ${'ABCDEFG'[at] ?? ''}`, { year })),
    );
    const cards = inOrder(topic);
    expect(cards.map(({ answer }) => answer)).toEqual([
      'Wreck A, Wreck C, Wreck E',
      'Wreck B, Wreck D, Wreck F',
    ]);
    for (const { question, answer } of cards) expect(question).not.toContain(answer);
    const early = [-490, -338, -31].map((year, at) => entity(`Wreck ${'ABC'[at] ?? ''}`, { year }));
    expect(inOrder(topicOf(...early))[0]).toMatchObject({
      hint: 'The last of the three is from 31 BC.',
      explanation: 'Wreck A: 490 BC; Wreck B: 338 BC; Wreck C: 31 BC',
    });
    const mixed = [1900, 1910, 1920].map((year, at) =>
      entity(`Wreck ${'ABC'[at] ?? ''}`, { year, kind: at === 1 ? 'event' : 'work' }),
    );
    expect(inOrder(topicOf(...mixed))).toEqual([]);
    const told = [1900, 1910, 1920].map((year) => entity(`Expo ${year}`, { year }));
    expect(inOrder(topicOf(...told))).toEqual([]);
    const close = [1900, 1901, 1902].map((year, at) =>
      entity(`Wreck ${'ABC'[at] ?? ''}`, { year }),
    );
    expect(inOrder(topicOf(...close))).toEqual([]);
  });
});
