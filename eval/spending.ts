// What an evaluation has cost, and the cap that it stays below: each request is held at the most that it can cost
// before it is made, and at what it did cost when it has ended.
import type { Meter, PlannedRequest, Purpose, Use } from '#server/features/generation/index.ts';

/** For a million tokens, in a currency of the operator's. */
export interface Price {
  readonly input: number;
  readonly output: number;
}

export type Prices = Readonly<Partial<Record<Purpose, Price>>>;

/** The most that may be spent: money at these prices, or tokens read and written. */
export type Cap = { readonly money: number } | { readonly tokens: number };

export class CapReached extends Error {
  override readonly name = 'CapReached';

  constructor() {
    super('The next request could cost more than is left of the cap');
  }
}

/** Where the server takes no limit, an answer is taken to have so many tokens at most. */
const UNLIMITED = 20_000;
const MILLION = 1_000_000;

interface Tokens {
  readonly purpose: Purpose;
  readonly input: number;
  readonly output: number;
}

export class Spending {
  readonly #cap: Cap | undefined;
  readonly #prices: Prices;
  readonly #held = new Set<Tokens>();
  readonly #spent: Tokens[] = [];
  readonly #settling: Promise<void>[] = [];
  #assumed = 0;
  #isReached = false;

  constructor(cap: Cap | undefined, prices: Prices) {
    this.#cap = cap;
    this.#prices = prices;
  }

  /** Whether a request had to be forbidden. */
  get isReached(): boolean {
    return this.#isReached;
  }

  /** Once every request has ended. */
  async total() {
    await Promise.all(this.#settling);
    const sum = (pick: (tokens: Tokens) => number): number =>
      this.#spent.reduce((all, each) => all + pick(each), 0);
    const cost = this.#spent.map((each) => this.#costOf(each));
    return {
      requests: this.#spent.length,
      /** Requests that count at the most that they can have cost, because nobody told what they did. */
      assumed: this.#assumed,
      inputTokens: sum(({ input }) => input),
      outputTokens: sum(({ output }) => output),
      cost: cost.every((each) => each !== undefined) ? addUp(cost) : undefined,
    };
  }

  /** Throws CapReached instead of letting a request through that could pass the cap. */
  readonly meter: Meter = (request) => {
    const most = mostOf(request);
    if (this.#wouldPass(most)) {
      this.#isReached = true;
      throw new CapReached();
    }
    this.#held.add(most);
    return (use) => void this.#settling.push(this.#settle(most, use));
  };

  async #settle(most: Tokens, use: Promise<Use | undefined>): Promise<void> {
    const told = await use.catch(() => undefined);
    this.#held.delete(most);
    if (!told) this.#assumed += 1;
    const { purpose } = most;
    this.#spent.push(told ? { purpose, input: told.inputTokens, output: told.outputTokens } : most);
  }

  #wouldPass(most: Tokens): boolean {
    if (!this.#cap) return false;
    const all = [...this.#spent, ...this.#held, most];
    if ('tokens' in this.#cap) {
      return addUp(all.map(({ input, output }) => input + output)) > this.#cap.tokens;
    }
    return addUp(all.map((each) => this.#costOf(each) ?? Infinity)) > this.#cap.money;
  }

  #costOf({ purpose, input, output }: Tokens): number | undefined {
    return costOf({ inputTokens: input, outputTokens: output }, this.#prices[purpose]);
  }
}

/** Undefined where there is no price; what a provider reads from its cache counts as read anew. */
export function costOf(
  { inputTokens, outputTokens }: Pick<Use, 'inputTokens' | 'outputTokens'>,
  price: Price | undefined,
): number | undefined {
  return price && (inputTokens * price.input + outputTokens * price.output) / MILLION;
}

/** No text has more tokens than characters, as far as is known. */
function mostOf({ purpose, characters, mostTokens = UNLIMITED }: PlannedRequest): Tokens {
  return { purpose, input: characters, output: mostTokens };
}

function addUp(figures: readonly (number | undefined)[]): number {
  return figures.reduce<number>((sum, each) => sum + (each ?? 0), 0);
}
