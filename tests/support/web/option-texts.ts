import { page } from 'vitest/browser';

/** What an open list offers, in its order. */
export function optionTexts(): (string | null)[] {
  return page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);
}
