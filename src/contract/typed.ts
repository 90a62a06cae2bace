// What a person typed, as it is kept.
import * as z from 'zod/mini';
import { plainText } from '#contract/limits.ts';

/** The schema over texts of one trimmed line of plain text each; other values are left to the schema. */
export function typed<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(z.transform(tidy), schema);
}

/** A host's words without breaks, and without what shows nothing at their ends. */
export function keptText(text: string): string {
  return plainText(text).trim();
}

function tidy(value: unknown): unknown {
  if (typeof value === 'string') return keptText(value);
  return Array.isArray(value) ? value.map(tidy) : value;
}
