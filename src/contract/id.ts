// A name that the server once gave, as it comes back: PostgreSQL takes no NUL in a text.
import * as z from 'zod/mini';

export const idUpTo = (most: number) =>
  z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^\P{Cc}*$/u));

export const Id = idUpTo(200);
