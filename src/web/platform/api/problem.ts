// A call that failed, in the contract's words.
import { Failure } from '#contract/failure.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { isErrorCode, messageOf, takesParams } from '#contract/errors.ts';

interface ProblemDetails {
  /** Said instead of the code's own sentence. */
  readonly message?: string | undefined;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  /** What is wrong, by the field's path. */
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: ProblemDetails = {}) {
    super(details.message ?? messageOf(code));
    this.code = code;
    this.fields = details.fields ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Reads an error answer; one that is not in the contract's form is 'internal', or 'unreachable' when a proxy gave it. */
export async function problemOf(response: Response): Promise<Problem> {
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfterSeconds = Number.isFinite(retryAfter) ? retryAfter : undefined;
  const failure = Failure.safeParse(await response.json().catch(() => undefined));
  if (!failure.success) {
    return new Problem(response.status >= 502 ? 'unreachable' : 'internal', { retryAfterSeconds });
  }
  const { code, message, params, fields } = failure.data.error;
  const details = { fields, retryAfterSeconds };
  // A newer server's code, or an older one's answer without what the sentence is about.
  if (!isErrorCode(code)) return new Problem('internal', { ...details, message });
  if (!params && takesParams(code)) return new Problem(code, { ...details, message });
  return new Problem(code, { ...details, message: messageOf(code, params) });
}

/** The sentence to show for something thrown: a Problem's own, otherwise the screen's. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof Problem ? error.message : otherwise;
}

/**
 * For an action that the requirements give a sentence of its own: that, and under it that the server can't be
 * reached where this is why.
 */
export function withReason(error: unknown, required: string): string {
  return isUnreachable(error) ? `${required}\n${error.message}` : required;
}

/** For an action that they give none: the screen's sentence, or alone that the server can't be reached. */
export function orUnreachable(error: unknown, ours: string): string {
  return isUnreachable(error) ? error.message : ours;
}

export function isProblem(error: unknown, code: ErrorCode): error is Problem {
  return error instanceof Problem && error.code === code;
}

const isUnreachable = (error: unknown): error is Problem => isProblem(error, 'unreachable');
