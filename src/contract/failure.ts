// The one form of an error answer: {error:{code,message,params,fields}}.
import * as z from 'zod/mini';

/** What a sentence is about, where its code alone does not say it. */
const ErrorParams = z.object({
  /** What was asked for, in the host's words. */
  topic: z.optional(z.string()),
  /** After which another try makes sense. */
  seconds: z.optional(z.int()),
});
export type ErrorParams = z.infer<typeof ErrorParams>;

export const Failure = z.object({
  error: z.object({
    code: z.string(),
    /** The sentence in English: for logs, scripts, and pages that don't know the code. */
    message: z.string(),
    params: z.optional(ErrorParams),
    /** What is wrong, by the field's path. */
    fields: z.optional(z.record(z.string(), z.string())),
  }),
});
export type Failure = z.infer<typeof Failure>;
