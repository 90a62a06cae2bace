// Payments that neither a browser nor a webhook has settled: the provider is asked what became of them.
import { regularly, type Regular } from '#server/regularly.ts';
import type { PaymentProvider } from './provider.ts';
import { FIRST_LOOK_MS, settlePurchase, type PaymentServices } from './purchase.ts';

const SWEEP_EVERY_MS = 10 * 60_000;
/** After so long nobody comes back to pay, in milliseconds. */
const GIVE_UP_MS = 7 * 24 * 60 * 60_000;
const MOST_AT_ONCE = 100;

/** Every ten minutes; any number of processes share the work. */
export function startSweep(services: PaymentServices, provider: PaymentProvider): Regular {
  return regularly({
    everyMs: SWEEP_EVERY_MS,
    work: (signal) => sweepPurchases(services, provider, { signal }),
    onFailure: (error) => services.log.warn({ err: error }, 'Open payments could not be looked at'),
  });
}

interface Swept {
  readonly looked: number;
  readonly paid: number;
}

/** Looks at what is due, or with `all` at everything that is open; at most a hundred at once. */
export async function sweepPurchases(
  services: PaymentServices,
  provider: PaymentProvider,
  { all = false, signal }: { readonly all?: boolean; readonly signal?: AbortSignal } = {},
): Promise<Swept> {
  const { db, clock, log } = services;
  const due = await db
    .selectFrom('purchase')
    .selectAll()
    .where('provider', '=', provider.kind)
    .where('state', '=', 'created')
    .where('lookAt', all ? 'is not' : '<=', all ? null : clock())
    .orderBy('lookAt')
    .limit(MOST_AT_ONCE)
    .execute();
  let looked = 0;
  let paid = 0;
  for (const purchase of due) {
    if (signal?.aborted) break;
    const now = clock();
    const age = now - purchase.createdAt;
    // Whoever moves the time on looks at it; looks get rarer as it gets older.
    const mine = await db
      .updateTable('purchase')
      .set({ lookAt: now + Math.max(FIRST_LOOK_MS, age) })
      .where('id', '=', purchase.id)
      .where('state', '=', 'created')
      .where('lookAt', '=', purchase.lookAt)
      .executeTakeFirst();
    if (mine.numUpdatedRows === 0n) continue;
    looked += 1;
    try {
      if (await settlePurchase(services, provider, purchase)) paid += 1;
      else if (age > GIVE_UP_MS) await giveUp(services, purchase.id);
    } catch (error) {
      log.warn({ err: error, purchase: purchase.id }, 'A payment could not be looked at');
    }
  }
  return { looked, paid };
}

async function giveUp({ db }: PaymentServices, id: string): Promise<void> {
  await db
    .updateTable('purchase')
    .set({ state: 'given-up', lookAt: null })
    .where('id', '=', id)
    .where('state', '=', 'created')
    .execute();
}
