import { beforeEach, expect, it } from 'vitest';
import type { BankCoverage } from '#contract/generation.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { eachInMemory, userIn } from '#tests/support/memory.ts';
import { planDeck, refuseShortDeck } from './deck-size.ts';
import { houseWriter } from './house-writer.ts';

const WANTED = {
  gameType: 'trivia',
  topic: 'Ballet',
  difficulty: 'easy',
  customInstructions: '',
  language: 'en',
  cardCount: 20,
  avoidDuplicates: false,
  acceptFewer: false,
} as const;

let db: Db;
let userId: string;
eachInMemory((database) => {
  ({ db } = database);
});
beforeEach(async () => {
  userId = await userIn(db);
});

const houseWith = (cards: number, near: number, withTemplates: number) => ({
  ...houseWriter(() => 0),
  coverage: async (): Promise<BankCoverage> => ({
    cards,
    near,
    withTemplates,
    nearTopics: [],
    levels: null,
    had: 0,
    instead: null,
  }),
});
type Has = readonly [about: number, near: number, all: number];
const plan = (has: Has, more: Partial<Parameters<typeof planDeck>[2]> = {}) => {
  const house = houseWith(...has);
  return planDeck({ db, writer: house, house }, userId, { ...WANTED, ...more });
};
const figures = (cards: number, onTopic: number, price: number) => ({
  code: 'bank-too-small',
  details: { fields: { cards: String(cards), onTopic: String(onTopic), price: String(price) } },
});

it('RULE-29 twenty cards about or near the topic cost the full price', async () => {
  expect(await plan([20, 0, 20])).toEqual({ cardCount: 20, cost: 1 });
  expect(await plan([12, 8, 200])).toEqual({ cardCount: 20, cost: 1 });
  expect(await plan([30, 0, 30], { avoidDuplicates: true })).toEqual({ cardCount: 20, cost: 2 });
});

it('ten to nineteen cost it only after a yes', async () => {
  await expect(plan([12, 7, 200])).rejects.toMatchObject(figures(20, 19, 1));
  expect(await plan([12, 7, 200], { acceptFewer: true })).toEqual({ cardCount: 20, cost: 1 });
  expect(await plan([10, 0, 200], { acceptFewer: true })).toEqual({ cardCount: 20, cost: 1 });
});

it('fewer than ten are free: general cards and templates never raise the price', async () => {
  expect(await plan([9, 0, 200])).toEqual({ cardCount: 20, cost: 0 });
  expect(await plan([0, 0, 200], { avoidDuplicates: true })).toEqual({ cardCount: 20, cost: 0 });
});

it('the house makes a shorter deck only where its host agrees, and none of fewer than five', async () => {
  await expect(plan([19, 0, 19])).rejects.toMatchObject(figures(19, 19, 1));
  expect(await plan([19, 0, 19], { acceptFewer: true })).toEqual({ cardCount: 19, cost: 1 });
  expect(await plan([5, 0, 5], { acceptFewer: true })).toEqual({ cardCount: 5, cost: 0 });
  await expect(plan([4, 0, 4], { acceptFewer: true })).rejects.toMatchObject(figures(4, 4, 0));
});

it('nothing costs more than the host was told, whatever has changed since; less it may', async () => {
  const agreed = { acceptFewer: true };
  await expect(plan([20, 0, 20], { ...agreed, quotedPrice: 0 })).rejects.toMatchObject(
    figures(20, 20, 1),
  );
  expect(await plan([9, 0, 20], { ...agreed, quotedPrice: 1 })).toEqual({ cardCount: 20, cost: 0 });
});

it('a model writes as many as are wanted, whatever the house has', async () => {
  const house = houseWith(0, 0, 0);
  const services = { db, writer: { ...house, mode: 'model' as const }, house };
  expect(await planDeck(services, userId, WANTED)).toEqual({ cardCount: 20, cost: 1 });
  await expect(refuseShortDeck(services, userId, WANTED)).resolves.toBeUndefined();
});

it('RULE-29 with fresh questions only what the host has not had is counted', async () => {
  const asked: (boolean | undefined)[] = [];
  const house = {
    ...houseWith(30, 0, 30),
    coverage: async (_: unknown, had?: { readonly isLeftOut: boolean }) => {
      asked.push(had?.isLeftOut);
      return houseWith(30, 0, 30).coverage();
    },
  };
  const services = { db, writer: house, house };
  await planDeck(services, userId, WANTED);
  await planDeck(services, userId, { ...WANTED, avoidDuplicates: true });
  expect(asked).toEqual([undefined, true]);
});

it('STATE-GEN-08 dealing anew needs as many cards as the deck has, wherever they are from', async () => {
  const house = houseWith(0, 0, 19);
  const services = { db, writer: house, house };
  await expect(refuseShortDeck(services, userId, WANTED)).rejects.toMatchObject({
    code: 'bank-too-small',
    details: { fields: { cards: '19' } },
  });
  await refuseShortDeck(services, userId, { ...WANTED, cardCount: 19 });
});
