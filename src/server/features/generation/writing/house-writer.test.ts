import { describe, expect, it } from 'vitest';
import { GENERATED_CATEGORIES } from '#domain/category/categories.ts';
import { TokenUsage } from '#server/features/generation/model/token-usage.ts';
import { loadPack } from '#server/features/generation/bank/load.ts';
import { houseWriter } from './house-writer.ts';
import type { DraftCard, WriterRequest } from './writer.ts';

const house = () => {
  let serial = 0;
  return houseWriter(() => ((serial += 1) * 0.618) % 1);
};

const wish = (request: Pick<WriterRequest, 'topic'> & Partial<WriterRequest>): WriterRequest => ({
  gameType: 'trivia',
  difficulty: 'hard',
  count: 20,
  customInstructions: '',
  language: 'en',
  avoid: [],
  fresh: false,
  isSeen: () => false,
  tokenUsage: new TokenUsage(),
  ...request,
});

async function deal(request: Pick<WriterRequest, 'topic'> & Partial<WriterRequest>) {
  const cards: DraftCard[] = [];
  const { signal } = new AbortController();
  for await (const card of house().write(wish(request), signal)) cards.push(card);
  return cards;
}

describe('house writer', () => {
  it('lets others go first between the cards, and stops when the deck is full', async () => {
    let turns = 0;
    let isOver = false;
    const turn = (): void => {
      turns += 1;
      if (!isOver) setImmediate(turn);
    };
    turn();
    const before = turns;
    const full = new AbortController();
    const cards: DraftCard[] = [];
    const turnsAt: number[] = [];
    const dealt = house().write(wish({ topic: 'Space' }), full.signal);
    for await (const card of dealt) {
      cards.push(card);
      turnsAt.push(turns - before);
      if (cards.length === 20) full.abort();
    }
    isOver = true;
    expect(turnsAt[0]).toBeGreaterThan(0);
    expect((turnsAt[19] ?? 0) - (turnsAt[0] ?? 0)).toBeGreaterThanOrEqual(3);
    expect(cards).toHaveLength(20);
  });

  it('deals the wanted difficulty first, and what the host has had last', async () => {
    const hard = (await deal({ topic: 'Space' })).slice(0, 20);
    expect(hard.every((card) => 'difficulty' in card && card.difficulty === 'hard')).toBe(true);
    const before = new Set(hard.map((card) => card.question));
    const isSeen = (card: DraftCard): boolean => before.has(card.question);
    const again = await deal({ topic: 'Space', isSeen });
    expect(again.slice(0, 20).filter(isSeen)).toEqual([]);
    const fresh = await deal({ topic: 'Space', isSeen, fresh: true });
    expect(fresh.slice(0, 20).filter(isSeen)).toHaveLength(20);
  });

  it('tells what there is about a topic, how hard it is, and how much of it the host has had', async () => {
    const coverage = await house().coverage({ gameType: 'trivia', topic: 'space quiz' });
    const { easy = 0, medium = 0, hard = 0 } = coverage.levels ?? {};
    expect(coverage.cards).toBeGreaterThanOrEqual(60);
    expect(easy + medium + hard).toBe(coverage.cards);
    expect(coverage.had).toBe(0);
    const isSeen = (card: DraftCard): boolean => card.question.startsWith('Which planet');
    const had = await house().coverage(
      { gameType: 'trivia', topic: 'Space' },
      { isSeen, isLeftOut: false },
    );
    expect(had.had).toBeGreaterThan(3);
    expect(had.cards).toBe(coverage.cards);
    const left = await house().coverage(
      { gameType: 'trivia', topic: 'Space' },
      { isSeen, isLeftOut: true },
    );
    expect(left.cards).toBe(coverage.cards - had.had);
  });

  it.each(GENERATED_CATEGORIES)(
    'refuses no topic: %s about beekeeping has twenty cards',
    async (gameType) => {
      const coverage = await house().coverage({ gameType, topic: 'beekeeping' });
      expect(coverage.cards).toBe(0);
      expect(coverage.withTemplates).toBeGreaterThanOrEqual(20);
      expect(coverage.nearTopics.length).toBeGreaterThan(0);
    },
  );

  it('a drinking game for children is none: Social is offered', async () => {
    const drinking = await house().coverage({ gameType: 'drinking', topic: 'Kids (8 to 12)' });
    expect(drinking).toMatchObject({ cards: 0, withTemplates: 0, instead: 'social' });
    const social = await house().coverage({ gameType: 'social', topic: 'Kids (8 to 12)' });
    expect(social.withTemplates).toBeGreaterThanOrEqual(20);
    expect(social.instead).toBeNull();
  });

  it('what no card asks about is dealt from where it is at home before what is near that', async () => {
    const question = { gameType: 'trivia', topic: 'Mojitos' } as const;
    const { cards, near, nearTopics } = await house().coverage(question);
    const { trivia } = await loadPack('cocktails');
    expect(cards).toBe(0);
    expect(near).toBeGreaterThan(trivia.length);
    expect(nearTopics[0]).toBe('Cocktails');
    const own = new Set(trivia.map((card) => card.question));
    const deck = (await deal(question)).slice(0, 20);
    expect(deck.filter((card) => !own.has(card.question))).toEqual([]);
    expect(await house().onTopic(question, deck)).toBe(20);
  });

  it('knows which cards are about a topic or near it', async () => {
    const question = { gameType: 'trivia', topic: 'Space' } as const;
    const cards = (await deal({ topic: 'Space' })).slice(0, 20);
    const other = { question: 'Who are we?', hint: '', answer: 'Us' };
    expect(await house().onTopic(question, [...cards, other])).toBe(20);
  });

  it('fills a deck in the language that was asked for, or not at all', async () => {
    expect(await deal({ topic: 'Космос и звёзды' })).toEqual([]);
  });
});
