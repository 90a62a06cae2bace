// A way to play, by ids, and what follows from it.
import { CATEGORIES, type CategoryId } from './categories.ts';
import type { Traits } from './traits.ts';
import { FREE_GAMES, type FreeGameId } from './free-games.ts';

/** A category, and for one of the built-in free games which one it is. */
export interface Kind {
  readonly category: CategoryId;
  readonly freeGame?: FreeGameId;
}

/** How a match of this kind is played and shown. */
export function traitsOf({ category, freeGame }: Kind): Traits {
  return freeGame === undefined ? CATEGORIES[category] : FREE_GAMES[freeGame];
}

/** Whether cards are played for a team: everybody answers a vote for themselves (STAGE-06). */
export function hasTeams(kind: Kind): boolean {
  const { scored, takesVotes } = traitsOf(kind);
  return scored || !takesVotes;
}

/** The label that the requirements name in stored fields: '{category}: {topic}', in every language's screen the same. */
export function labelOf({ category, topic }: Kind & { readonly topic: string }): string {
  return `${CATEGORIES[category].name}: ${topic}`;
}
