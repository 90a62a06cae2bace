// The one form of an error answer: {error:{code,message,fields}}.
import * as z from 'zod/mini';

export const Failure = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    /** What is wrong, by the field's path. */
    fields: z.optional(z.record(z.string(), z.string())),
  }),
});
export type Failure = z.infer<typeof Failure>;
