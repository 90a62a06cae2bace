// The statement of a user's credits: every entry, newest first, with what it was for.
import { ENTRIES_A_PAGE, type CreditEntry, type Statement } from '#contract/payments.ts';
import { CREDIT_PACKS } from '#contract/prices.ts';
import type { Db } from '#server/platform/database/connection.ts';

/** `page` counts from 1. */
export async function statementOf(db: Db, userId: string, page: number): Promise<Statement> {
  const { total } = await db
    .selectFrom('credit_entry')
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('credit_entry')
    .select(['id', 'kind', 'amount', 'balanceAfter', 'cause', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(ENTRIES_A_PAGE)
    .offset((page - 1) * ENTRIES_A_PAGE)
    .execute();
  const about = await aboutCauses(
    db,
    rows.map((row) => row.cause),
  );
  const entries = rows.map(({ cause, ...entry }): CreditEntry => ({
    ...entry,
    about: about.get(subjectOf(cause)) ?? null,
  }));
  return { entries, total: Number(total) };
}

/** A purchase that changes more than once has causes like 'refund:<id>:3'. */
function subjectOf(cause: string): string {
  return cause.split(':').slice(0, 2).join(':');
}

/** What stands behind 'generation:<run>', 'purchase:<id>' and 'refund:<id>', by these. */
async function aboutCauses(db: Db, causes: readonly string[]): Promise<Map<string, string>> {
  const about = new Map<string, string>();
  const idsOf = (kind: string): string[] =>
    causes.flatMap((cause) => {
      const [of, id] = cause.split(':');
      return of === kind && id !== undefined ? [id] : [];
    });
  const runs = idsOf('generation');
  if (runs.length > 0) {
    const found = db.selectFrom('generation').select(['id', 'request']).where('id', 'in', runs);
    for (const { id, request } of await found.execute()) {
      about.set(`generation:${id}`, JSON.parse(request).topic);
    }
  }
  const purchases = [...idsOf('purchase'), ...idsOf('refund')];
  if (purchases.length > 0) {
    const found = db.selectFrom('purchase').select(['id', 'packId']).where('id', 'in', purchases);
    for (const { id, packId } of await found.execute()) {
      const name = CREDIT_PACKS.find((pack) => pack.id === packId)?.name ?? packId;
      about.set(`purchase:${id}`, name).set(`refund:${id}`, name);
    }
  }
  return about;
}
