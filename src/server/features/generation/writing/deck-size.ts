import { houseOffer } from '#contract/house-offer.ts';
import { SMALLEST_DECK } from '#contract/limits.ts';
import { generationCost, type Credits } from '#contract/prices.ts';
import type { CardCount } from '#domain/category/categories.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { seenBy } from '#server/features/decks/index.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { HouseWriter } from './house-writer.ts';
import type { DeckWish, Writer } from './writer.ts';

interface Wanted extends DeckWish {
  readonly cardCount: CardCount;
  readonly avoidDuplicates: boolean;
  readonly acceptFewer: boolean;
  readonly quotedPrice?: Credits | undefined;
}

interface Services {
  readonly db: Db;
  readonly writer: Writer;
  readonly house: HouseWriter;
}

/** A deck that will be made. */
export interface PlannedDeck {
  readonly cardCount: number;
  readonly cost: Credits;
}

/**
 * How many cards a deck will have, and what it costs. The house makes a shorter one, or one for money with
 * few cards on the topic, only where the host has agreed; and nothing dearer than the host was told. With
 * fresh questions it counts only what this host has not had. Throws bank-too-small with the figures.
 */
export async function planDeck(
  services: Services,
  userId: string,
  wanted: Wanted,
): Promise<PlannedDeck> {
  const { cardCount, acceptFewer, quotedPrice } = wanted;
  if (services.writer.mode === 'model') return { cardCount, cost: generationCost(wanted) };
  const offer = houseOffer(await coverageFor(services, userId, wanted), wanted);
  const isDearer = quotedPrice !== undefined && offer.price > quotedPrice;
  if (offer.cards < SMALLEST_DECK || isDearer || (offer.needsYes && !acceptFewer)) {
    const { cards, onTopic, price } = offer;
    const fields = { cards: String(cards), onTopic: String(onTopic), price: String(price) };
    throw new Problem('bank-too-small', { fields });
  }
  return { cardCount: offer.cards, cost: offer.price };
}

/** Whether the house can deal so many cards anew. Throws bank-too-small with the figure. */
export async function refuseShortDeck(
  services: Services,
  userId: string,
  wanted: DeckWish & { readonly cardCount: number; readonly avoidDuplicates: boolean },
): Promise<void> {
  if (services.writer.mode === 'model') return;
  const { withTemplates } = await coverageFor(services, userId, wanted);
  if (withTemplates >= wanted.cardCount) return;
  throw new Problem('bank-too-small', { fields: { cards: String(withTemplates) } });
}

async function coverageFor(
  { db, house }: Services,
  userId: string,
  wanted: DeckWish & { readonly cardCount: number; readonly avoidDuplicates: boolean },
) {
  const enough = wanted.cardCount;
  if (!wanted.avoidDuplicates) return house.coverage(wanted, { enough });
  const seen = await seenBy(db, userId);
  return house.coverage(wanted, { isSeen: seen.has.bind(seen), isLeftOut: true, enough });
}
