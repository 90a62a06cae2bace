// What home asks the server before anything else. Every other call goes through `client.ts`, which brings the schemas
// and the words for all that can go wrong.
import { CALL_TIMEOUT_MS } from '#contract/limits.ts';

interface Reading {
  readonly isOk: boolean;
  /** Undefined where the answer is no JSON. */
  readonly body: unknown;
}

/** Throws when there is no answer in time (CONST-27). */
export async function read(path: `/api/${string}`): Promise<Reading> {
  const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
  const response = await fetch(path, { method: 'GET', credentials: 'same-origin', signal });
  return { isOk: response.ok, body: await response.json().catch(() => undefined) };
}
