// What marking needs to know of a language; the lists stand in `content/marking/<language>.json`.
import * as z from 'zod/mini';

const words = z.readonly(z.array(z.string().check(z.minLength(1))));
const values = z.record(z.string(), z.int());

export const MarkingWords = z.strictObject({
  $schema: z.string(),
  /** Say nothing about an answer: 'the'. */
  articles: words,
  /** What people say before an answer: 'I think'. Without apostrophes. */
  openings: words,
  /** Several ways to say one thing: 'St', 'Saint'. Folded as answers are; longer ones come first. */
  alike: z.readonly(z.array(words)),
  /** As '&' is read. */
  and: z.string(),
  /** Words for numbers that are added up: 'twenty', 'one'. */
  numbers: values,
  /** Words for a place in a row: 'third'. */
  ordinals: values,
  /** Those of them that are none behind a number: 'thirty second'. */
  units: words,
  /** Words that multiply what stands before them: 'hundred'. */
  multiples: values,
});
export type MarkingWords = z.infer<typeof MarkingWords>;
