// The one form of an error answer: {error:{code,message,params,fields}}.
import * as z from 'zod/mini';

export const Failure = z.object({
  error: z.object({
    code: z.string(),
    /** The sentence in English: for logs, scripts, and pages that don't know the code. */
    message: z.string(),
    /** What the sentence is about, where the code does not say it. */
    params: z.optional(z.object({ topic: z.optional(z.string()) })),
    /** What is wrong, by the field's path. */
    fields: z.optional(z.record(z.string(), z.string())),
  }),
});
export type Failure = z.infer<typeof Failure>;
