import { beforeEach, expect, it } from 'vitest';
import type { Db } from '#server/platform/database/connection.ts';
import { cards } from '#tests/support/matches.ts';
import { deckIn, eachInMemory, userIn } from '#tests/support/memory.ts';
import { sizeOfDeck } from './deck-size.ts';
import { earlierOf } from './earlier.ts';
import { houseWriter } from './house-writer.ts';

const WISH = {
  gameType: 'trivia',
  topic: 'The Äpfel',
  difficulty: 'easy',
  customInstructions: '',
} as const;

let db: Db;
let userId: string;
eachInMemory((database) => {
  ({ db } = database);
});
beforeEach(async () => {
  userId = await userIn(db);
});

const deck = (name: string, createdAt: number, more: object = {}, count = 2) =>
  deckIn(db, userId, {
    topic: 'the apfel!',
    createdAt,
    cards: cards(count).map((card) => ({ ...card, question: `${name}: ${card.question}` })),
    ...more,
  });

it('the writer hears of the last three decks on the topic, the checks know every card', async () => {
  await deck('first', 1);
  await deck('third', 3);
  await deck('second', 2);
  await deck('fourth', 4);
  await deck('elsewhere', 9, { topic: 'Pears' });
  await deck('social', 9, { gameType: 'social' });
  const stranger = await userIn(db);
  await deckIn(db, stranger, { topic: 'the apfel', cards: cards(3) });
  const { named, seen } = await earlierOf(db, userId, WISH);
  expect(named.map((question) => question.split(':')[0])).toEqual([
    'fourth',
    'fourth',
    'third',
    'third',
    'second',
    'second',
  ]);
  expect(seen.size).toBe(12);
  expect(seen.has({ question: 'elsewhere: Question 1?', answer: 'an answer' })).toBe(true);
});

it('sixty questions are named at most', async () => {
  await deck('many', 2, {}, 50);
  await deck('more', 1, {}, 50);
  expect((await earlierOf(db, userId, WISH)).named).toHaveLength(60);
});

const coverage = (withTemplates: number) => ({
  ...houseWriter(() => 0),
  coverage: async () => ({ cards: 0, withTemplates, nearTopics: [] }),
});
const wanted = { ...WISH, cardCount: 20, avoidDuplicates: false, acceptFewer: false };
const size = (withTemplates: number, more: Partial<typeof wanted> = {}) => {
  const house = coverage(withTemplates);
  return sizeOfDeck({ db, writer: house, house }, userId, { ...wanted, ...more });
};

it('the house makes a smaller deck only where its host agrees, and none of fewer than five', async () => {
  expect(await size(20)).toBe(20);
  expect(await size(21)).toBe(20);
  await expect(size(19)).rejects.toMatchObject({
    code: 'bank-too-small',
    details: { fields: { cards: '19' } },
  });
  expect(await size(19, { acceptFewer: true })).toBe(19);
  expect(await size(5, { acceptFewer: true })).toBe(5);
  await expect(size(4, { acceptFewer: true })).rejects.toMatchObject({ code: 'bank-too-small' });
});

it('a model writes as many as are wanted, whatever the bank has', async () => {
  const services = { db, writer: { ...coverage(0), mode: 'model' as const }, house: coverage(0) };
  expect(await sizeOfDeck(services, userId, wanted)).toBe(20);
});

it('RULE-29 with fresh questions only what the host has not had is counted', async () => {
  const asked: boolean[] = [];
  const house = {
    ...houseWriter(() => 0),
    coverage: async (_: unknown, isSeen?: unknown) => {
      asked.push(isSeen !== undefined);
      return { cards: 0, withTemplates: 30, nearTopics: [] };
    },
  };
  const services = { db, writer: house, house };
  await sizeOfDeck(services, userId, wanted);
  await sizeOfDeck(services, userId, { ...wanted, avoidDuplicates: true });
  expect(asked).toEqual([false, true]);
});
