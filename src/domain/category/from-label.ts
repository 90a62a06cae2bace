// Labels and old ids are read here and nowhere else: in what earlier versions kept, in what other pages hand over,
// and in rows of the library (RULE-40, LIB-07). What was read is known by its id from then on.
import { CATEGORY_IDS, type CategoryId } from './categories.ts';
import { FREE_GAME_IDS, FREE_GAMES, type FreeGameId } from './free-games.ts';
import type { Kind } from './kind.ts';

/** The category whose id stands in the part before the first ': ', in any case; 'free' when none does. */
export function categoryFrom(label: string): CategoryId {
  const [head = ''] = label.toLowerCase().split(': ', 1);
  return CATEGORY_IDS.find((id) => head.includes(id)) ?? 'free';
}

/** What a label such as 'Trivia: Space' or 'Free Games: Emoji Guess It' stands for. */
export function kindFrom(label: string): Kind & { readonly topic: string } {
  const category = categoryFrom(label);
  const at = label.indexOf(': ');
  const topic = at < 0 ? label : label.slice(at + 2) || label;
  const freeGame = category === 'free' ? freeGameFrom(topic) : undefined;
  return { category, topic, ...(freeGame !== undefined && { freeGame }) };
}

/** The built-in game of this name or id; case, spaces and punctuation don't matter. */
function freeGameFrom(name: string): FreeGameId | undefined {
  const wanted = normalised(name);
  return FREE_GAME_IDS.find(
    (id) => wanted === normalised(id) || wanted === normalised(FREE_GAMES[id].name),
  );
}

function normalised(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
}
