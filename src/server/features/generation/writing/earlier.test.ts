import { beforeEach, expect, it } from 'vitest';
import type { Db } from '#server/platform/database/connection.ts';
import { cards } from '#tests/support/matches.ts';
import { deckIn, eachInMemory, userIn } from '#tests/support/memory.ts';
import { earlierOf } from './earlier.ts';

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
