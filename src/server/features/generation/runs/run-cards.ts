// The cards of a run that is still being written, one row each, so that a killed server loses none.
import type { Run, RunCards } from '#contract/generation.ts';
import { CATEGORIES, type GeneratedCategory } from '#domain/category/categories.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { cardsOf } from '#server/features/decks/index.ts';
import { LeaseLost } from '#server/platform/jobs/job-queue.ts';
import type { DraftCard } from '#server/features/generation/writing/writer.ts';

/** The cards that a run has so far, from number `from` (counted from 0) on. */
export async function writtenCards(db: Db, generationId: string, from = 0): Promise<DraftCard[]> {
  const rows = await db
    .selectFrom('generation_card')
    .select('card')
    .where('generationId', '=', generationId)
    .where('position', '>=', from)
    .orderBy('position')
    .execute();
  return rows.map((row) => JSON.parse(row.card));
}

/** The cards of a run for its owner: while it is written, and from the saved deck. */
export async function runCards(db: Db, run: Run, from: number): Promise<RunCards> {
  const { state, gameId, gameType } = run;
  if (state !== 'saved' || gameId === null) {
    const drafts = await writtenCards(db, run.id, from);
    const cards = drafts.map((draft, index) => asCard(draft, gameType, from + index));
    return { from, state, cards };
  }
  const deck = await db
    .selectFrom('game')
    .select(['id', 'userId', 'category', 'gameType'])
    .where('id', '=', gameId)
    .executeTakeFirst();
  const cards = deck ? await cardsOf(db, deck) : [];
  return { from, state, cards: cards.slice(from) };
}

/** A draft under the id that it will have. */
export function asCard(draft: DraftCard, gameType: GeneratedCategory, position: number) {
  const { explanation, verdict, ...words } = draft;
  return {
    ...words,
    id: `${gameType}-${position + 1}`,
    category: CATEGORIES[gameType].name,
    type: gameType,
    ...(explanation && { explanation }),
    ...(verdict && { verdict }),
  };
}

/** How many there are, and the newest one's question, which stays unsaid where those who guess look on. */
export async function progressOf(
  db: Db,
  generationId: string,
  gameType: GeneratedCategory,
): Promise<{ readonly written: number; readonly newest: string | null }> {
  const last = await db
    .selectFrom('generation_card')
    .select(['position', 'card'])
    .where('generationId', '=', generationId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return { written: 0, newest: null };
  const card: DraftCard = JSON.parse(last.card);
  const newest = CATEGORIES[gameType].facesDown ? null : card.question;
  return { written: last.position + 1, newest };
}

interface Place {
  readonly generationId: string;
  readonly position: number;
  /** Only the worker that holds the lease writes. */
  readonly owner: string;
  /** Cards turned away so far because the host has had them. */
  readonly rejected: number;
  readonly now: number;
}

/** Puts cards from a place on; others that stood there give way. Throws LeaseLost. */
export async function putCards(db: Db, place: Place, cards: readonly DraftCard[]): Promise<void> {
  const { generationId, position, owner, rejected, now } = place;
  await db.transaction().execute(async (trx) => {
    const run = await trx
      .updateTable('generation')
      .set({ rejected, updatedAt: now })
      .where('id', '=', generationId)
      .where('leaseOwner', '=', owner)
      .where('state', '=', 'writing')
      .executeTakeFirst();
    if (run.numUpdatedRows === 0n) throw new LeaseLost();
    if (cards.length === 0) return;
    await trx
      .insertInto('generation_card')
      .values(
        cards.map((card, index) => ({
          generationId,
          position: position + index,
          card: JSON.stringify(card),
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['generationId', 'position'])
          .doUpdateSet((eb) => ({ card: eb.ref('excluded.card') })),
      )
      .execute();
  });
}
