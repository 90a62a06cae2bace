// One deck written as the server writes it, and what there is to measure about it.
import { CATEGORIES } from '#domain/category/categories.ts';
import {
  createValidator,
  type DeckWish,
  type DraftCard,
  fillDeck,
  TokenUsage,
  type TotalUsage,
  type Writer,
} from '#server/features/generation/index.ts';
import { isInLanguage } from './language.ts';
import type { PlannedDeck } from './plan.ts';
import { repeatsAmong, type StreamedDraft } from './repeats.ts';
import type { DeckResult } from './report.ts';
import { costOf, type Prices } from './spending.ts';

export interface Writing {
  readonly writer: Writer;
  /** Cards a deck. */
  readonly count: number;
  readonly prices: Prices;
  /** Milliseconds that a deck, and a look at it, may take. */
  readonly mostMs: number;
}

export interface WrittenDeck {
  readonly cards: readonly DraftCard[];
  readonly result: DeckResult;
  /** What has kept it from being full. */
  readonly failure: { readonly error: unknown } | undefined;
}

/** `avoid`: cards that should not come again, as a writer is told of them. */
export async function writeDeck(
  writing: Writing,
  { wish, kind }: PlannedDeck,
  avoid: readonly string[] = [],
): Promise<WrittenDeck> {
  const run = await fill(writing, wish, avoid);
  const { cards, came, failure, usage, refused, firstCardMs, ms } = run;
  const cost = costOf(usage, writing.prices.writing);
  const blind = await lookAt(writing, wish, cards);
  return {
    cards,
    failure,
    result: {
      category: wish.gameType,
      topic: kind,
      level: wish.difficulty,
      asked: writing.count,
      came: came.length,
      kept: cards.length,
      refused,
      ...(failure && { failure: nameOf(failure.error) }),
      ...figuresOf(usage),
      ...(cost !== undefined && { cost }),
      ...(firstCardMs !== undefined && { firstCardMs: Math.round(firstCardMs) }),
      ms: Math.round(ms),
      repeats: repeatsAmong(came, wish),
      inLanguage: came.filter(({ draft }) => isInLanguage(draft, wish)).length,
      ...(blind && { blind }),
    },
  };
}

async function fill({ writer, count, mostMs }: Writing, wish: DeckWish, avoid: readonly string[]) {
  const cards: DraftCard[] = [];
  const came: StreamedDraft[] = [];
  const refused: Record<string, number> = {};
  const tokenUsage = new TokenUsage();
  const began = performance.now();
  let firstCardMs: number | undefined;
  const failure = await failureOf(
    fillDeck({
      writer: overheard(writer, came),
      wish,
      validator: createValidator(wish, []),
      count,
      avoid,
      fresh: false,
      isSeen: () => false,
      tokenUsage,
      signal: AbortSignal.timeout(mostMs),
      async onCard(card) {
        firstCardMs ??= performance.now() - began;
        cards.push(card);
      },
      onRejection(rejection) {
        refused[rejection] = (refused[rejection] ?? 0) + 1;
      },
    }),
  );
  const ms = performance.now() - began;
  return { cards, came, refused, failure, firstCardMs, ms, usage: await tokenUsage.total() };
}

/** The same writer; what each of its streams hands in is written down. */
function overheard(writer: Writer, came: StreamedDraft[]): Writer {
  let streams = 0;
  return {
    ...writer,
    async *write(request, signal) {
      const stream = (streams += 1);
      for await (const draft of writer.write(request, signal)) {
        came.push({ stream, draft });
        yield draft;
      }
    },
  };
}

/** What a checker makes of the kept cards; undefined where the server would ask none. */
async function lookAt(
  { writer, prices, mostMs }: Writing,
  wish: DeckWish,
  cards: readonly DraftCard[],
): Promise<DeckResult['blind']> {
  const { showsAnswers, takesVotes } = CATEGORIES[wish.gameType];
  if (cards.length === 0 || !writer.lookAgain || !(showsAnswers || takesVotes)) return undefined;
  const tokenUsage = new TokenUsage();
  const about = { signal: AbortSignal.timeout(mostMs), tokenUsage };
  const opinions = await writer.lookAgain(cards, wish, about).catch(() => []);
  const { requests, inputTokens, outputTokens } = figuresOf(await tokenUsage.total());
  const cost = costOf({ inputTokens, outputTokens }, prices.checking);
  const same = opinions.filter(({ verdict }) => verdict === 'checked').length;
  const other = opinions.filter(({ verdict }) => verdict === 'unsure').length;
  return {
    same,
    other,
    unclear: cards.length - same - other,
    doubtful: opinions.filter(({ isDoubtful }) => isDoubtful).length,
    harmful: opinions.filter(({ isHarmful }) => isHarmful).length,
    requests,
    inputTokens,
    outputTokens,
    ...(cost !== undefined && { cost }),
  };
}

function figuresOf(usage: TotalUsage) {
  const { calls, callsUncounted, inputTokens, outputTokens, reasoningTokens } = usage;
  return { requests: calls, uncounted: callsUncounted, inputTokens, outputTokens, reasoningTokens };
}

async function failureOf(work: Promise<void>): Promise<WrittenDeck['failure']> {
  try {
    await work;
    return undefined;
  } catch (error) {
    return { error };
  }
}

/** Its name alone: a provider's words may hold what was asked. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
