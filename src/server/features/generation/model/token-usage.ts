// What a run has asked of a model, added up for the log: counts only, no texts.
import type { LanguageModelUsage } from 'ai';

/** One call's use, as far as the provider has told. */
export interface Use {
  readonly inputTokens: number;
  readonly cachedInputTokens: number;
  readonly outputTokens: number;
  readonly reasoningTokens: number;
}

export interface TotalUsage extends Use {
  readonly calls: number;
  /** Calls whose use is unknown: cut off, failed, or a provider that does not say. */
  readonly callsUncounted: number;
}

export class TokenUsage {
  readonly #calls: Promise<Use | undefined>[] = [];

  /** Takes note of a call, whose use is known when it has ended. */
  add(use: Promise<Use | undefined>): void {
    this.#calls.push(use.catch(() => undefined));
  }

  /** The sum, once every call has ended. */
  async total(): Promise<TotalUsage> {
    const uses = await Promise.all(this.#calls);
    const known = uses.filter((use) => use !== undefined);
    const sum = (field: keyof Use): number => known.reduce((total, use) => total + use[field], 0);
    return {
      calls: uses.length,
      callsUncounted: uses.length - known.length,
      inputTokens: sum('inputTokens'),
      cachedInputTokens: sum('cachedInputTokens'),
      outputTokens: sum('outputTokens'),
      reasoningTokens: sum('reasoningTokens'),
    };
  }
}

/** Undefined where the provider has not told. */
export function useOf(usage: LanguageModelUsage): Use | undefined {
  if (usage.inputTokens === undefined && usage.outputTokens === undefined) return undefined;
  return {
    inputTokens: usage.inputTokens ?? 0,
    cachedInputTokens: usage.inputTokenDetails.cacheReadTokens ?? 0,
    outputTokens: usage.outputTokens ?? 0,
    reasoningTokens: usage.outputTokenDetails.reasoningTokens ?? 0,
  };
}
