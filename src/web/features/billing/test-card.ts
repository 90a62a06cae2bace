// What the test-card form takes: the provider's published numbers and nothing else, so that no real card is
// ever typed in.
import { TEST_CARDS } from '#contract/payments.ts';
import { billingText } from '#sentences/billing.ts';

export interface TestCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

export const NO_CARD: TestCard = { number: '', expiry: '', cvc: '' };

/** In the order they are offered in. */
export const OUTCOMES = [
  'succeeds',
  'declined',
  'insufficientFunds',
  'expired',
  'wrongCode',
  'authentication',
] as const satisfies readonly (keyof typeof TEST_CARDS)[];
const NUMBERS: readonly string[] = OUTCOMES.map((outcome) => TEST_CARDS[outcome]);

/** In groups of four. */
export function spaced(number: string): string {
  return number
    .replaceAll(/\D/g, '')
    .slice(0, 16)
    .replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** 'MM/YY', the stroke by itself. */
export function withStroke(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** What is wrong with the number so far; undefined while it may become one of the test cards. */
export function numberFault(number: string): string | undefined {
  const digits = number.replaceAll(' ', '');
  const isOne = NUMBERS.some((known) => known.startsWith(digits));
  return isOne ? undefined : billingText.test.noTestCard;
}

/** Whether everything is there (RULE-43); `now` in milliseconds since 1970. */
export function isComplete({ number, expiry, cvc }: TestCard, now: number): boolean {
  const isKnown = NUMBERS.includes(number.replaceAll(' ', ''));
  return isKnown && isAhead(expiry, now) && /^\d{3}$/.test(cvc);
}

/** Whether a month is not over yet. */
function isAhead(expiry: string, now: number): boolean {
  const match = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(expiry);
  if (!match) return false;
  return new Date(2000 + Number(match[2]), Number(match[1])).getTime() > now;
}
