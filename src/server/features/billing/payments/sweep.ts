// Payments that neither a browser nor a webhook has settled, and what became of those that are paid: the
// provider is asked, ever more rarely.
import { openJobQueue, type JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { Log } from '#server/platform/log.ts';
import type { PaymentProvider } from './provider.ts';
import { FIRST_LOOK_MS, type PurchaseRow } from './purchase.ts';
import { settlePurchase, type PaymentServices } from './settle.ts';

const DAY_MS = 24 * 60 * 60_000;
const SWEEP_EVERY_MS = 10 * 60_000;
/** After so long nobody comes back to pay, in milliseconds. */
const GIVE_UP_MS = 7 * DAY_MS;
/** After so long a bank takes no dispute any more, in milliseconds. */
const SETTLED_MS = 180 * DAY_MS;

/** At once and then every ten minutes; any number of processes share the work. */
export function startSweep(
  services: PaymentServices,
  provider: PaymentProvider,
): JobQueue<PurchaseRow> {
  const { log } = services;
  return openJobQueue<PurchaseRow>({
    concurrency: 1,
    lookEveryMs: SWEEP_EVERY_MS,
    take: (_owner, except) => takeDue(services, provider, except),
    work: async (purchase) => void (await lookInto(services, provider, purchase)),
    onFailure: (error, purchase) => {
      if (purchase) notLookedInto(log, error, purchase);
      else log.warn({ err: error }, 'Open payments could not be looked at');
    },
  });
}

interface Swept {
  readonly looked: number;
  /** Of these, such as nobody had known to be paid. */
  readonly paid: number;
}

/** Looks at what is due, or with `all` at everything that may still change. */
export async function sweepPurchases(
  services: PaymentServices,
  provider: PaymentProvider,
  { all = false }: { readonly all?: boolean } = {},
): Promise<Swept> {
  const { clock, log } = services;
  const latest = all ? Number.MAX_SAFE_INTEGER : clock();
  const purchases = await dueBy(services, provider, latest).execute();
  let looked = 0;
  let paid = 0;
  for (const purchase of purchases) {
    if (!(await claim(services, purchase))) continue;
    looked += 1;
    try {
      if (await lookInto(services, provider, purchase)) paid += 1;
    } catch (error) {
      notLookedInto(log, error, purchase);
    }
  }
  return { looked, paid };
}

/** The purchases that are to be looked at by then, the longest due first. */
function dueBy({ db }: PaymentServices, { kind }: PaymentProvider, latest: number) {
  return db
    .selectFrom('purchase')
    .selectAll()
    .where('provider', '=', kind)
    .where('lookAt', '<=', latest)
    .orderBy('lookAt');
}

async function takeDue(
  services: PaymentServices,
  provider: PaymentProvider,
  except: ReadonlySet<string>,
): Promise<PurchaseRow | undefined> {
  for (;;) {
    const purchase = await dueBy(services, provider, services.clock())
      .$if(except.size > 0, (query) => query.where('id', 'not in', [...except]))
      .executeTakeFirst();
    // Where another process was quicker, its time has moved on, and there may be a next one.
    if (!purchase || (await claim(services, purchase))) return purchase;
  }
}

/** Whoever moves the time on looks at it; looks get rarer as it gets older. */
async function claim({ db, clock }: PaymentServices, purchase: PurchaseRow): Promise<boolean> {
  const now = clock();
  const mine = await db
    .updateTable('purchase')
    .set({ lookAt: now + Math.max(FIRST_LOOK_MS, now - purchase.createdAt) })
    .where('id', '=', purchase.id)
    .where('lookAt', '=', purchase.lookAt)
    .executeTakeFirst();
  return mine.numUpdatedRows > 0n;
}

/** Asks the provider; true where nobody had known that it is paid. */
async function lookInto(
  services: PaymentServices,
  provider: PaymentProvider,
  purchase: PurchaseRow,
): Promise<boolean> {
  const age = services.clock() - purchase.createdAt;
  const isPaid = await settlePurchase(services, provider, purchase);
  if (!isPaid && age > GIVE_UP_MS) await giveUp(services, purchase.id);
  if (isPaid && age > SETTLED_MS) await leaveAlone(services, purchase.id);
  return isPaid && purchase.state === 'created';
}

function notLookedInto(log: Log, error: unknown, { id }: PurchaseRow): void {
  log.warn({ err: error, purchase: id }, 'A payment could not be looked at');
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
