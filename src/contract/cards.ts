// A card on the wire (DATA-05), and as its host writes it.
import * as z from 'zod/mini';
import { FLAG_NOTE_MAX } from '#contract/limits.ts';
import { typed } from '#contract/typed.ts';
import { areSides, areWrongChoices, Card, CardWords } from '#domain/deck/card.ts';

export const WireCard = z.extend(Card, {
  /** Its host has flagged it. */
  flagged: z.optional(z.literal(true)),
});
export type WireCard = z.infer<typeof WireCard>;

const { question, hint, answer, explanation, accepts, choices, vote, options } = CardWords.shape;
const texts = {
  question: typed(question),
  hint: typed(hint),
  answer: typed(answer),
  /** Empty: none. */
  explanation: typed(z.nonoptional(explanation)),
};

/** What a host writes on a card. Null takes a field away; what is left out stays as it was. */
export const WrittenCard = z
  .object({
    ...texts,
    accepts: z.nullish(typed(z.nonoptional(accepts))),
    choices: z.nullish(typed(z.nonoptional(choices))),
    vote: z.nullish(z.nonoptional(vote)),
    options: z.nullish(typed(z.nonoptional(options))),
  })
  .check(
    z.refine((card) => !card.choices || areWrongChoices(card.choices, card.answer)),
    z.refine((card) => !card.options || areSides(card.options)),
  );
export type WrittenCard = z.infer<typeof WrittenCard>;

/** PATCH /api/games/:id/cards/:cardId: the host's own words; at least one field. */
export const CardEdit = z
  .partial(z.object(texts))
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
  note: z._default(typed(z.string().check(z.maxLength(FLAG_NOTE_MAX))), ''),
});
export type CardFlag = z.infer<typeof CardFlag>;

/** POST /api/games/:id/cards/:cardId/rewrite answers with the new card, under the same id. */
export const RewrittenCard = z.object({ card: WireCard, rewritesLeft: z.int() });
