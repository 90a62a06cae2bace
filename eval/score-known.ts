// How many of the cards that are known to be faulty are found, and how many good ones are suspected.
import { languageOf } from '#domain/language/language-of.ts';
import {
  createValidator,
  type DeckWish,
  type DraftCard,
  TokenUsage,
  type Writer,
} from '#server/features/generation/index.ts';
import { type Fault, knownDecks, type KnownDeck } from './known-cards.ts';
import type { KnownResult } from './report.ts';

interface Scoring {
  readonly writer: Writer;
  readonly mostMs: number;
  /** Asked before and after each deck; one that was cut short does not count. */
  readonly goesOn: () => boolean;
}

type KnownCard = KnownDeck['cards'][number];

export async function scoreKnown(
  scoring: Scoring,
  decks: readonly KnownDeck[] = knownDecks(),
): Promise<KnownResult> {
  const faulty: Record<Fault, Score> = {
    'wrong-fact': nothing(),
    'two-answers': nothing(),
    hint: nothing(),
    'off-topic': nothing(),
    unsafe: nothing(),
  };
  const good = nothing();
  for (const deck of decks) {
    if (!scoring.goesOn()) break;
    // oxlint-disable-next-line no-await-in-loop -- one deck after the other
    const { byCode, byChecker } = await suspected(scoring, deck);
    if (!scoring.goesOn()) break;
    for (const card of deck.cards) {
      const score = card.fault ? faulty[card.fault] : good;
      score.cards += 1;
      if (byCode.has(card)) score.byCode += 1;
      else if (byChecker.has(card)) score.byChecker += 1;
    }
  }
  return { faulty, good };
}

type Score = KnownResult['good'];

function nothing(): Score {
  return { cards: 0, byCode: 0, byChecker: 0 };
}

/** First by the code, as it stands before every deck, then by the checker, who gets what the code has let pass. */
async function suspected({ writer, mostMs }: Scoring, deck: KnownDeck) {
  const asked = { topic: deck.topic, customInstructions: '' };
  const wish: DeckWish = {
    ...asked,
    gameType: deck.category,
    difficulty: deck.level,
    language: languageOf(asked),
  };
  const left: { readonly known: KnownCard; readonly card: DraftCard }[] = [];
  const byCode = new Set<KnownCard>();
  for (const known of deck.cards) {
    const verdict = createValidator(wish, []).accept(draftOf(known));
    if ('card' in verdict) left.push({ known, card: verdict.card });
    else byCode.add(known);
  }
  const about = { signal: AbortSignal.timeout(mostMs), tokenUsage: new TokenUsage() };
  const cards = left.map(({ card }) => card);
  const opinions = (await writer.lookAgain?.(cards, wish, about).catch(() => [])) ?? [];
  const isSuspect = (at: number): boolean =>
    opinions[at]?.isDoubtful === true || opinions[at]?.verdict === 'unsure';
  const byChecker = new Set(left.filter((_, at) => isSuspect(at)).map(({ known }) => known));
  return { byCode, byChecker };
}

function draftOf({ question, hint, answer, accepts }: KnownCard): DraftCard {
  return { question, hint, answer, ...(accepts && { accepts }) };
}
