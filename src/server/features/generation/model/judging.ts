// The calls of a second look: what a model makes of cards whose answers it does not see.
import * as z from 'zod';
import { CATEGORIES } from '#domain/category/categories.ts';
import type { Log } from '#server/platform/log.ts';
import { placeOfBegun } from '#server/features/generation/checks/begun-card.ts';
import {
  ALIKE_INSTRUCTIONS,
  alikePrompt,
  lookInstructions,
  lookPrompt,
} from '#server/features/generation/prompts/second-look.ts';
import type { DeckWish, DraftCard, LookAbout } from '#server/features/generation/writing/writer.ts';
import type { ModelStreams } from './model-stream.ts';
import { reasonOf } from './reason.ts';

export const FAULTS = ['hint', 'language', 'topic', 'harm'] as const;
const texts = z.array(z.string());
const Talk = z.object({
  number: z.number(),
  question: z.string(),
  faults: z.array(z.enum(FAULTS)),
});
const Fact = z.object({
  number: z.number(),
  question: z.string(),
  answer: z.string(),
  names: texts,
  others: texts,
  known: z.number(),
  faults: Talk.shape.faults,
  explanation: z.string(),
});
const Judgement = z.object({
  number: z.number().optional().catch(undefined),
  question: z.string(),
  answer: z.string().default('').catch(''),
  names: texts.default([]).catch([]),
  others: texts.default([]).catch([]),
  known: z.number().min(0).max(10).optional().catch(undefined),
  faults: texts.default([]).catch([]),
  explanation: z.string().default('').catch(''),
});
export type Judgement = z.infer<typeof Judgement>;
const Pair = z.object({ first: z.string(), second: z.string() });

export interface Judging {
  readonly model: ModelStreams;
  readonly log: Log;
  readonly wish: DeckWish;
  readonly about: LookAbout;
}

/** What is thought of each of these cards, by one call. Throws where the work is stopped. */
export async function judge(
  judging: Judging,
  cards: readonly DraftCard[],
): Promise<(Judgement | undefined)[]> {
  const { model, wish } = judging;
  const judgements = cards.map((): Judgement | undefined => undefined);
  const said = await listed(judging, cards, (limits) =>
    model.stream({
      ...limits,
      asked: CATEGORIES[wish.gameType].showsAnswers ? Fact : Talk,
      taken: Judgement,
      instructions: lookInstructions(wish.gameType),
      prompt: lookPrompt(cards, wish),
    }),
  );
  for (const judgement of said) {
    const place = placeOfBegun(cards, judgement);
    if (place !== undefined) judgements[place] ??= judgement;
  }
  return judgements;
}

/** The places of the second ones of cards that ask the same. Throws where the work is stopped. */
export async function placesAlike(
  judging: Judging,
  cards: readonly DraftCard[],
): Promise<readonly number[]> {
  if (cards.length < 2) return [];
  const pairs = await listed(judging, cards, (limits) =>
    judging.model.stream({
      ...limits,
      asked: Pair,
      taken: Pair,
      instructions: ALIKE_INSTRUCTIONS,
      prompt: alikePrompt(cards, judging.wish),
    }),
  );
  const places = pairs.flatMap(({ first, second }) => {
    const one = placeOfBegun(cards, { question: first });
    const other = placeOfBegun(cards, { question: second });
    return one === undefined || other === undefined || one === other ? [] : Math.max(one, other);
  });
  return [...new Set(places)];
}

type Limits = Pick<
  Parameters<ModelStreams['stream']>[0],
  'purpose' | 'count' | 'signal' | 'tokenUsage' | 'signs' | 'timeLeftMs'
>;

/** All that comes; a deck does not fail for want of a second opinion. */
async function listed<Item>(
  { log, about }: Judging,
  { length: count }: readonly DraftCard[],
  open: (limits: Limits) => AsyncIterable<Item>,
): Promise<Item[]> {
  const { signal, timeUp, tokenUsage, time } = about;
  const items: Item[] = [];
  const asking = time?.participant();
  try {
    const stream = open({
      purpose: 'checking',
      count,
      signal: AbortSignal.any(timeUp ? [signal, timeUp] : [signal]),
      tokenUsage,
      signs: asking,
      timeLeftMs: () => time?.leftMs ?? Infinity,
    });
    for await (const item of stream) items.push(item);
  } catch (error) {
    if (signal.aborted) throw error;
    log.warn({ reason: reasonOf(error) }, 'A second look failed');
  } finally {
    asking?.waits();
  }
  return items;
}
