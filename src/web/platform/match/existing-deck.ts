// A saved deck as one screen hands it to the set-up in the navigation state (SETUP-01, LIB-07, -08).
import * as z from 'zod/mini';
import { WireCard } from '#contract/cards.ts';
import {
  CATEGORIES,
  TEAM_COUNTS,
  TIMER_SECONDS,
  type CategoryId,
} from '#domain/category/categories.ts';
import { categoryText } from '#sentences/categories.ts';

/** What can't be read counts as not handed over. */
const orNothing = <Schema extends z.ZodMiniType>(schema: Schema) =>
  // oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
  z.catch(z.optional(schema), undefined);

/** Cards are left out where the list had none: the set-up then asks the server for them. */
export const ExistingDeck = z.object({
  id: z.string().check(z.minLength(1)),
  gameType: z.optional(z.string()),
  category: z.optional(z.string()),
  topic: z.optional(z.string()),
  title: z.optional(z.string()),
  cardCount: z.optional(z.number()),
  teamCount: orNothing(z.literal(TEAM_COUNTS)),
  timerSeconds: orNothing(z.literal(TIMER_SECONDS)),
  cards: orNothing(z.array(WireCard)),
});
export type ExistingDeck = z.infer<typeof ExistingDeck>;

/** The navigation state that opens a saved deck on /setup. */
export function existingDeckState<
  Handed extends { readonly gameType: CategoryId; readonly category: string },
>(deck: Handed) {
  const { name } = CATEGORIES[deck.gameType];
  const { description } = categoryText[deck.gameType];
  const id = deck.category.toLowerCase().replaceAll(' ', '-') || deck.gameType;
  return {
    category: { id, name: deck.category || name, description, color: id },
    existingGame: deck,
  };
}
