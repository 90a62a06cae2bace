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
  language: 'en',
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
  const { named, seen } = await earlierOf(db, userId, WISH, 'model');
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

it('hears of related topics after the very same one, each card with its answer', async () => {
  await deck('same', 1, {}, 1);
  await deck('related', 5, { topic: 'Apfel and pears' }, 1);
  const earlier = await earlierOf(db, userId, WISH, 'model');
  expect(earlier.named).toEqual([
    'same: Question 1? — an answer',
    'related: Question 1? — an answer',
  ]);
  const social = { ...WISH, gameType: 'social' } as const;
  await deck('talk', 1, { gameType: 'social', cards: cards(1).map((c) => ({ ...c, answer: '' })) });
  expect((await earlierOf(db, userId, social, 'model')).named).toEqual(['Question 1?']);
});

it('an answer of a related deck is seen where a model writes, however it is asked for', async () => {
  await deck('related', 5, { topic: 'Apfel and pears' });
  const again = { question: 'Quite another thing, is it not?', hint: '', answer: 'An answer' };
  const seen = async (
    mode: 'house' | 'model',
    gameType: 'trivia' | 'challenge',
    topic: string = WISH.topic,
  ) => (await earlierOf(db, userId, { ...WISH, gameType, topic }, mode)).isSeen(again);
  expect(await seen('model', 'trivia')).toBe(true);
  expect(await seen('model', 'trivia', 'Trains')).toBe(false);
  expect(await seen('house', 'trivia')).toBe(false);
  await deck('puzzles', 5, { gameType: 'challenge' });
  expect(await seen('model', 'challenge')).toBe(false);
});

it('sixty questions are named at most', async () => {
  await deck('many', 2, {}, 50);
  await deck('more', 1, {}, 50);
  expect((await earlierOf(db, userId, WISH, 'model')).named).toHaveLength(60);
});
