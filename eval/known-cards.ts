// Cards of which it is known what is wrong with them, and as many good ones: how many of the first the checks find,
// and how many of the second they suspect.
import * as z from 'zod';
import { DIFFICULTIES, GENERATED_CATEGORIES } from '#domain/category/categories.ts';
import written from './known-cards.json' with { type: 'json' };

/**
 * `wrong-fact`: the answer is not right. `two-answers`: another one is right as well. `hint`: says the answer in other
 * words. `off-topic`: nobody who chose the topic would expect it. `unsafe`: must not be read to guests.
 */
export const FAULTS = ['wrong-fact', 'two-answers', 'hint', 'off-topic', 'unsafe'] as const;
export type Fault = (typeof FAULTS)[number];

const text = z.string().min(1);

const KnownCard = z.strictObject({
  question: text,
  hint: z.string().default(''),
  answer: z.string().default(''),
  accepts: z.array(text).optional(),
  /** Absent: a good card. */
  fault: z.enum(FAULTS).optional(),
  /** What is right, or right as well. */
  truth: text.optional(),
});

export const KnownCards = z.strictObject({
  $schema: text,
  decks: z.array(
    z.strictObject({
      topic: text,
      category: z.enum(GENERATED_CATEGORIES),
      level: z.enum(DIFFICULTIES),
      cards: z.array(KnownCard).min(1),
    }),
  ),
});

export type KnownDeck = z.infer<typeof KnownCards>['decks'][number];

export function knownDecks(): readonly KnownDeck[] {
  return KnownCards.parse(written).decks;
}
