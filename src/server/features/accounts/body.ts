import type * as z from 'zod/mini';
import { isEmail } from '#contract/accounts.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { parseBody, type RequestContext } from '#server/platform/http/request.ts';

/** Parses a body with an address; one that is only no address is invalid-email (ERR-SIGNIN-04). */
export async function parseWithEmail<Schema extends z.ZodMiniType>(
  c: RequestContext,
  schema: Schema,
): Promise<z.infer<Schema>> {
  try {
    return await parseBody(c, schema);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'invalid-request') throw error;
    const { fields = {} } = error.details;
    const wrong = Object.keys(fields);
    if (wrong.length !== 1 || wrong[0] !== 'email') throw error;
    const body: unknown = await c.req.json();
    const isText =
      typeof body === 'object' &&
      body !== null &&
      'email' in body &&
      typeof body.email === 'string' &&
      !isEmail(body.email);
    throw isText ? new Problem('invalid-email', { fields, cause: error }) : error;
  }
}
