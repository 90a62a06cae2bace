import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BEARINGS,
  type Bearing,
  type PooledCard,
} from '#server/features/generation/bank/bank-card.ts';
import { DIFFICULTIES, type Difficulty } from '#domain/category/categories.ts';
import { deal, mixForms, mostCards } from './dealing.ts';

let serial = 0;
function card(bearing: Bearing, difficulty?: Difficulty, form = ''): PooledCard {
  serial += 1;
  return { question: `Card ${serial}`, hint: '', answer: '', difficulty, form, bearing };
}
const many = (count: number, make: () => PooledCard): PooledCard[] =>
  Array.from({ length: count }, make);
const POOL = fc
  .array(
    fc.record({
      bearing: fc.constantFrom(...BEARINGS),
      difficulty: fc.constantFrom(undefined, ...DIFFICULTIES),
      form: fc.constantFrom('a', 'b', 'c'),
    }),
    { maxLength: 80 },
  )
  .map((cards) => cards.map(({ bearing, difficulty, form }) => card(bearing, difficulty, form)));
const RANDOM = fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true }));
const from =
  (numbers: Stream): (() => number) =>
  () =>
    numbers.next().value ?? 0;
type Stream = { next(): IteratorResult<number> };

const dealing = (more: Partial<Parameters<typeof deal>[1]> = {}) => ({
  count: 20,
  difficulty: 'medium' as const,
  fresh: false,
  isSeen: () => false,
  random: Math.random,
  ...more,
});

describe('dealing', () => {
  it('deals each card once, and never more than a quarter of templates', () => {
    fc.assert(
      fc.property(POOL, RANDOM, fc.integer({ min: 5, max: 60 }), (pool, numbers, count) => {
        const dealt = deal(pool, dealing({ count, random: from(numbers) }));
        expect(new Set(dealt).size).toBe(dealt.length);
        const deck = dealt.slice(0, count);
        const templates = deck.filter(({ bearing }) => bearing === 'template').length;
        expect(templates).toBeLessThanOrEqual(count / 4);
        expect(deck.length).toBeGreaterThanOrEqual(Math.min(count, mostCards(pool)));
      }),
    );
  });

  it('a card that tells or repeats the answer of another comes after all others that are as good', () => {
    const fact = (question: string, answer: string): PooledCard => ({
      ...card('about', 'medium'),
      question,
      answer,
    });
    const [bird, same, telling] = [
      fact('Which bird lays the largest egg?', 'The ostrich'),
      fact('Which bird runs fastest?', 'Ostrich'),
      fact('Whose eye is smaller than that of the ostrich?', 'The whale'),
    ];
    const others = many(20, () => card('about', 'medium'));
    fc.assert(
      fc.property(RANDOM, (numbers) => {
        const dealt = deal([bird, same, telling, ...others], dealing({ random: from(numbers) }));
        const deck = dealt.slice(0, 20);
        expect([bird, same, telling].filter((each) => deck.includes(each)).length).toBeLessThan(2);
        expect(dealt).toHaveLength(23);
      }),
    );
    const secret = (name: string, hint: string): PooledCard => ({
      ...card('about'),
      question: name,
      hint,
    });
    const [war, city] = [secret('Trojan War', 'horse, Troy, Helen'), secret('Troy', 'horse, city')];
    const deck = deal([war, city, secret('Zeus', 'thunder')], dealing({ count: 2 })).slice(0, 2);
    expect(deck).not.toEqual(expect.arrayContaining([war, city]));
  });

  it('of two cards where one lets slip the name of the other, a deck has one, whatever their levels', () => {
    const gaudi: PooledCard = {
      ...card('about', 'medium'),
      question: 'Architecture in pictures: 🦎⛪',
      hint: 'It goes with ‘Barcelona’ and ‘mosaic’.',
      answer: 'Antoni Gaudí',
    };
    const church: PooledCard = {
      ...card('about', 'medium'),
      question: 'Which church has been a building site since 1882?',
      hint: 'Barcelona’s tallest.',
      answer: 'The Sagrada Família',
      explanation: 'Gaudi’s buried in it.',
    };
    const medium = many(10, () => card('about', 'medium'));
    const hard = many(10, () => card('about', 'hard'));
    fc.assert(
      fc.property(RANDOM, (numbers) => {
        const dealt = deal([gaudi, church, ...medium, ...hard], dealing({ random: from(numbers) }));
        const deck = dealt.slice(0, 20);
        expect([gaudi, church].filter((each) => deck.includes(each))).toHaveLength(1);
        expect(dealt).toHaveLength(22);
      }),
    );
  });

  it('of two prompts that tell one story a deck has one, while others are left', () => {
    const prompt = (question: string): PooledCard => ({ ...card('about'), question });
    const [first, second] = [
      prompt('Stuck in a lift: Totoro, or a stranger with a tuba?'),
      prompt('Who here would sing to everybody who’s stuck in the same lift?'),
    ];
    const others = [
      ...'apple brick cloud drum eagle flute glove heron igloo jelly'.split(' '),
      ...'kettle lemon mango nettle onion pearl quilt raven saddle tulip'.split(' '),
    ].map((word) => prompt(`Which of us would bring a ${word}?`));
    fc.assert(
      fc.property(RANDOM, (numbers) => {
        const deck = deal([first, second, ...others], dealing({ random: from(numbers) }));
        const twins = deck.slice(0, 20).filter((each) => each === first || each === second);
        expect(twins.length).toBeLessThan(2);
      }),
    );
  });

  it.each([
    [
      'show',
      'Whose name is said at the altar in ‘Friends’?',
      'What’s Duncan’s sport on ‘Friends’?',
    ],
    [
      'story',
      'Which fruit grew on the gardener’s palace wall?',
      'Who fell off a wall onto a palace gardener?',
    ],
  ])('a %s is asked about once, while other questions of the level are left', (_, one, other) => {
    const pair = [
      { ...card('about', 'medium'), question: one, answer: 'Rachel' },
      { ...card('about', 'medium'), question: other, answer: 'Skating' },
    ];
    const others = many(20, () => card('about', 'medium'));
    fc.assert(
      fc.property(RANDOM, (numbers) => {
        const deck = deal([...pair, ...others], dealing({ random: from(numbers) })).slice(0, 20);
        expect(pair.filter((each) => deck.includes(each)).length).toBeLessThan(2);
      }),
    );
  });

  it('what nearly all cards of a pool say tells none of them', () => {
    const pyramids = 'apple brick cloud drum eagle flute glove heron igloo jelly'
      .split(' ')
      .map((word) => ({
        ...card('about', 'medium'),
        question: `Which tomb has a ${word} on it?`,
        answer: `The ${word} pyramid`,
      }));
    const spare = many(10, () => card('about', 'hard'));
    const deck = deal([...spare, ...pyramids], dealing({ count: 10 })).slice(0, 10);
    expect(new Set(deck)).toEqual(new Set(pyramids));
  });

  it('what is about the topic comes before its home, what is near, general, or a template', () => {
    const pool = [
      ...many(30, () => card('general')),
      ...many(2, () => card('near')),
      ...many(3, () => card('home')),
      ...many(10, () => card('about')),
      ...many(9, () => card('template')),
    ];
    const bearings = deal(pool, dealing())
      .slice(0, 20)
      .map(({ bearing }) => bearing);
    const count = (name: Bearing) => bearings.filter((each) => each === name).length;
    expect(BEARINGS.map(count)).toEqual([10, 3, 2, 5, 0]);
    const last = deal(pool, dealing({ count: 12 })).slice(0, 12);
    expect(last.map(({ bearing }) => bearing)).not.toContain('near');
  });

  it('at least half of twenty are of the level that was asked, also from a pack of thirty', () => {
    const pack = DIFFICULTIES.flatMap((level) => many(10, () => card('about', level)));
    for (const difficulty of DIFFICULTIES) {
      const deck = deal(pack, dealing({ difficulty })).slice(0, 20);
      const asked = deck.filter((each) => each.difficulty === difficulty);
      expect(asked).toHaveLength(10);
    }
    const hard = deal(pack, dealing({ difficulty: 'hard' })).slice(0, 20);
    expect(hard.some(({ difficulty }) => difficulty === 'easy')).toBe(false);
  });

  it('RULE-30 what the host has had comes last, and with fresh questions first, to be turned away', () => {
    const pool = many(30, () => card('about'));
    const seen = new Set(pool.slice(0, 15));
    const isSeen = (each: PooledCard) => seen.has(each);
    const dealt = deal(pool, dealing({ isSeen }));
    expect(dealt.slice(0, 20).filter(isSeen)).toHaveLength(5);
    const fresh = deal(pool, dealing({ isSeen, fresh: true }));
    expect(fresh.slice(0, 15).every(isSeen)).toBe(true);
    expect(fresh.slice(15).some(isSeen)).toBe(false);
  });

  it('no two neighbours are of a form where that can be', () => {
    const form = fc.constantFrom('a', 'b', 'c', 'd');
    fc.assert(
      fc.property(fc.array(form, { maxLength: 40 }), RANDOM, (forms, numbers) => {
        const mixed = mixForms(
          forms.map((each) => ({ form: each })),
          from(numbers),
        );
        expect(mixed.map((each) => each.form).toSorted()).toEqual(forms.toSorted());
        const piles = [...Map.groupBy(forms, (each) => each).values()];
        const most = Math.max(0, ...piles.map((same) => same.length));
        if (most * 2 > forms.length + 1) return;
        const twins = mixed.filter((each, at) => at > 0 && each.form === mixed[at - 1]?.form);
        expect(twins).toEqual([]);
      }),
    );
  });

  it('a deck may have a quarter of templates at most', () => {
    expect(
      mostCards([...many(15, () => card('general')), ...many(30, () => card('template'))]),
    ).toBe(20);
    expect(mostCards(many(30, () => card('template')))).toBe(0);
    expect(mostCards(many(7, () => card('about')))).toBe(7);
  });
});
