// What others may use of having decks written.
export { loadModelWriter, type ModelPatience } from './load-model-writer.ts';
export { generationRoutes, type GenerationServices } from './routes.ts';
export { startRunner } from './runs/runner.ts';
export { countRuns, recentRuns } from './runs/store.ts';
export { houseWriter, type HouseWriter } from './writing/house-writer.ts';
export type { Writer } from './writing/writer.ts';
