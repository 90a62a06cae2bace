import type { ErrorCode } from '#contract/errors.ts';
import { Problem } from '#server/platform/http/problem.ts';

/** Whatever fails unexpectedly in a call is told by the call's own code; its cause is logged. */
export async function withErrorCode<Result>(
  code: ErrorCode,
  call: () => Promise<Result>,
): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(code, { cause: error });
  }
}
