import type { DecidedByServer } from '#contract/generation.ts';
import type { Credits } from '#contract/prices.ts';
import { Problem } from '#server/platform/http/problem.ts';

/**
 * Refuses a request that says otherwise what only the server decides: whose it is, and what it costs.
 * Packs and money have no place in it at all. Throws invalid-request with the fields.
 */
export function refuseForged(
  said: DecidedByServer,
  { userId, cost }: { readonly userId: string; readonly cost: Credits },
): void {
  const own: DecidedByServer = { userId, cost, credits: cost };
  const wrong = Object.entries(said).filter(
    ([name, value]) =>
      value !== undefined && value !== Object.entries(own).find(([key]) => key === name)?.[1],
  );
  if (wrong.length === 0) return;
  const fields = wrong.map(([name]) => [name, 'is decided by the server']);
  throw new Problem('invalid-request', { fields: Object.fromEntries(fields) });
}
