import { describe, expect, it } from 'vitest';
import { CapReached, costOf, Spending } from './spending.ts';

const REQUEST = { purpose: 'writing', characters: 1000, mostTokens: 2000 } as const;
const use = (inputTokens: number, outputTokens: number) =>
  Promise.resolve({ inputTokens, outputTokens, cachedInputTokens: 0, reasoningTokens: 0 });
const PRICE = { input: 1, output: 10 };

describe('MODEL-29 a cap', () => {
  it('forbids a request that could pass it, with what is under way at its most', () => {
    const spending = new Spending({ tokens: 6000 }, {});
    spending.meter(REQUEST);
    spending.meter(REQUEST);
    expect(spending.isReached).toBe(false);
    expect(() => spending.meter(REQUEST)).toThrow(CapReached);
    expect(spending.isReached).toBe(true);
  });

  it('goes by what requests have cost, once that is told', async () => {
    const spending = new Spending({ tokens: 6000 }, {});
    spending.meter(REQUEST)(use(200, 100));
    spending.meter(REQUEST)(use(200, 100));
    expect(await spending.total()).toEqual({
      requests: 2,
      assumed: 0,
      inputTokens: 400,
      outputTokens: 200,
      cost: undefined,
    });
    spending.meter(REQUEST);
    expect(spending.isReached).toBe(false);
  });

  it('counts a request that nobody told the cost of with its most', async () => {
    const spending = new Spending({ tokens: 6000 }, {});
    spending.meter(REQUEST)(Promise.resolve(undefined));
    spending.meter(REQUEST)(Promise.reject(new Error('Gone')));
    expect((await spending.total()).assumed).toBe(2);
    expect(() => spending.meter(REQUEST)).toThrow(CapReached);
  });

  it('in money takes each model at its own price', async () => {
    const prices = { writing: PRICE, checking: { input: 100, output: 1000 } };
    const spending = new Spending({ money: 0.1 }, prices);
    spending.meter(REQUEST)(use(1_000, 2_000));
    expect(() => spending.meter({ ...REQUEST, purpose: 'checking' })).toThrow(CapReached);
    expect((await spending.total()).cost).toBeCloseTo(0.021);
  });

  it('without a limit of the server’s takes an answer to be long', () => {
    const spending = new Spending({ tokens: 20_000 }, {});
    expect(() => spending.meter({ ...REQUEST, mostTokens: undefined })).toThrow(CapReached);
    expect(new Spending(undefined, {}).meter({ ...REQUEST, mostTokens: 10 ** 9 })).toBeDefined();
  });
});

it('a cost is told where there is a price, and else left out', () => {
  expect(costOf({ inputTokens: 2_000_000, outputTokens: 100_000 }, PRICE)).toBe(3);
  expect(costOf({ inputTokens: 1, outputTokens: 1 }, undefined)).toBeUndefined();
});
