import type { LanguageModel } from 'ai';
import type { ModelSettings } from '#server/platform/configuration/configuration.ts';

/** The configured provider's client; only that one is loaded. */
export async function languageModel({
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
