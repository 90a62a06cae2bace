// Decks from Riffle's own cards. It says so, and never invents an answer. Dealing is work of the processor alone, so it
// lets whatever else the server has to do go first, again and again.
import { setImmediate as othersFirst } from 'node:timers/promises';
import type { BankCoverage } from '#contract/generation.ts';
import { DIFFICULTIES } from '#domain/category/categories.ts';
import { languageOf } from '#domain/language/language-of.ts';
import type { CardLanguage } from '#domain/language/languages.ts';
import { scriptsOf } from '#domain/language/scripts.ts';
import { isNearby, type PooledCard } from '#server/features/generation/bank/bank-card.ts';
import type { Pool } from '#server/features/generation/bank/pool.ts';
import { deal, mostCards } from './dealing.ts';
import type { DeckWish, DraftCard, Writer, WriterRequest } from './writer.ts';

const NEAR_TOPICS = 3;
/** Of all of Riffle's own cards. */
export const HOUSE_LANGUAGE: CardLanguage = 'en';

/** Cards that are handed in for the checks before others go first. */
const IN_A_ROW = 2;
const NEVER_SEEN = (): boolean => false;

type Question = Pick<DeckWish, 'gameType' | 'topic'>;

interface CoverageOptions {
  /** What the host who asks has had. */
  readonly isSeen?: (card: DraftCard) => boolean;
  /** That is left out. */
  readonly isLeftOut?: boolean;
  /** So many about the topic will do: others are not looked for then. */
  readonly enough?: number;
}

export interface HouseWriter extends Writer {
  readonly mode: 'house';
  /** What there is about a topic. */
  coverage(question: Question, options?: CoverageOptions): Promise<BankCoverage>;
  /** How many of some cards are about the topic or near it. */
  onTopic(question: Question, cards: readonly DraftCard[]): Promise<number>;
  /** Titles of topics that go on as somebody has begun to type. */
  suggestions(text: string): Promise<string[]>;
}

/** `random` gives numbers from 0 up to 1, so that tests can deal the same deck twice. */
export function houseWriter(random: () => number): HouseWriter {
  return {
    mode: 'house',
    write: (request, signal) => cardsFor(request, random, signal),
    coverage: coverageOf,
    onTopic: countOnTopic,
    async suggestions(text) {
      const { index, suggest } = await openBank();
      return suggest(index, text);
    },
  };
}

async function* cardsFor(
  request: WriterRequest,
  random: () => number,
  signal: AbortSignal,
): AsyncGenerator<PooledCard> {
  await othersFirst();
  const { about, others } = await poolFor(request);
  const had = new Set(about.filter(request.isSeen));
  const isEnough = about.length - had.size >= request.count;
  // Most decks are about their topic alone; the rest is opened where the checks turn some away.
  if (isEnough) yield* inSlices(deal(about, { ...request, random }), signal);
  if (signal.aborted) return;
  const rest = await others();
  await othersFirst();
  yield* inSlices(deal(isEnough ? rest : [...about, ...rest], { ...request, random }), signal);
}

/** Hands in some at a time, until the deck is full. */
async function* inSlices(
  cards: readonly PooledCard[],
  signal: AbortSignal,
): AsyncGenerator<PooledCard> {
  for (let from = 0; from < cards.length && !signal.aborted; from += IN_A_ROW) {
    yield* cards.slice(from, from + IN_A_ROW);
    // oxlint-disable-next-line no-await-in-loop -- one slice after the other
    await othersFirst();
  }
}

async function coverageOf(
  question: Question,
  { isSeen = NEVER_SEEN, isLeftOut = false, enough = Infinity }: CoverageOptions = {},
): Promise<BankCoverage> {
  const { about, others, found } = await poolFor(question);
  const withoutSeen = (cards: readonly PooledCard[]) =>
    isLeftOut ? cards.filter((card) => !isSeen(card)) : cards;
  const own = withoutSeen(about);
  const left = own.length >= enough ? own : [...own, ...withoutSeen(await others())];
  const isUnfit = left.length === 0 && found.about.some(({ isForChildren }) => isForChildren);
  return {
    cards: own.length,
    near: left.filter(isNearby).length,
    withTemplates: mostCards(left),
    nearTopics: found.names.slice(0, NEAR_TOPICS),
    levels: levelsOf(own),
    had: about.filter(isSeen).length,
    instead: isUnfit ? 'social' : null,
  };
}

async function countOnTopic(question: Question, cards: readonly DraftCard[]): Promise<number> {
  const { about, others } = await poolFor(question);
  const among = (known: readonly PooledCard[]) => {
    const questions = new Set(known.map((card) => card.question));
    return cards.filter((card) => questions.has(card.question)).length;
  };
  const own = among(about);
  if (own === cards.length) return own;
  return own + among((await others()).filter(isNearby));
}

/** Made when somebody first asks: a server with a model never needs it. */
let bank: ReturnType<typeof loadBank> | undefined;

function openBank(): ReturnType<typeof loadBank> {
  return (bank ??= loadBank());
}

async function loadBank() {
  const [{ poolOf }, { suggest }, { loadTopicIndex }] = await Promise.all([
    import('#server/features/generation/bank/pool.ts'),
    import('#server/features/generation/bank/suggest.ts'),
    import('#server/features/generation/bank/topic-index.ts'),
  ]);
  return { poolOf, suggest, index: await loadTopicIndex() };
}

/** Whoever writes a topic in other letters than Riffle's own cards have gets none of them. */
async function poolFor({ gameType, topic }: Question): Promise<Pool> {
  const pool = await keptPool(gameType, topic);
  const scripts = scriptsOf(languageOf({ topic, customInstructions: '' }));
  const isRead = !scripts || scripts.includes('latin');
  return isRead ? pool : { ...pool, about: [], others: async () => [] };
}

/** Pools that were asked for lately: a deck is planned, dealt and priced by the same one. */
const pools = new Map<string, Promise<Pool>>();
const MOST_POOLS = 32;

function keptPool(gameType: Question['gameType'], topic: string): Promise<Pool> {
  const key = `${gameType} ${topic}`;
  const pool = pools.get(key) ?? openPool(gameType, topic);
  pool.catch(() => pools.delete(key));
  // The order in which they stand is that in which they were asked for.
  pools.delete(key);
  pools.set(key, pool);
  const [oldest] = pools.keys();
  if (pools.size > MOST_POOLS && oldest !== undefined) pools.delete(oldest);
  return pool;
}

async function openPool(gameType: Question['gameType'], topic: string): Promise<Pool> {
  const { poolOf, index } = await openBank();
  return poolOf(index, gameType, topic);
}

function levelsOf(cards: readonly PooledCard[]): BankCoverage['levels'] {
  const levelled = cards.filter(({ difficulty }) => difficulty !== undefined);
  if (levelled.length === 0) return null;
  const [easy = 0, medium = 0, hard = 0] = DIFFICULTIES.map(
    (level) => levelled.filter(({ difficulty }) => difficulty === level).length,
  );
  return { easy, medium, hard };
}
