// Decks in the host's own hand: made, changed as a whole, and shared by a link.
import * as z from 'zod/mini';
import { Id } from '#contract/id.ts';
import { WireCard, WrittenCard } from '#contract/cards.ts';
import { typed } from '#contract/typed.ts';
import { TEXT_LIMITS } from '#domain/deck/card.ts';
import { GENERATED_CATEGORIES } from '#domain/category/categories.ts';

/** Cards of a deck at most. */
export const DECK_CARDS_MOST = 60;
/** Decks that one account keeps at most. */
export const DECKS_MOST = 2000;

/** A card as its host writes it. */
export const OwnCard = z.safeExtend(WrittenCard, {
  /**
   * The card's id, or the page's own name for a card that it has made: by it the server finds the card again
   * when the deck is saved the next time. Ids are the server's; absent for a card that nobody needs to find.
   */
  id: z.optional(Id),
});
export type OwnCard = z.infer<typeof OwnCard>;

const Title = typed(z.string().check(z.minLength(1), z.maxLength(TEXT_LIMITS.title)));
const Cards = z.array(OwnCard).check(z.maxLength(DECK_CARDS_MOST));

/** Made by the browser, one a click: the same id never makes a second deck. Pages of before send none. */
const Click = z.object({ requestId: z.optional(z.uuid()) });

/** POST /api/games: a deck of the host's own; it costs nothing. */
export const NewDeck = z.extend(Click, {
  title: Title,
  gameType: z.enum(GENERATED_CATEGORIES),
  cards: Cards,
});
export type NewDeck = z.infer<typeof NewDeck>;

/** POST /api/shared/:token/copy. */
export const SharedCopy = Click;
export type SharedCopy = z.infer<typeof SharedCopy>;

/** PUT /api/games/:id/deck: the whole deck as it is to be. */
export const DeckChange = z.object({
  /** The version that was changed: another one by now is 'deck-changed' (409). */
  version: z.int(),
  title: Title,
  cards: Cards,
});
export type DeckChange = z.infer<typeof DeckChange>;

/** What all three answer with. */
export const DeckSaved = z.object({ id: z.string(), version: z.int() });
export type DeckSaved = z.infer<typeof DeckSaved>;

/** GET and POST /api/games/:id/share; null while the deck is not shared. */
export const DeckShare = z.object({ token: z.nullable(z.string()) });

/** GET /api/shared/:token: a deck for whoever has the link, without its owner. */
export const SharedDeck = z.object({
  title: z.string(),
  gameType: z.enum(GENERATED_CATEGORIES),
  category: z.string(),
  timerSeconds: z.int(),
  teamCount: z.int(),
  cards: z.array(WireCard),
});
export type SharedDeck = z.infer<typeof SharedDeck>;
