// What a host enters for a new deck (DATA-10): its defaults, its memory, and the request made of it.
import * as z from 'zod/mini';
import {
  CARD_COUNTS,
  CATEGORIES,
  DEFAULTS,
  DIFFICULTIES,
  TEAM_COUNTS,
  TIMER_SECONDS,
  type GeneratedCategory,
} from '#domain/category/categories.ts';
import { languageOf } from '#domain/language/language-of.ts';
import { CARD_LANGUAGES } from '#domain/language/languages.ts';
import type { GenerationRequest } from '#contract/generation.ts';
import { INSTRUCTIONS_MAX, TOPIC_MAX } from '#contract/limits.ts';
import { parseJson, readStored, TAB_FIRST, writeStored } from '#web/platform/storage/stored.ts';

const FormSchema = z.object({
  topic: z.string().check(z.maxLength(TOPIC_MAX)),
  difficulty: z.enum(DIFFICULTIES),
  teamCount: z.literal(TEAM_COUNTS),
  cardCount: z.literal(CARD_COUNTS),
  timerSeconds: z.literal(TIMER_SECONDS),
  customInstructions: z.string().check(z.maxLength(INSTRUCTIONS_MAX)),
  /** Of the cards; 'auto' as topic and instructions have it. */
  language: z._default(z.enum(['auto', ...CARD_LANGUAGES]), 'auto'),
  includeHints: z.boolean(),
  includeAnswers: z.boolean(),
  avoidDuplicates: z.boolean(),
});
export type SetupForm = z.infer<typeof FormSchema>;

/** An untouched form (CONST-05 to -08, STATE-GAME-26 to -29). */
export function emptyForm(category: GeneratedCategory): SetupForm {
  const { hintDefault, answerDefault } = CATEGORIES[category];
  return {
    ...DEFAULTS,
    topic: '',
    customInstructions: '',
    language: 'auto',
    includeHints: hintDefault !== false,
    includeAnswers: answerDefault,
    avoidDuplicates: false,
  };
}

const place = (category: GeneratedCategory) => `riffle:setup:${category}` as const;

/** What the host typed last for this category: it survives signing in, a reload and a failed run. */
export function recallForm(category: GeneratedCategory): SetupForm {
  for (const keeper of TAB_FIRST) {
    const stored = FormSchema.safeParse(parseJson(readStored(place(category), keeper)));
    if (stored.success) return stored.data;
  }
  return emptyForm(category);
}

export function rememberForm(category: GeneratedCategory, form: SetupForm): void {
  for (const keeper of TAB_FIRST) writeStored(place(category), JSON.stringify(form), keeper);
}

export function requestOf(
  category: GeneratedCategory,
  form: SetupForm,
  said: Pick<GenerationRequest, 'requestId' | 'acceptFewer' | 'quotedPrice'>,
): GenerationRequest {
  const { includeHints: _hints, includeAnswers: _answers, ...wanted } = form;
  return {
    ...wanted,
    topic: form.topic.trim(),
    language: form.language === 'auto' ? languageOf(form) : form.language,
    category: CATEGORIES[category].name,
    gameType: category,
    ...said,
  };
}
