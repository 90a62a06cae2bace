// Streams that write a deck at the same time, by a writer whose every word is the test's to time.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createValidator } from '#server/features/generation/checks/validator.ts';
import { TokenUsage } from '#server/features/generation/model/token-usage.ts';
import { DeckIncomplete, fillDeck } from './fill-deck.ts';
import { NoCardsCome, StreamSilent } from './stream-pool.ts';
import type { DraftCard, StreamSigns, Writer, WriterRequest } from './writer.ts';

const WISH = {
  gameType: 'social',
  topic: 'Odds',
  difficulty: 'easy',
  customInstructions: '',
  language: 'en',
} as const;
const PATIENCE = { firstMs: 75_000, quietMs: 20_000, cardMs: 90_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What has been asked for, one after the other, and is answered by the test. */
interface Asked {
  readonly count: number;
  readonly signal: AbortSignal;
  readonly signs: StreamSigns | undefined;
  /** Hands in so many good cards. */
  bring(cards: number): Promise<void>;
  /** Hands in the last one so many times again. */
  repeat(times: number): Promise<void>;
  end(error?: Error): Promise<void>;
}

/** Everything that waits for nothing but promises is done. */
const settled = () => vi.advanceTimersByTimeAsync(0);

let serial = 0;

/** A stream that the test feeds; it takes no notice of its signal unless told. */
function fed({ count, signs }: WriterRequest, signal: AbortSignal) {
  const items: (DraftCard | Error | 'end')[] = [];
  let wake = Promise.withResolvers<void>();
  const push = async (item: (typeof items)[number]): Promise<void> => {
    items.push(item);
    wake.resolve();
    await settled();
  };
  async function* drafts() {
    for (;;) {
      for (let item = items.shift(); item !== undefined; item = items.shift()) {
        if (item === 'end') return;
        if (item instanceof Error) throw item;
        yield item;
      }
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await wake.promise;
      wake = Promise.withResolvers();
    }
  }
  const asked: Asked = {
    count,
    signal,
    signs,
    bring: async (cards) => {
      signs?.heard();
      for (let card = 0; card < cards; card += 1) {
        serial += 1;
        // oxlint-disable-next-line no-await-in-loop
        await push({ question: `Question number ${serial} of them`, hint: '', answer: '' });
      }
    },
    repeat: async (times) => {
      for (let card = 0; card < times; card += 1) {
        // oxlint-disable-next-line no-await-in-loop
        await push({ question: `Question number ${serial} of them`, hint: '', answer: '' });
      }
    },
    end: (error) => push(error ?? 'end'),
  };
  return { asked, drafts: drafts() };
}

/** A deck being filled, dealt out to parts of the sizes given first. */
function filling(sizes: readonly number[], { isWaiting = false } = {}) {
  const streams: Asked[] = [];
  const cards: DraftCard[] = [];
  const stop = new AbortController();
  const writer: Writer = {
    mode: 'model',
    patience: PATIENCE,
    split: (request) =>
      (streams.length === 0 ? sizes : [request.count]).map((count) => ({ ...request, count })),
    write: (request, signal) => {
      const { asked, drafts } = fed(request, signal);
      streams.push(asked);
      if (!isWaiting) request.signs?.asked();
      return drafts;
    },
  };
  const done = fillDeck({
    writer,
    wish: WISH,
    validator: createValidator(WISH, []),
    count: sizes.reduce((sum, size) => sum + size, 0),
    avoid: [],
    fresh: false,
    isSeen: () => false,
    tokenUsage: new TokenUsage(),
    signal: stop.signal,
    onCard: async (card) => void cards.push(card),
    onRejection: () => {},
  }).then(
    () => 'full' as const,
    (error: unknown) => error,
  );
  let outcome: unknown;
  void done.then((end) => (outcome = end));
  const stream = (index: number): Asked => {
    const asked = streams[index];
    if (!asked) throw new Error(`No stream ${index} was asked`);
    return asked;
  };
  return { streams, stream, cards, stop, outcome: () => outcome };
}

describe('streams at the same time', () => {
  it('are taken from as they come, and one that fails ends no other', async () => {
    const { stream, cards, outcome } = filling([2, 2]);
    await stream(1).bring(1);
    await stream(0).bring(1);
    await stream(1).end(new Error('broke off'));
    await stream(0).bring(1);
    expect(cards).toHaveLength(3);
    await stream(2).bring(1);
    expect(outcome()).toBe('full');
  });

  it('what is missing is asked for while others still write, once for all and with some to spare', async () => {
    const { streams, stream } = filling([5, 5, 5]);
    await stream(0).bring(3);
    await stream(0).end();
    expect(streams.map(({ count }) => count)).toEqual([5, 5, 5, 5]);
    await stream(1).bring(4);
    await stream(1).end();
    // What was asked to spare covers this one.
    expect(streams).toHaveLength(4);
    await stream(2).end();
    expect(streams.at(-1)?.count).toBe(Math.ceil(3 * 1.3 + 2));
  });

  it('who has handed in nothing good yet is not asked for more while others write', async () => {
    const { streams, stream, outcome } = filling([5, 5]);
    await stream(0).end();
    expect(streams).toHaveLength(2);
    await stream(1).end();
    expect(streams).toHaveLength(2);
    expect(outcome()).toBeInstanceOf(DeckIncomplete);
  });

  it('are cut off two seconds after the deck is full', async () => {
    const { stream, outcome } = filling([1, 1]);
    await stream(0).bring(2);
    expect(outcome()).toBe('full');
    await vi.advanceTimersByTimeAsync(1999);
    expect(stream(1).signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(stream(1).signal.aborted).toBe(true);
  });

  it('all stop when the work does, whether they take notice or not', async () => {
    const { stop, stream, outcome } = filling([1]);
    stop.abort(new Error('stopped'));
    await settled();
    expect(outcome()).toEqual(new Error('stopped'));
    expect(stream(0).signal.aborted).toBe(true);
  });
});

describe('a stream that says nothing', () => {
  it('gets twenty seconds once the others are done; then others are asked for its cards', async () => {
    const { streams, stream, outcome } = filling([2, 2]);
    await stream(0).bring(2);
    await stream(0).end();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(streams).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(stream(1).signal.reason).toBeInstanceOf(StreamSilent);
    expect(streams.map(({ count }) => count)).toEqual([2, 2, 5]);
    // What it says now comes too late.
    await stream(1).bring(1);
    expect(outcome()).toBeUndefined();
    await stream(2).bring(2);
    expect(outcome()).toBe('full');
  });

  it('waits as long as another speaks: it may stand in a queue', async () => {
    const { streams, stream, outcome } = filling([3, 1]);
    for (let turn = 0; turn < 3; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await vi.advanceTimersByTimeAsync(19_000);
      // oxlint-disable-next-line no-await-in-loop
      await stream(0).bring(1);
    }
    await stream(0).end();
    await vi.advanceTimersByTimeAsync(19_000);
    stream(1).signs?.heard();
    await vi.advanceTimersByTimeAsync(19_000);
    await stream(1).bring(1);
    expect(streams).toHaveLength(2);
    expect(outcome()).toBe('full');
  });

  it('is given half as long again as the model has needed before', async () => {
    const { stream } = filling([2, 2]);
    await vi.advanceTimersByTimeAsync(40_000);
    await stream(0).bring(2);
    await stream(0).end();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(stream(1).signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(stream(1).signal.aborted).toBe(true);
  });

  it('ends the deck after seventy-five seconds where no other has said anything', async () => {
    const { streams, outcome } = filling([2, 2]);
    await vi.advanceTimersByTimeAsync(74_999);
    expect(outcome()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome()).toBeInstanceOf(StreamSilent);
    expect(streams).toHaveLength(2);
  });

  it('is not one that still waits for its turn with us', async () => {
    const { stream, outcome } = filling([1], { isWaiting: true });
    await vi.advanceTimersByTimeAsync(500_000);
    expect(outcome()).toBeUndefined();
    stream(0).signs?.asked();
    await vi.advanceTimersByTimeAsync(75_000);
    expect(outcome()).toBeInstanceOf(StreamSilent);
  });
});

describe('streams of which no card comes', () => {
  it('MODEL-19 end the deck after ninety seconds, whatever they say', async () => {
    const { stream, outcome } = filling([2, 2]);
    await stream(0).bring(1);
    for (let turn = 0; turn < 5; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await vi.advanceTimersByTimeAsync(17_000);
      stream(0).signs?.heard();
    }
    await vi.advanceTimersByTimeAsync(4999);
    expect(outcome()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome()).toBeInstanceOf(NoCardsCome);
  });

  it('MODEL-19 do not count while all wait for their turn, and count while the model refuses them', async () => {
    const { stream, outcome } = filling([1], { isWaiting: true });
    await vi.advanceTimersByTimeAsync(500_000);
    stream(0).signs?.asked();
    await vi.advanceTimersByTimeAsync(10_000);
    stream(0).signs?.waits();
    await vi.advanceTimersByTimeAsync(500_000);
    stream(0).signs?.asked();
    const busy = new Error('busy');
    stream(0).signs?.refused(busy);
    await vi.advanceTimersByTimeAsync(79_999);
    expect(outcome()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome()).toBe(busy);
  });

  it('MODEL-15 are told as refused where that was the last that was heard, and not where they spoke after it', async () => {
    const { stream, outcome } = filling([1, 1]);
    stream(0).signs?.heard();
    stream(1).signs?.refused(new Error('busy'));
    await vi.advanceTimersByTimeAsync(1000);
    stream(0).signs?.heard();
    stream(1).signs?.waits();
    for (let turn = 0; turn < 9; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await vi.advanceTimersByTimeAsync(10_000);
      stream(0).signs?.heard();
    }
    expect(outcome()).toBeInstanceOf(NoCardsCome);
  });

  it('MODEL-18 that still wait when the deck is full are not asked any more', async () => {
    const { stream, outcome } = filling([1, 1], { isWaiting: true });
    stream(0).signs?.asked();
    await stream(0).bring(2);
    expect(outcome()).toBe('full');
    expect(stream(1).signal.aborted).toBe(true);
    expect(stream(0).signal.aborted).toBe(false);
  });
});

describe('what is missing', () => {
  it('MODEL-18 is known before it is: as many of what is to come are turned away as have been', async () => {
    const { streams, stream } = filling([10, 10]);
    await stream(0).bring(4);
    await stream(1).repeat(4);
    // Of the twelve to come six are good, so ten are missing; half of what is asked for would be turned away.
    expect(streams.map(({ count }) => count)).toEqual([10, 10, 22]);
  });
});
