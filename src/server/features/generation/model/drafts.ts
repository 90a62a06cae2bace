// A card as a model is asked for it and as it is taken, by what the cards of a category are.
import * as z from 'zod';
import { VOTES, type Vote } from '#domain/deck/card.ts';
import type { CardShape } from '#server/features/generation/categories/category-writing.ts';
import type { DraftCard } from '#server/features/generation/writing/writer.ts';

const texts = z.array(z.string());

/** Every field required, as some providers insist, and in the order in which a card is thought. */
export const ASKED: Readonly<Record<CardShape, z.ZodObject>> = {
  facts: z.object({
    answer: z.string(),
    question: z.string(),
    accepts: texts,
    explanation: z.string(),
    hint: z.string(),
    choices: texts,
  }),
  puzzles: z.object({
    working: z.string(),
    answer: z.string(),
    question: z.string(),
    accepts: texts,
    explanation: z.string(),
    hint: z.string(),
  }),
  secrets: z.object({ question: z.string(), hint: z.string() }),
  prompts: z.object({
    question: z.string(),
    vote: z.enum([...VOTES, 'none']),
    options: texts,
  }),
};

const VOTE_OF = new Map<unknown, Vote>(VOTES.map((vote) => [vote, vote]));
const laxTexts = texts.optional().catch(undefined);

/** Models that are not held to the schema leave out what is empty, and what helps but is wrong costs no card. */
export const TAKEN: z.ZodType<DraftCard> = z
  .object({
    question: z.string(),
    hint: z.string().default(''),
    answer: z.string().default(''),
    explanation: z.string().default(''),
    accepts: laxTexts,
    choices: laxTexts,
    vote: z.unknown().optional(),
    options: laxTexts,
  })
  .transform(({ vote, ...card }) => ({ ...card, vote: VOTE_OF.get(vote) }));
