// How a deck is dealt out to streams, how they are let in, and when a writer is asked again.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createValidator } from '#server/features/generation/checks/validator.ts';
import { DeckIncomplete, fillDeck, type Filling } from './fill-deck.ts';
import { ModelBusy } from '#server/features/generation/model/limiter.ts';
import { sharesOf } from './shares.ts';
import { TokenUsage } from '#server/features/generation/model/token-usage.ts';
import type { DraftCard, Writer } from './writer.ts';

const ANGLES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

describe('shares', () => {
  it('add up to what is wanted, even within one, each with an angle of its own', () => {
    const sizes = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 64 }), fc.nat(), (count, streams, start) => {
        const shares = sharesOf(count, { streams, angles: ANGLES, start });
        const counts = shares.map((share) => share.count);
        expect(counts.reduce((sum, each) => sum + each, 0)).toBe(count);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        expect(shares.length).toBeLessThanOrEqual(streams);
        expect(new Set(shares.map((share) => share.angle)).size).toBe(shares.length);
      }),
    );
  });

  it('are four for twenty cards and eight for sixty', () => {
    const streams = (count: number) =>
      sharesOf(count, { streams: 8, angles: ANGLES, start: 0 }).length;
    expect([streams(1), streams(20), streams(30), streams(60)]).toEqual([1, 4, 6, 8]);
  });
});

describe('filling a deck', () => {
  const wish = {
    gameType: 'social',
    topic: 'Odds',
    difficulty: 'easy',
    customInstructions: '',
    language: 'en',
  } as const;
  let serial = 0;
  const good = (): DraftCard => ({
    question: `Question number ${(serial += 1)} of them`,
    hint: '',
    answer: '',
  });

  async function fill(
    rounds: readonly (readonly (DraftCard | Error)[])[],
    count: number,
    before: readonly DraftCard[] = [],
  ) {
    const asked: number[] = [];
    const cards: DraftCard[] = [];
    const writer: Writer = {
      mode: 'model',
      async *write(request) {
        asked.push(request.count);
        for (const item of rounds[asked.length - 1] ?? []) {
          if (item instanceof Error) throw item;
          yield item;
        }
      },
    };
    const filling: Filling = {
      writer,
      wish,
      validator: createValidator(wish, before),
      count,
      avoid: [],
      fresh: false,
      isSeen: () => false,
      tokenUsage: new TokenUsage(),
      signal: new AbortController().signal,
      onCard: async (card) => void cards.push(card),
      onRejection: () => {},
    };
    const failure = await fillDeck(filling).then(
      () => undefined,
      (error: unknown) => error,
    );
    return { asked, cards: cards.length, failure };
  }

  it('asks again for what is missing and some to spare, and takes no more than is wanted', async () => {
    const same = good();
    const many = [good(), good(), good(), good(), good()];
    expect(await fill([[good(), same, same], many], 4)).toEqual({
      asked: [4, 5],
      cards: 4,
      failure: undefined,
    });
  });

  it('asks again after a stream that broke off, but not where nothing has come at all', async () => {
    const broken = new Error('broken');
    expect(await fill([[good(), broken], [good()]], 2)).toMatchObject({ cards: 2, asked: [2, 4] });
    expect(await fill([[broken], [good(), good()]], 2)).toMatchObject({
      asked: [2],
      failure: broken,
    });
  });

  it('MODEL-15 asks no more of a model that is busy for too long', async () => {
    const busy = new ModelBusy(30_000);
    expect(await fill([[good(), busy], [good()]], 2)).toMatchObject({
      asked: [2],
      cards: 1,
      failure: busy,
    });
  });

  it('asks again where all that came was good but known', async () => {
    const known = good();
    expect(await fill([[known], [good()]], 1, [known])).toMatchObject({ asked: [1, 4], cards: 1 });
  });

  it('counts rounds without a card only: the third in a row is the last', async () => {
    const broken = new Error('broken');
    const few = [[good()], [], [broken], [good()], [], [], [good()], [broken], [], [good()]];
    expect(await fill(few, 5)).toMatchObject({
      cards: 4,
      asked: [5, 8, 8, 8, 6, 6, 6, 5, 5, 5, 4, 4, 4],
    });
    const { failure } = await fill([[good()], [], [], [broken]], 3);
    expect(failure).toBe(broken);
  });

  it('never passes a short deck off as whole', async () => {
    const { asked, failure } = await fill([[good()], [], [], [], [good()]], 3);
    expect(failure).toBeInstanceOf(DeckIncomplete);
    expect(asked).toHaveLength(4);
    expect((await fill([[], [good()]], 3)).failure).toBeInstanceOf(DeckIncomplete);
  });
});
