import type { Looks } from './looks.ts';

/** The model answered, and nothing in its answer could be read as what it was asked for. */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer';
  readonly looks: Looks;
  /** Why the model stopped, as the provider says: `stop`, `length`, `content-filter`… */
  readonly finishReason: string;

  constructor(looks: Looks, finishReason: string) {
    super(`Nothing could be read: it looked like ${looks} and ended by ${finishReason}`);
    this.looks = looks;
    this.finishReason = finishReason;
  }
}
