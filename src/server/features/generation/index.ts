// What others may use of having decks written.
export { speaksAsAsked } from './checks/language.ts';
export { createValidator } from './checks/validator.ts';
export {
  loadModelParts,
  loadModelWriter,
  MODEL_PATIENCE,
  type ModelPatience,
} from './load-model-writer.ts';
export { startModelCheck } from './model-check/start-check.ts';
export { troubleOf } from './model-check/trouble.ts';
export type { Meter, PlannedRequest, Purpose } from './model/model-stream.ts';
export { TokenUsage, type TotalUsage, type Use } from './model/token-usage.ts';
export { generationRoutes, type GenerationServices } from './routes.ts';
export { returnOffers, startOfferSweep } from './runs/offers.ts';
export { startRunner } from './runs/runner.ts';
export { countRuns, recentRuns } from './runs/store.ts';
export { named, NAMED_CARDS, NAMED_DECKS } from './writing/earlier.ts';
export { fillDeck } from './writing/fill-deck.ts';
export { houseWriter, type HouseWriter } from './writing/house-writer.ts';
export type { DeckWish, DraftCard, Writer } from './writing/writer.ts';
