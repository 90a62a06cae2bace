import { ERROR_STATUS, messageOf, type ErrorCode } from '#contract/errors.ts';
import type { ErrorParams } from '#contract/failure.ts';

interface ProblemDetails {
  /** What is wrong, by the field's path. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What the sentence is about, where the code does not say it. */
  readonly params?: ErrorParams;
  /** Seconds after which another try makes sense. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** An expected failure that the caller is told about by its code; anything else thrown is `internal`. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly details: ProblemDetails;

  constructor(code: ErrorCode, details: ProblemDetails = {}) {
    super(messageOf(code, details.params), { cause: details.cause });
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
