// What the set-up screen is told about a chosen category (SETUP-01, HOME-03).
import type { CategoryId } from '#domain/category/categories.ts';
import { CATEGORIES } from '#domain/category/categories.ts';
import { categoryText } from '#sentences/categories.ts';

export interface ChosenCategory {
  readonly id: CategoryId;
  readonly name: string;
  readonly description: string;
  /** The suit, whose colours `data-suit` gives. */
  readonly color: string;
}

export function setupStateOf(id: CategoryId): { readonly category: ChosenCategory } {
  const { name } = CATEGORIES[id];
  return { category: { id, name, description: categoryText[id].description, color: id } };
}
