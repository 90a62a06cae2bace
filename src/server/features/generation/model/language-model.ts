import type { ModelSettings } from '#server/platform/configuration/configuration.ts';
import type { Manners } from './manners.ts';
import { fetchWith } from './request-body.ts';

/** The configured provider's client for one of its models; only that one is loaded. */
export async function languageModel(
  { provider, apiKey, baseUrl, headers, body }: ModelSettings,
  model: string,
  manners: Manners,
) {
  const options = {
    ...(apiKey !== undefined && { apiKey }),
    ...(baseUrl !== undefined && { baseURL: baseUrl }),
    ...(headers !== undefined && { headers }),
    fetch: fetchWith(manners, body),
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
