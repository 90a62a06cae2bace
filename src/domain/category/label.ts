// From a label ('Trivia: Space', 'Free Games: Emoji Guess It') to what it stands for (RULE-40).
import { CATEGORIES, CATEGORY_IDS, type CategoryId, type Traits } from './categories.ts';
import { FREE_GAME_IDS, FREE_GAMES, type FreeGameId } from './free-games.ts';

/** The category whose id stands in the part before the first ': ', in any case; 'free' when none does. */
export function categoryIdOf(label: string): CategoryId {
  const [head = ''] = label.toLowerCase().split(': ', 1);
  return CATEGORY_IDS.find((id) => head.includes(id)) ?? 'free';
}

/** The built-in game named after 'Free Games: '; case, spaces and punctuation don't matter. */
export function freeGameIdOf(label: string): FreeGameId | undefined {
  if (categoryIdOf(label) !== 'free') return undefined;
  const name = normalised(label.slice(label.indexOf(': ') + 1));
  return FREE_GAME_IDS.find(
    (id) => name === normalised(id) || name === normalised(FREE_GAMES[id].name),
  );
}

/** How a match with this label is played and shown. */
export function traitsOf(label: string): Traits {
  const freeGameId = freeGameIdOf(label);
  return freeGameId ? FREE_GAMES[freeGameId] : CATEGORIES[categoryIdOf(label)];
}

/** The label of a match: '{category}: {topic}' (STATE-GEN-06, -07). */
export function labelOf(categoryId: CategoryId, topic: string): string {
  return `${CATEGORIES[categoryId].name}: ${topic}`;
}

function normalised(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
}
