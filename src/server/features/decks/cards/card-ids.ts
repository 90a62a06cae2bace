// Ids of cards are the server's. Those that came from outside before that was so can be longer than an answer
// may hold, or mean a folder in an address; they are read under another id, which they then get for good.
import { createHash } from 'node:crypto';
import { CARD_ID_MAX } from '#domain/deck/card.ts';
import type { Db } from '#server/platform/database/connection.ts';

/** The database counts letters where we count their halves: from this length on an id can be too long. */
const SUSPECT = Math.floor(CARD_ID_MAX / 2);

/** Whether a card can be asked for by this id. */
export function isUsable(id: string): boolean {
  return id.length <= CARD_ID_MAX && id !== '.' && id !== '..';
}

/** What unusable ids among these become: the same for the same ids, and none that is there already. */
export function usableIds(ids: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set(ids);
  const usable = new Map<string, string>();
  for (const id of taken) {
    if (isUsable(id)) continue;
    let next = derived(id);
    while (taken.has(next)) next = derived(next);
    taken.add(next);
    usable.set(id, next);
  }
  return usable;
}

function derived(id: string): string {
  return `card-${createHash('sha256').update(id).digest('base64url').slice(0, 22)}`;
}

/** Gives cards and flags with unusable ids the ids that they are read under. Call it inside a transaction. */
export async function mendCardIds(trx: Db, gameIds: readonly string[]): Promise<void> {
  const suspects = await trx
    .selectFrom('card')
    .select('gameId')
    .distinct()
    .where('gameId', 'in', gameIds)
    .where((eb) =>
      eb.or([eb(eb.fn<number>('length', ['id']), '>', SUSPECT), eb('id', 'in', ['.', '..'])]),
    )
    .execute();
  for (const { gameId } of suspects) {
    const ids = await cardAndFlagIds(trx, gameId);
    for (const [from, id] of usableIds(ids)) {
      // An editor that is open still says the old one.
      await trx
        .updateTable('card')
        .set({ id, sentId: from })
        .where('gameId', '=', gameId)
        .where('id', '=', from)
        .execute();
      await trx
        .updateTable('card_flag')
        .set({ cardId: id })
        .where('gameId', '=', gameId)
        .where('cardId', '=', from)
        .execute();
    }
  }
}

/** In an order that is the same whenever it is asked, so that reading and mending agree. */
async function cardAndFlagIds(db: Db, gameId: string): Promise<string[]> {
  const cards = db.selectFrom('card').select('id').where('gameId', '=', gameId);
  const flags = db.selectFrom('card_flag').select('cardId').where('gameId', '=', gameId);
  return [
    ...(await cards.execute()).map(({ id }) => id),
    ...(await flags.execute()).map(({ cardId }) => cardId),
  ].toSorted();
}
