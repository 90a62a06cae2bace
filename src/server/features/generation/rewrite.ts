// One card of a saved deck written again: free, up to five a deck, through the writer and the checks.
import * as z from 'zod/mini';
import type { RewrittenCard } from '#contract/cards.ts';
import type { Deck } from '#contract/decks.ts';
import { DIFFICULTIES, GENERATED_CATEGORIES } from '#domain/category/categories.ts';
import { languageOfText } from '#domain/language/language-of.ts';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { findDeck, type Place, replaceCard } from '#server/features/decks/index.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { createValidator } from './checks/validator.ts';
import { earlierOf, named } from '#server/features/generation/writing/earlier.ts';
import { fillDeck } from '#server/features/generation/writing/fill-deck.ts';
import { beginLook } from '#server/features/generation/writing/look-again.ts';
import { reasonOf } from '#server/features/generation/model/reason.ts';
import { TokenUsage } from '#server/features/generation/model/token-usage.ts';
import { wishOfRun } from '#server/features/generation/runs/store.ts';
import type { DeckWish, DraftCard, Writer } from '#server/features/generation/writing/writer.ts';

const Wish = z.object({
  gameType: z.enum(GENERATED_CATEGORIES),
  topic: z.string(),
  difficulty: z.enum(DIFFICULTIES),
});

export interface RewriteServices extends Context {
  readonly writer: Writer;
  /** Milliseconds after which a rewrite is given up. */
  readonly rewriteTimeoutMs: number;
}

type Rewritten = z.infer<typeof RewrittenCard>;

/**
 * Puts another card in the place of one, under its id. Throws not-found, rewrites-used, or
 * rewrite-failed; then nothing is used up.
 */
export async function rewriteCard(services: RewriteServices, place: Place): Promise<Rewritten> {
  const { db, writer, clock, log } = services;
  const deck = await findDeck(db, place.userId, place.gameId);
  if (!deck?.cards.some((card) => card.id === place.cardId)) throw new Problem('not-found');
  if (deck.rewritesLeft === 0) throw new Problem('rewrites-used');
  const words = await writeOne(services, deck).catch((error: unknown) => {
    log.warn({ deck: deck.id, reason: reasonOf(error) }, 'A card could not be written again');
    throw new Problem('rewrite-failed', { cause: error });
  });
  return replaceCard(db, place, { words, mode: writer.mode, now: clock() });
}

async function writeOne(services: RewriteServices, deck: Deck): Promise<DraftCard> {
  const { db, writer, log, rewriteTimeoutMs } = services;
  const wish = await wishOf(db, deck);
  const earlier = await earlierOf(db, deck.userId, wish, writer.mode);
  const { isSeen } = earlier;
  const tokenUsage = new TokenUsage();
  const filling = {
    writer,
    wish,
    // The card that is to go is there still, so that it does not come again.
    validator: createValidator(wish, deck.cards, deck.fresh ? isSeen : undefined, writer.mode),
    avoid: deck.cards.map(named),
    fresh: deck.fresh,
    isSeen,
    tokenUsage,
    signal: AbortSignal.timeout(rewriteTimeoutMs),
    onRejection: () => {},
  };
  const cards: DraftCard[] = [];
  const put = async (position: number, card: DraftCard): Promise<void> => {
    cards[position] = card;
  };
  try {
    await fillDeck({ ...filling, count: 1, onCard: (card) => put(0, card) });
    await beginLook({ filling, cards, put }).finish();
  } finally {
    void tokenUsage
      .total()
      .then((spent) => log.info({ deck: deck.id, ...spent }, 'A card was written'));
  }
  const [card] = cards;
  if (!card) throw new Error('There is no card');
  return card;
}

/** What the deck was to be like, the host's own instructions included; of one that no run has made, its cards tell. */
async function wishOf(db: Db, deck: Deck): Promise<DeckWish> {
  const run = await db
    .selectFrom('generation')
    .select(['request', 'mode'])
    .where('gameId', '=', deck.id)
    .where('regenerates', 'is', null)
    .executeTakeFirst();
  const { customInstructions, language } = run
    ? wishOfRun(run)
    : {
        customInstructions: '',
        language: languageOfText(deck.cards.map(({ question }) => question).join(' ')),
      };
  return { ...Wish.parse(deck), customInstructions, language };
}
