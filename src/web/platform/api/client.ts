// Every call of the web app goes through here: typed by the contract's schemas, with one kind of failure.
import type * as z from 'zod/mini';
import { CALL_TIMEOUT_MS } from '#contract/limits.ts';
import { isProblem, Problem, problemOf } from './problem.ts';
import { tellSessionEnd } from './session-end.ts';

interface CallOptions<Schema extends z.ZodMiniType> {
  /** What the answer must look like. */
  readonly schema: Schema;
  readonly body?: unknown;
  /** Milliseconds after which the call gives up (CONST-27). */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal | undefined;
  /**
   * That nobody is signed in is told to the caller and to nobody else: what was typed on its screen must not go with
   * the session.
   */
  readonly tellsOnlyCaller?: true;
}

/**
 * Calls the server. Throws a Problem: the server's own, 'unreachable' when there was no answer in time,
 * 'internal' when the answer is not what the contract says. An abort by `signal` is thrown as it is.
 */
export async function call<Schema extends z.ZodMiniType>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: `/api/${string}`,
  options: CallOptions<Schema>,
): Promise<z.infer<Schema>> {
  const response = await answerOf(method, path, options);
  if (!response.ok) {
    const problem = await problemOf(response);
    if (problem.code === 'unauthenticated' && !options.tellsOnlyCaller) tellSessionEnd();
    throw problem;
  }
  const parsed = options.schema.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) throw new Problem('internal');
  return parsed.data;
}

/**
 * The same, asked once more where the answer was lost: for calls that carry an id by which the server knows them
 * again, so that the second does nothing twice.
 */
export async function callAgain<Schema extends z.ZodMiniType>(
  ...asked: Parameters<typeof call<Schema>>
): Promise<z.infer<Schema>> {
  try {
    return await call(...asked);
  } catch (error) {
    if (!isProblem(error, 'unreachable')) throw error;
    return call(...asked);
  }
}

async function answerOf(
  method: string,
  path: string,
  options: CallOptions<z.ZodMiniType>,
): Promise<Response> {
  const { body, timeoutMs = CALL_TIMEOUT_MS, signal } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new Problem('unreachable');
  }
}
