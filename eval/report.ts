// What an evaluation has found, as it is kept: figures, and no words of the cards.
import * as z from 'zod';
import { DIFFICULTIES, GENERATED_CATEGORIES } from '#domain/category/categories.ts';
import { FAULTS } from './known-cards.ts';
import { TOPIC_KINDS } from './plan.ts';

const count = z.int().nonnegative();
const ms = z.number().nonnegative();
const cost = z.number().nonnegative().optional();

const Deck = z.object({
  category: z.enum(GENERATED_CATEGORIES),
  topic: z.enum(TOPIC_KINDS),
  level: z.enum(DIFFICULTIES),
  /** Cards that the deck was to have. */
  asked: count,
  /** Cards that the model handed in. */
  came: count,
  kept: count,
  refused: z.record(z.string(), count),
  /** Why there are not as many as asked for. */
  failure: z.string().optional(),
  requests: count,
  /** Requests of which nobody told what they cost. */
  uncounted: count,
  inputTokens: count,
  outputTokens: count,
  reasoningTokens: count,
  cost,
  firstCardMs: ms.optional(),
  ms,
  repeats: z.object({ within: count, between: count }),
  /** Of all that came. */
  inLanguage: count,
  /** What somebody who has not seen the answers thinks of the kept cards. */
  blind: z
    .object({
      same: count,
      other: count,
      unclear: count,
      doubtful: count,
      harmful: count,
      requests: count,
      inputTokens: count,
      outputTokens: count,
      cost,
    })
    .optional(),
});

const Evening = z.object({
  category: z.enum(GENERATED_CATEGORIES),
  topic: z.enum(TOPIC_KINDS),
  /** For each evening: the cards kept, and those of them that an earlier evening had. */
  decks: z.array(z.object({ kept: count, repeated: count })),
});

const Known = z.object({
  faulty: z.record(z.enum(FAULTS), z.object({ cards: count, byCode: count, byChecker: count })),
  good: z.object({ cards: count, byCode: count, byChecker: count }),
});

export const Report = z.object({
  version: z.literal(1),
  at: z.string(),
  commit: z.string().optional(),
  /** No model at all: the local stand-in. Its figures say that the measuring works, and nothing about cards. */
  standIn: z.boolean(),
  provider: z.string(),
  model: z.string(),
  checkModel: z.string(),
  streams: count,
  spent: z.object({
    requests: count,
    assumed: count,
    inputTokens: count,
    outputTokens: count,
    cost,
  }),
  /** Why it ended before all was done. */
  stopped: z.string().optional(),
  decks: z.array(Deck),
  evenings: z.array(Evening),
  known: Known.optional(),
});

export type Report = z.infer<typeof Report>;
export type DeckResult = z.infer<typeof Deck>;
export type EveningResult = z.infer<typeof Evening>;
export type KnownResult = z.infer<typeof Known>;
