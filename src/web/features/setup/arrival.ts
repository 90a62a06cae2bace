// What another screen handed over (SETUP-01). Navigation state is kept by the browser and may be anything.
import * as z from 'zod/mini';
import { categoryFrom } from '#domain/category/from-label.ts';
import { CATEGORY_IDS, type CategoryId } from '#domain/category/categories.ts';
import { ExistingDeck } from '#web/platform/match/existing-deck.ts';

const ChosenCategory = z.object({ category: z.object({ id: z.string() }) });
const ChosenDeck = z.object({ existingGame: ExistingDeck });

/** The chosen category, by its id as a label (RULE-40); undefined when nobody chose one. */
export function chosenCategory(state: unknown): CategoryId | undefined {
  const arrival = ChosenCategory.safeParse(state);
  if (arrival.success) return categoryFrom(arrival.data.category.id);
  const deck = chosenDeck(state);
  return deck && categoryFrom(deck.gameType ?? deck.category ?? '');
}

/** The category of an address, `/setup/trivia`; undefined where there is none of that name. */
export function namedCategory(name: string): CategoryId | undefined {
  return CATEGORY_IDS.find((id) => id === name);
}

/** The saved deck to play again; undefined for a new one. */
export function chosenDeck(state: unknown): ExistingDeck | undefined {
  const arrival = ChosenDeck.safeParse(state);
  return arrival.success ? arrival.data.existingGame : undefined;
}
