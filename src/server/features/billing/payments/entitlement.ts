import type { IntentStatus } from './provider.ts';

/**
 * How many of a purchase's credits are the buyer's: none while it is disputed, and of what went back its
 * share less, rounded up.
 */
export function entitledCredits(
  credits: number,
  {
    cents,
    returnedCents,
    isDisputed,
  }: Pick<IntentStatus, 'cents' | 'returnedCents' | 'isDisputed'>,
): number {
  if (isDisputed) return 0;
  return credits - Math.ceil((credits * Math.min(returnedCents, cents)) / cents);
}
