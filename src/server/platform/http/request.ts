// How every room reads a request: what the border has found out about it, and its body by a schema.
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { Problem } from './problem.ts';

export interface RequestEnv {
  /** Node's own request and answer. */
  readonly Bindings: HttpBindings;
  readonly Variables: {
    /** The caller's address: the socket's, or what a trusted proxy says. */
    readonly address: string;
    readonly requestId: string;
    /** The socket comes from this machine's own loopback, whatever a proxy says. */
    readonly isLoopback: boolean;
  };
}

export type RequestContext = Context<RequestEnv>;

/** Parses a JSON body; throws malformed-json or invalid-request with the fields that don't fit. */
export async function parseBody<Schema extends z.ZodMiniType>(
  context: RequestContext,
  schema: Schema,
): Promise<z.infer<Schema>> {
  return parse(schema, await readJson(context));
}

/** Parses anything from outside, such as query parameters; throws invalid-request. */
export function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]);
  throw new Problem('invalid-request', { fields: Object.fromEntries(fields) });
}

async function readJson(context: RequestContext): Promise<unknown> {
  const body = await context.req.text();
  try {
    return JSON.parse(body);
  } catch {
    throw new Problem('malformed-json');
  }
}
