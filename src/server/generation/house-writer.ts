// Decks from Riffle's own card bank, completed from topic templates. It says so, and never invents an answer.
import type { BankCoverage } from '#contract/generation.ts';
import type { Difficulty, GeneratedCategory } from '#game/categories.ts';
import type { Bank, BankCard } from './bank/bank.ts';
import { fingerprint } from './checks.ts';
import type { Writer, WriterRequest } from './writer.ts';

const NEAR_TOPICS = 3;
const LEVELS: readonly Difficulty[] = ['easy', 'medium', 'hard'];

export interface HouseWriter extends Writer {
  /** What the bank has about a topic. */
  coverage(category: GeneratedCategory, topic: string): Promise<BankCoverage>;
}

/** `random` gives numbers from 0 up to 1, so that tests can deal the same deck twice. */
export function houseWriter(random: () => number): HouseWriter {
  // Building the index costs some memory and time, so it waits for the first who needs it.
  let loading: Promise<Bank> | undefined;
  const bank = (): Promise<Bank> =>
    (loading ??= import('./bank/bank.ts').then(({ createBank }) => createBank()));
  return {
    mode: 'house',
    async *write(request) {
      yield* deal(await bank(), request, random);
    },
    async coverage(category, topic) {
      const known = await bank();
      const cards = known.search(category, topic).length;
      return {
        cards,
        withTemplates: cards + known.templates(category, topic).length,
        nearTopics: known.nearTopics(category, topic).slice(0, NEAR_TOPICS),
      };
    },
  };
}

/** Cards about the topic at the wanted difficulty first, then its neighbours, then templates; forms mixed. */
function deal(bank: Bank, request: WriterRequest, random: () => number): BankCard[] {
  const avoid = new Set(request.avoid.map(fingerprint));
  const wanted = LEVELS.indexOf(request.difficulty);
  const distance = (card: BankCard): number =>
    card.difficulty ? Math.abs(LEVELS.indexOf(card.difficulty) - wanted) : 0;
  const pool = [
    bank.search(request.gameType, request.topic).map((card) => ({ card, rank: distance(card) })),
    bank.templates(request.gameType, request.topic).map((card) => ({ card, rank: LEVELS.length })),
  ].flat();
  const fresh = pool.filter(({ card }) => !avoid.has(fingerprint(card.question)));
  const ranked = shuffle(fresh, random).toSorted((a, b) => a.rank - b.rank);
  return mixForms(
    ranked.slice(0, request.count).map(({ card }) => card),
    random,
  );
}

/** No two cards of one form in a row, as far as that is possible. */
function mixForms(cards: readonly BankCard[], random: () => number): BankCard[] {
  const rest = shuffle(cards, random);
  const mixed: BankCard[] = [];
  while (rest.length > 0) {
    const last = mixed.at(-1)?.form;
    const next = rest.findIndex((card) => card.form !== last);
    mixed.push(...rest.splice(Math.max(0, next), 1));
  }
  return mixed;
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
