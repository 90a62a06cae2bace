// What a host has had, remembered as fingerprints: longer than the deck, as long as the account.
import type { Db } from '#server/platform/database/connection.ts';
import { fingerprintOf, isLike, type Fingerprint } from './fingerprint.ts';

/** Two questions this much alike count as one. */
const SAME = 0.75;
/** With the same answer, this much is enough: the same thing asked in other words. */
const SAME_WITH_ANSWER = 0.5;
/** With another answer it takes more: two anagrams have all but a word in common. */
const SAME_WITH_OTHER_ANSWER = 0.95;

type Words = Parameters<typeof fingerprintOf>[0];

/** The cards that a host has had, and the question whether one is among them. */
export class SeenCards {
  readonly #keys: Set<string>;
  readonly #cards: readonly Fingerprint[];

  constructor(cards: readonly Fingerprint[]) {
    this.#cards = cards;
    this.#keys = new Set(cards.map((card) => card.key));
  }

  get size(): number {
    return this.#keys.size;
  }

  has(card: Words): boolean {
    if (this.#cards.length === 0) return false;
    const asked = keptPrint(card);
    return this.#keys.has(asked.key) || this.#cards.some((seen) => isNear(seen, asked));
  }
}

/** The cards of a pool are asked about several times for a deck, and a print takes longer than all else of it. */
const prints = new WeakMap<Words, Fingerprint>();

function keptPrint(card: Words): Fingerprint {
  const print = prints.get(card) ?? fingerprintOf(card);
  prints.set(card, print);
  return print;
}

function isNear(seen: Fingerprint, asked: Fingerprint): boolean {
  if (seen.numbers !== asked.numbers) return false;
  return isLike(seen.sketch, asked.sketch, shareFor(seen.answer, asked.answer));
}

function shareFor(answer: string, other: string): number {
  if (answer === '' || other === '') return SAME;
  return answer === other ? SAME_WITH_ANSWER : SAME_WITH_OTHER_ANSWER;
}

/** Remembers the cards of a deck. Call it in the transaction that stores them. */
export async function rememberCards(
  trx: Db,
  { userId, gameId }: { readonly userId: string; readonly gameId: string },
  cards: readonly Words[],
): Promise<void> {
  const rows = cards.map((card) => {
    const { sketch, ...print } = fingerprintOf(card);
    return { userId, gameId, ...print, sketch: Buffer.from(sketch).toString('base64') };
  });
  if (rows.length === 0) return;
  await trx
    .insertInto('host_seen')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['gameId', 'key']).doNothing())
    .execute();
}

/** Everything that a host has had, decks of before there were fingerprints included. */
export async function seenBy(db: Db, userId: string): Promise<SeenCards> {
  await rememberOlderDecks(db, userId);
  const rows = await db
    .selectFrom('host_seen')
    .select(['key', 'numbers', 'answer', 'sketch'])
    .where('userId', '=', userId)
    .execute();
  return new SeenCards(
    rows.map(({ sketch, ...print }) => ({ ...print, sketch: Buffer.from(sketch, 'base64') })),
  );
}

async function rememberOlderDecks(db: Db, userId: string): Promise<void> {
  const rows = await db
    .selectFrom('card')
    .innerJoin('game', 'game.id', 'card.gameId')
    .select(['gameId', 'question', 'answer'])
    .where('userId', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('host_seen').select('key').whereRef('host_seen.gameId', '=', 'card.gameId'),
        ),
      ),
    )
    .execute();
  for (const [gameId, cards] of Map.groupBy(rows, (row) => row.gameId)) {
    await rememberCards(db, { userId, gameId }, cards);
  }
}
