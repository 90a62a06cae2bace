// What another screen handed over (SETUP-01). Navigation state is kept by the browser and may be anything.
import * as z from 'zod/mini';
import { categoryIdOf } from '#game/label.ts';
import type { CategoryId } from '#game/categories.ts';

const Arrival = z.object({ category: z.object({ id: z.string() }) });

/** The chosen category, by its id as a label (RULE-40); undefined when nobody chose one. */
export function chosenCategory(state: unknown): CategoryId | undefined {
  const arrival = Arrival.safeParse(state);
  return arrival.success ? categoryIdOf(arrival.data.category.id) : undefined;
}
