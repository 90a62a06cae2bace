// A card on the wire (DATA-05).
import * as z from 'zod/mini';
import { TEXT_LIMITS } from '#game/card.ts';

export const Card = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  question: z.string().check(z.minLength(1), z.maxLength(TEXT_LIMITS.question)),
  hint: z.string().check(z.maxLength(TEXT_LIMITS.hint)),
  answer: z.string().check(z.maxLength(TEXT_LIMITS.answer)),
  category: z.string().check(z.maxLength(40)),
  type: z.string().check(z.maxLength(40)),
  explanation: z.optional(z.string().check(z.maxLength(TEXT_LIMITS.question))),
});
