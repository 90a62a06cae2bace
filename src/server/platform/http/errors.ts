import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Failure } from '#contract/failure.ts';
import { isConnectionLost } from '#server/platform/database/retry.ts';
import type { Log } from '#server/platform/log.ts';
import { Problem } from './problem.ts';
import { isStorageFull } from '#server/platform/free-space.ts';
import type { RequestEnv } from './request.ts';

/** Turns whatever was thrown into the one form of an error answer; the unknown is logged and masked. */
export function answerError(log: Log) {
  return (error: unknown, c: Context<RequestEnv>): Response => {
    // Who asked has gone in the middle of it.
    const hasGone = error !== undefined && error === c.env.incoming.errored;
    const problem = hasGone ? new Problem('invalid-request', { cause: error }) : toProblem(error);
    if (problem.status >= 500) {
      log.error({ err: problem.cause ?? error, requestId: c.get('requestId') }, problem.code);
    }
    const { params, fields, retryAfterSeconds } = problem.details;
    if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds));
    const body: Failure = {
      error: {
        code: problem.code,
        message: problem.message,
        ...(params && { params }),
        ...(fields && { fields }),
      },
    };
    // Hono knows statuses only as literals; ours come from the catalogue.
    return new Response(JSON.stringify(body), {
      status: problem.status,
      headers: { ...Object.fromEntries(c.res.headers), 'content-type': 'application/json' },
    });
  };
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem && error.status < 500) return error;
  // Whatever a call says of its own failures: this one is the disk's.
  if (isStorageFull(error)) return new Problem('storage-full', { cause: error });
  if (error instanceof Problem) return error;
  if (error instanceof HTTPException && error.status < 500) {
    return new Problem('invalid-request', { cause: error });
  }
  // The database is away: nobody's fault, and soon over.
  if (isConnectionLost(error)) {
    return new Problem('unreachable', { cause: error, retryAfterSeconds: 1 });
  }
  return new Problem('internal', { cause: error });
}
