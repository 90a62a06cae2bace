// What others may use of saved decks.
export { type Place, replaceCard } from './cards/cards.ts';
export { type MendingPace, startMending } from './mending.ts';
export { ownDeckRoutes } from './own-deck-routes.ts';
export { deckRoutes } from './routes.ts';
export { normalised, trigrams } from './seen/fingerprint.ts';
export { DeckPrints, overlap, overlapOf } from './seen/sameness.ts';
export { seenBy, type SeenCards } from './seen/seen.ts';
export {
  cardsOf,
  type DeckRecord,
  findDeck,
  insertDeck,
  type NewCard,
  replaceDeck,
} from './store.ts';
export { tagsOf } from './tags.ts';
