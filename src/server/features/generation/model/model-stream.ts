// One call to a model, as a stream of elements; the AI SDK is loaded when the first one is made.
import type { LanguageModel, LanguageModelUsage } from 'ai';
import * as z from 'zod';
import type { ModelSettings } from '#server/platform/configuration/configuration.ts';
import type { Log } from '#server/platform/log.ts';
import { heardModel } from './heard.ts';
import { Semaphore } from './semaphore.ts';
import { languageModel } from './language-model.ts';
import type { TokenUsage, Use } from './token-usage.ts';
import type { StreamPatience, StreamSigns } from '#server/features/generation/writing/writer.ts';

interface CallPatience {
  /** Tries after the first that an overloaded or failing provider is given. */
  readonly retries: number;
  /** Milliseconds without a word after which a stream counts as dead. */
  readonly silenceMs: number;
}

/** With a model, in milliseconds. */
export interface ModelPatience extends CallPatience, StreamPatience {
  /** For a whole second look. */
  readonly secondLookMs: number;
}

interface Call<Element> {
  /** The form of an element as the model is asked for it: every field required, as some providers insist. */
  readonly asked: z.ZodType;
  /** The form in which it is taken. */
  readonly taken: z.ZodType<Element>;
  readonly instructions: string;
  readonly prompt: string;
  readonly signal: AbortSignal;
  readonly tokenUsage: TokenUsage;
  readonly signs?: StreamSigns | undefined;
}

export interface ModelStreams {
  /** Streams what the model answers, element by element. Throws when the provider fails. */
  stream<Element>(call: Call<Element>): AsyncIterable<Element>;
}

/** At most `width` streams are open at once in this process, whatever decks they belong to. */
export function modelStreams(
  settings: ModelSettings,
  { width, patience, log }: { width: number; patience: CallPatience; log: Log },
): ModelStreams {
  // Else the SDK writes them to the standard error itself, in a form of its own.
  globalThis.AI_SDK_LOG_WARNINGS = ({ warnings }) => log.debug({ warnings }, 'The model warns');
  const semaphore = new Semaphore(width);
  let loading: Promise<LanguageModel> | undefined;
  return {
    async *stream(call) {
      const leave = await semaphore.acquire(call.signal);
      try {
        call.signs?.asked();
        yield* elementsOf((loading ??= languageModel(settings)), call, patience);
      } finally {
        leave();
      }
    },
  };
}

async function* elementsOf<Element>(
  loading: Promise<LanguageModel>,
  { asked, taken, instructions, prompt, signal, tokenUsage, signs }: Call<Element>,
  patience: CallPatience,
): AsyncGenerator<Element, void> {
  const [{ streamText, Output, jsonSchema }, model] = await Promise.all([import('ai'), loading]);
  const element = jsonSchema<Element>(() => z.toJSONSchema(asked), {
    validate: (value) => {
      const { success, data, error } = taken.safeParse(value);
      return success ? { success, value: data } : { success: false, error };
    },
  });
  // The element stream just ends when the provider fails; only onError is told why.
  let failure: unknown;
  const result = streamText({
    model: await heardModel(model, () => signs?.heard()),
    output: Output.array({ element }),
    instructions,
    prompt,
    abortSignal: signal,
    maxRetries: patience.retries,
    timeout: { chunkMs: patience.silenceMs },
    onError: ({ error }) => {
      failure = error;
    },
  });
  tokenUsage.add(Promise.resolve(result.usage).then(useOf));
  yield* result.elementStream;
  if (failure !== undefined) throw failure;
}

/** Undefined where the provider has not told. */
function useOf(usage: LanguageModelUsage): Use | undefined {
  if (usage.inputTokens === undefined && usage.outputTokens === undefined) return undefined;
  return {
    inputTokens: usage.inputTokens ?? 0,
    cachedInputTokens: usage.inputTokenDetails.cacheReadTokens ?? 0,
    outputTokens: usage.outputTokens ?? 0,
    reasoningTokens: usage.outputTokenDetails.reasoningTokens ?? 0,
  };
}
