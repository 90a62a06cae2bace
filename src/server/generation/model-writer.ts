// Cards from a model, streamed one by one through the AI SDK, which is loaded when the first deck is asked for.
import type { LanguageModel } from 'ai';
import * as z from 'zod';
import type { ModelSettings } from '#server/configuration.ts';
import { instructionsFor, promptFor } from './prompts.ts';
import type { DraftCard, Writer } from './writer.ts';

const Draft = z.object({
  question: z.string(),
  hint: z.string(),
  answer: z.string(),
  explanation: z.string().optional(),
});

export interface ModelPatience {
  /** Tries after the first that an overloaded or failing provider is given. */
  readonly retries: number;
  /** Milliseconds without a word after which a stream counts as dead. */
  readonly silenceMs: number;
}

export function modelWriter(
  settings: ModelSettings,
  patience: ModelPatience = { retries: 2, silenceMs: 60_000 },
): Writer {
  return {
    mode: 'model',
    async *write(request, signal): AsyncIterable<DraftCard> {
      const [{ streamText, Output }, model] = await Promise.all([
        import('ai'),
        languageModel(settings),
      ]);
      // The element stream just ends when the provider fails; only onError is told why.
      let failure: unknown;
      const result = streamText({
        model,
        output: Output.array({ element: Draft }),
        instructions: instructionsFor(request.gameType),
        prompt: promptFor(request),
        abortSignal: signal,
        maxRetries: patience.retries,
        timeout: { chunkMs: patience.silenceMs },
        onError: ({ error }) => {
          failure = error;
        },
      });
      yield* result.elementStream;
      if (failure !== undefined) throw failure;
    },
  };
}

/** The configured provider's client; only that one is loaded. */
async function languageModel({
  provider,
  model,
  apiKey,
  baseUrl,
}: ModelSettings): Promise<LanguageModel> {
  const options = {
    ...(apiKey !== undefined && { apiKey }),
    ...(baseUrl !== undefined && { baseURL: baseUrl }),
  };
  switch (provider) {
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(options)(model);
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI(options)(model);
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI(options)(model);
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        name: 'model',
        baseURL: baseUrl ?? '',
        ...options,
        supportsStructuredOutputs: true,
        includeUsage: true,
      })(model);
    }
  }
}
