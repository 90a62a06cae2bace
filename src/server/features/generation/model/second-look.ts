// A second look at cards by a model that does not see their answers, a few cards a call, all at once.
import { CATEGORIES, type Difficulty } from '#domain/category/categories.ts';
import { TEXT_LIMITS } from '#domain/deck/card.ts';
import type { Log } from '#server/platform/log.ts';
import { agreement } from '#server/features/generation/checks/blind-answer.ts';
import type {
  DeckWish,
  DraftCard,
  SecondOpinion,
  Writer,
} from '#server/features/generation/writing/writer.ts';
import type { EarlyLooks } from './early-looks.ts';
import { FAULTS, placesAlike, type Judgement } from './judging.ts';
import type { ModelStreams } from './model-stream.ts';

/** Of ten people, so few and so many may know a card's answer. */
const KNOWN: Readonly<Record<Difficulty, readonly [number, number]>> = {
  easy: [3, 10],
  medium: [1, 9],
  hard: [0, 8],
};
/** What is a matter of taste replaces one card of so many at most. */
const MATTERS_OF_TASTE = 4;

type Finding = (typeof FAULTS)[number] | 'other' | 'several' | 'level' | 'alike';

/** Who was not judged, because the call failed or left it out, stays as it is. */
const UNJUDGED: SecondOpinion = {
  verdict: undefined,
  isDoubtful: false,
  isHarmful: false,
  explanation: '',
};

interface SecondLookOptions {
  readonly model: ModelStreams;
  readonly log: Log;
  /** Those that were begun while the deck was written. */
  readonly early: EarlyLooks;
}

export function modelSecondLook({
  model,
  log,
  early,
}: SecondLookOptions): NonNullable<Writer['lookAgain']> {
  return async (cards, wish, about) => {
    const judging = { model, log, wish, about };
    const pairs = placesAlike(judging, cards);
    early.lookAt(judging, cards);
    const [alike, ...judgements] = await Promise.all([
      pairs,
      ...cards.map((card) => early.of(card)),
    ]);
    const findings = cards.map((card, at) => findingsOf(card, judgements[at], wish));
    for (const place of alike) findings[place]?.push('alike');
    spareTaste(findings);
    log.info({ findings: counted(findings.flat()) }, 'Cards were looked at again');
    return cards.map((card, at) => opinionOf(card, judgements[at], findings[at] ?? []));
  };
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
