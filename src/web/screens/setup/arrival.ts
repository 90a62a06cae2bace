// What another screen handed over (SETUP-01). Navigation state is kept by the browser and may be anything.
import * as z from 'zod/mini';
import { categoryIdOf } from '#game/label.ts';
import type { CategoryId } from '#game/categories.ts';
import { ExistingGame } from '#web/play/existing-game.ts';

const ChosenCategory = z.object({ category: z.object({ id: z.string() }) });
const ChosenGame = z.object({ existingGame: ExistingGame });

/** The chosen category, by its id as a label (RULE-40); undefined when nobody chose one. */
export function chosenCategory(state: unknown): CategoryId | undefined {
  const arrival = ChosenCategory.safeParse(state);
  if (arrival.success) return categoryIdOf(arrival.data.category.id);
  const game = chosenGame(state);
  return game && categoryIdOf(game.gameType ?? game.category ?? '');
}

/** The saved game to play again; undefined for a new one. */
export function chosenGame(state: unknown): ExistingGame | undefined {
  const arrival = ChosenGame.safeParse(state);
  return arrival.success ? arrival.data.existingGame : undefined;
}
