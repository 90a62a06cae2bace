// A second look at cards by a model that does not see their answers, a few cards a call, all at once.
import * as z from 'zod';
import { CATEGORIES, type Difficulty } from '#domain/category/categories.ts';
import { TEXT_LIMITS } from '#domain/deck/card.ts';
import type { Log } from '#server/platform/log.ts';
import { placeOfBegun } from '#server/features/generation/checks/begun-card.ts';
import { agreement } from '#server/features/generation/checks/blind-answer.ts';
import {
  ALIKE_INSTRUCTIONS,
  alikePrompt,
  lookInstructions,
  lookPrompt,
} from '#server/features/generation/prompts/second-look.ts';
import type {
  DeckWish,
  DraftCard,
  SecondOpinion,
  Writer,
} from '#server/features/generation/writing/writer.ts';
import type { ModelStreams } from './model-stream.ts';
import { reasonOf } from './reason.ts';
import type { TokenUsage } from './token-usage.ts';

/** Cards a call: fewer would cost more for the prompt, more would take longer. */
const AT_ONCE = 10;
/** Of ten people, so few and so many may know a card's answer. */
const KNOWN: Readonly<Record<Difficulty, readonly [number, number]>> = {
  easy: [3, 10],
  medium: [1, 9],
  hard: [0, 8],
};
/** What is a matter of taste replaces one card of so many at most. */
const MATTERS_OF_TASTE = 4;

const FAULTS = ['hint', 'language', 'topic', 'harm'] as const;
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
type Judgement = z.infer<typeof Judgement>;
const Pair = z.object({ first: z.string(), second: z.string() });

type Finding = (typeof FAULTS)[number] | 'other' | 'several' | 'level' | 'alike';

/** Who was not judged, because the call failed or left it out, stays as it is. */
const UNJUDGED: SecondOpinion = {
  verdict: undefined,
  isDoubtful: false,
  isHarmful: false,
  explanation: '',
};

interface About {
  readonly signal: AbortSignal;
  /** Aborted when the look has taken long enough. */
  readonly timeUp?: AbortSignal | undefined;
  readonly tokenUsage: TokenUsage;
}

export function modelSecondLook(model: ModelStreams, log: Log): NonNullable<Writer['lookAgain']> {
  return async (cards, wish, about) => {
    const judgements = cards.map((): Judgement | undefined => undefined);
    const groups = inGroups([...cards.keys()]);
    const [pairs] = await Promise.all([
      listed(askAlike(model, cards, wish, about), about, log),
      ...groups.map(async (places) => {
        const some = places.flatMap((place) => cards[place] ?? []);
        for (const judgement of await listed(askAbout(model, some, wish, about), about, log)) {
          const place = places[placeOfBegun(some, judgement) ?? -1];
          if (place !== undefined) judgements[place] ??= judgement;
        }
      }),
    ]);
    const findings = cards.map((card, at) => findingsOf(card, judgements[at], wish));
    for (const place of placesAlike(cards, pairs)) findings[place]?.push('alike');
    spareTaste(findings);
    log.info({ findings: counted(findings.flat()) }, 'Cards were looked at again');
    return cards.map((card, at) => opinionOf(card, judgements[at], findings[at] ?? []));
  };
}

function askAbout(model: ModelStreams, cards: readonly DraftCard[], wish: DeckWish, about: About) {
  return model.stream({
    purpose: 'checking',
    count: cards.length,
    asked: CATEGORIES[wish.gameType].showsAnswers ? Fact : Talk,
    taken: Judgement,
    instructions: lookInstructions(wish.gameType),
    prompt: lookPrompt(cards, wish),
    ...limited(about),
  });
}

function askAlike(model: ModelStreams, cards: readonly DraftCard[], wish: DeckWish, about: About) {
  if (cards.length < 2) return [];
  return model.stream({
    purpose: 'checking',
    count: cards.length,
    asked: Pair,
    taken: Pair,
    instructions: ALIKE_INSTRUCTIONS,
    prompt: alikePrompt(cards, wish),
    ...limited(about),
  });
}

/** What ends a call: the run's end, or that the look has taken long enough. */
function limited({ signal, timeUp, tokenUsage }: About) {
  return { signal: AbortSignal.any(timeUp ? [signal, timeUp] : [signal]), tokenUsage };
}

/** All that comes; a deck does not fail for want of a second opinion. Throws where the work is stopped. */
async function listed<Item>(
  stream: AsyncIterable<Item> | Iterable<Item>,
  { signal }: About,
  log: Log,
): Promise<Item[]> {
  const items: Item[] = [];
  try {
    for await (const item of stream) items.push(item);
  } catch (error) {
    if (signal.aborted) throw error;
    log.warn({ reason: reasonOf(error) }, 'A second look failed');
  }
  return items;
}

function findingsOf(card: DraftCard, judgement: Judgement | undefined, wish: DeckWish): Finding[] {
  if (!judgement) return [];
  const { faults, known } = judgement;
  const found: Finding[] = FAULTS.filter((fault) => faults.includes(fault));
  if (!CATEGORIES[wish.gameType].showsAnswers) return found;
  const agreed = agreement(card, judgement);
  if (agreed === 'other' || agreed === 'several') found.push(agreed);
  const [least, most] = KNOWN[wish.difficulty];
  if (known !== undefined && (known < least || known > most)) found.push('level');
  return found;
}

/** The second one of each pair, in the order of the deck. */
function placesAlike(
  cards: readonly DraftCard[],
  pairs: readonly z.infer<typeof Pair>[],
): number[] {
  const places = pairs.flatMap(({ first, second }) => {
    const one = placeOfBegun(cards, { question: first });
    const other = placeOfBegun(cards, { question: second });
    return one === undefined || other === undefined || one === other ? [] : Math.max(one, other);
  });
  return [...new Set(places)];
}

function spareTaste(findings: Finding[][]): void {
  let left = Math.ceil(findings.length / MATTERS_OF_TASTE);
  for (const [at, found] of findings.entries()) {
    const sure = found.filter((each) => each !== 'level' && each !== 'alike');
    if (sure.length > 0 || found.length === 0) continue;
    if (left === 0) findings[at] = [];
    else left -= 1;
  }
}

function opinionOf(
  card: DraftCard,
  judgement: Judgement | undefined,
  findings: readonly Finding[],
): SecondOpinion {
  if (!judgement) return { ...UNJUDGED, isDoubtful: findings.length > 0 };
  const isWrong = findings.includes('other') || findings.includes('several');
  const isRight = card.answer !== '' && agreement(card, judgement) === 'same';
  const { explanation } = judgement;
  return {
    verdict: isWrong ? 'unsure' : isRight ? 'checked' : undefined,
    isDoubtful: findings.length > 0,
    isHarmful: findings.includes('harm'),
    explanation: isRight && explanation.length <= TEXT_LIMITS.question ? explanation : '',
  };
}

function counted(findings: readonly Finding[]): Partial<Record<Finding, number>> {
  const counts: Partial<Record<Finding, number>> = {};
  for (const finding of findings) counts[finding] = (counts[finding] ?? 0) + 1;
  return counts;
}

function inGroups<Item>(items: readonly Item[]): Item[][] {
  const groups = Math.ceil(items.length / AT_ONCE);
  return Array.from({ length: groups }, (_, index) =>
    items.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
}
