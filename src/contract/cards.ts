// A card on the wire (DATA-05).
import * as z from 'zod/mini';
import { FLAG_NOTE_MAX, plainText } from '#contract/limits.ts';
import { TEXT_LIMITS, VERDICTS } from '#domain/deck/card.ts';

/** A card's id, in characters at most. */
export const CARD_ID_MAX = 100;

export const Card = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(CARD_ID_MAX)),
  question: z.string().check(z.minLength(1), z.maxLength(TEXT_LIMITS.question)),
  hint: z.string().check(z.maxLength(TEXT_LIMITS.hint)),
  answer: z.string().check(z.maxLength(TEXT_LIMITS.answer)),
  category: z.string().check(z.maxLength(40)),
  type: z.string().check(z.maxLength(40)),
  explanation: z.optional(z.string().check(z.maxLength(TEXT_LIMITS.question))),
  /** What the second look found; absent where there was none. */
  verdict: z.optional(z.enum(VERDICTS)),
  /** Its host has flagged it. */
  flagged: z.optional(z.literal(true)),
});
export type WireCard = z.infer<typeof Card>;

const text = (most: number) =>
  z.string().check(z.overwrite(plainText), z.trim(), z.maxLength(most));

/** PATCH /api/games/:id/cards/:cardId: the host's own words, kept as plain text; at least one field. */
export const CardEdit = z
  .object({
    question: z.optional(text(TEXT_LIMITS.question).check(z.minLength(1))),
    hint: z.optional(text(TEXT_LIMITS.hint)),
    answer: z.optional(text(TEXT_LIMITS.answer)),
    explanation: z.optional(text(TEXT_LIMITS.question)),
  })
  .check(z.refine((edit) => Object.values(edit).some((field) => field !== undefined)));
export type CardEdit = z.infer<typeof CardEdit>;

export const FLAG_REASONS = [
  'wrong-answer',
  'unclear',
  'unsuitable',
  'duplicate',
  'other',
] as const;

/** POST /api/games/:id/cards/:cardId/flag: something is wrong with a card. */
export const CardFlag = z.object({
  reason: z.enum(FLAG_REASONS),
  note: z._default(text(FLAG_NOTE_MAX), ''),
});
export type CardFlag = z.infer<typeof CardFlag>;

/** POST /api/games/:id/cards/:cardId/rewrite answers with the new card, under the same id. */
export const RewrittenCard = z.object({ card: Card, rewritesLeft: z.int() });
