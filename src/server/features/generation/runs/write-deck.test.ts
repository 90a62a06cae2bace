import { beforeEach, describe, expect, it } from 'vitest';
import type { Db, Engine } from '#server/platform/database/connection.ts';
import { createLog } from '#server/platform/log.ts';
import { deckIn, eachInMemory, runIn, userIn } from '#tests/support/memory.ts';
import { TokenUsage } from '#server/features/generation/model/token-usage.ts';
import { houseWriter } from '#server/features/generation/writing/house-writer.ts';
import type { DraftCard, Writer } from '#server/features/generation/writing/writer.ts';
import { DeckShort } from './failure.ts';
import { leaseNextRun } from './lease.ts';
import { putCards, writtenCards } from './run-cards.ts';
import { writeDeck } from './write-deck.ts';

let db: Db;
let engine: Engine;
let userId: string;
eachInMemory((database) => {
  ({ db, engine } = database);
});
beforeEach(async () => {
  userId = await userIn(db, 9);
});
const live = {
  publish: () => {},
  follow: () => () => {},
  isListening: () => true,
  close: async () => {},
};

interface Begun {
  readonly isFresh?: boolean;
  /** Those that an attempt before has left. */
  readonly cards?: readonly DraftCard[];
}

/** Has a run written that asks for 20 cards, fresh ones where it is said. */
async function write(writer: Writer, { isFresh = false, cards = [] }: Begun = {}) {
  const id = await runIn(db, userId);
  await leaseNextRun(db, { owner: 'a', except: new Set() }, 10);
  await putCards(db, { generationId: id, position: 0, owner: 'a', rejected: 0, now: 15 }, cards);
  const row = await db
    .selectFrom('generation')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const request = JSON.stringify({ ...JSON.parse(row.request), avoidDuplicates: isFresh });
  const { signal } = new AbortController();
  const log = createLog('silent');
  const tokenUsage = new TokenUsage();
  const clock = (): number => 20;
  const services = { db, engine, live, clock, log, writer, tokenUsage };
  const work = { ...services, signal, timeoutMs: 60_000, owner: 'a' };
  return { id, deck: writeDeck(work, { ...row, request }) };
}

describe('a deck of the house', () => {
  const house = houseWriter(Math.random);

  it('is written down with what saves it and not before, and says what the host has had', async () => {
    const first = await write(house);
    const { cards, rejected } = await first.deck;
    expect([cards.length, rejected]).toEqual([20, 0]);
    expect(await writtenCards(db, first.id)).toEqual([]);
    const had = cards.map((card, at) => ({ ...card, id: `had-${at}` }));
    await deckIn(db, userId, { topic: 'Space', cards: had });
    const second = await (await write(house, { isFresh: true })).deck;
    expect([second.cards.length, second.rejected]).toEqual([20, 20]);
    const questions = new Set(cards.map(({ question }) => question));
    expect(second.cards.filter(({ question }) => questions.has(question))).toEqual([]);
  });

  it('that comes to nothing leaves its cards with the run until that has ended', async () => {
    const few: Writer = {
      mode: 'house',
      async *write(request, signal) {
        let number = 0;
        for await (const card of house.write(request, signal)) {
          if (number === 3) throw new Error('The bank can’t be read');
          number += 1;
          yield card;
        }
      },
    };
    const { id, deck } = await write(few);
    await expect(deck).rejects.toThrow(DeckShort);
    expect(await writtenCards(db, id)).toHaveLength(3);
  });
});

it('STATE-GEN-04 a run that was cut off with its last card written asks for no other', async () => {
  const card = (number: number): DraftCard => ({
    question: `Which number is it, ${number} or another?`,
    hint: 'Count.',
    answer: `Number ${number}`,
  });
  const cards = Array.from({ length: 20 }, (_, at) => card(at + 1));
  const asked: number[] = [];
  const writer: Writer = {
    mode: 'model',
    async *write({ count }) {
      asked.push(count);
      yield card(21);
    },
  };
  const { deck } = await write(writer, { cards });
  expect((await deck).cards).toEqual(cards);
  expect(asked).toEqual([]);
});
