// A name that the server once gave, as it comes back: PostgreSQL takes no NUL in a text.
import * as z from 'zod/mini';

export const Id = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^\P{Cc}*$/u));
