import type { LanguageModelMiddleware } from 'ai';
import * as z from 'zod';
import type { Ways } from './manners.ts';

/** The answer's form as the provider's own parameter, as far as the server takes one. */
export function formOf(asked: z.ZodType, { mode }: Ways): LanguageModelMiddleware {
  const schema = z.toJSONSchema(z.object({ elements: z.array(asked) }));
  return {
    transformParams: async ({ params }) => {
      if (mode === 'none') return params;
      const responseFormat =
        mode === 'json' ? { type: 'json' as const } : { type: 'json' as const, schema };
      return { ...params, responseFormat };
    },
  };
}
