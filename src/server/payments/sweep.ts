// Payments that neither a browser nor a webhook has settled, and what became of those that are paid: the
// provider is asked, ever more rarely.
import { regularly, type Regular } from '#server/regularly.ts';
import type { PaymentProvider } from './provider.ts';
import { FIRST_LOOK_MS } from './purchase.ts';
import { settlePurchase, type PaymentServices } from './settle.ts';

const DAY_MS = 24 * 60 * 60_000;
const SWEEP_EVERY_MS = 10 * 60_000;
/** After so long nobody comes back to pay, in milliseconds. */
const GIVE_UP_MS = 7 * DAY_MS;
/** After so long a bank takes no dispute any more, in milliseconds. */
const SETTLED_MS = 180 * DAY_MS;
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
  /** Of these, such as nobody had known to be paid. */
  readonly paid: number;
}

/** Looks at what is due, at most a hundred at once, or with `all` at everything that may still change. */
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
    .where('lookAt', all ? 'is not' : '<=', all ? null : clock())
    .orderBy('lookAt')
    .$if(!all, (query) => query.limit(MOST_AT_ONCE))
    .execute();
  let looked = 0;
  let paid = 0;
  for (const purchase of due) {
    if (signal?.aborted) break;
    const now = clock();
    const age = now - purchase.createdAt;
    const isOpen = purchase.state === 'created';
    // Whoever moves the time on looks at it; looks get rarer as it gets older.
    const mine = await db
      .updateTable('purchase')
      .set({ lookAt: now + Math.max(FIRST_LOOK_MS, age) })
      .where('id', '=', purchase.id)
      .where('lookAt', '=', purchase.lookAt)
      .executeTakeFirst();
    if (mine.numUpdatedRows === 0n) continue;
    looked += 1;
    try {
      const isPaid = await settlePurchase(services, provider, purchase);
      if (isPaid && isOpen) paid += 1;
      if (!isPaid && age > GIVE_UP_MS) await giveUp(services, purchase.id);
      if (isPaid && age > SETTLED_MS) await leaveAlone(services, purchase.id);
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

async function leaveAlone({ db }: PaymentServices, id: string): Promise<void> {
  await db.updateTable('purchase').set({ lookAt: null }).where('id', '=', id).execute();
}
