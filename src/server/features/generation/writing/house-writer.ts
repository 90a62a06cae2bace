// Decks from Riffle's own card bank, completed from topic templates. It says so, and never invents an answer.
import type { BankCoverage } from '#contract/generation.ts';
import type { Difficulty, GeneratedCategory } from '#domain/category/categories.ts';
import type { BankCard, Shelf } from '#server/features/generation/bank/bank.ts';
import { speaksAsAsked } from '#server/features/generation/checks/language.ts';
import type { DeckWish, DraftCard, Writer, WriterRequest } from './writer.ts';

const NEAR_TOPICS = 3;
const LEVELS: readonly Difficulty[] = ['easy', 'medium', 'hard'];
const NEVER_SEEN = (): boolean => false;

type Question = Pick<DeckWish, 'gameType' | 'topic'> &
  Partial<Pick<DeckWish, 'customInstructions'>>;

export interface HouseWriter extends Writer {
  /** What the bank has about a topic, without the cards that `isSeen` knows. */
  coverage(question: Question, isSeen?: (card: DraftCard) => boolean): Promise<BankCoverage>;
}

/** `random` gives numbers from 0 up to 1, so that tests can deal the same deck twice. */
export function houseWriter(random: () => number): HouseWriter {
  // Making an index costs some memory and time, so it waits for the first who needs it.
  const shelves = new Map<GeneratedCategory, Promise<Shelf>>();
  const shelfOf = (category: GeneratedCategory): Promise<Shelf> => {
    const shelf =
      shelves.get(category) ??
      import('#server/features/generation/bank/bank.ts').then(({ openShelf }) =>
        openShelf(category),
      );
    shelves.set(category, shelf);
    return shelf;
  };
  return {
    mode: 'house',
    async *write(request) {
      yield* deal(poolOf(await shelfOf(request.gameType), request), request, random);
    },
    async coverage(question, isSeen = NEVER_SEEN) {
      const shelf = await shelfOf(question.gameType);
      const fresh = poolOf(shelf, question).filter(({ card }) => !isSeen(card));
      return {
        cards: fresh.filter(({ bearing }) => bearing !== 'template').length,
        withTemplates: fresh.length,
        nearTopics: shelf.nearTopics(question.topic).slice(0, NEAR_TOPICS),
      };
    },
  };
}

interface Pooled {
  readonly card: BankCard;
  /** Filed under the topic by its author, only mentioning it, or a template that names it. */
  readonly bearing: (typeof BEARINGS)[number];
}

const BEARINGS = ['filed', 'mentioned', 'template'] as const;

/** Cards about the topic and templates that name it, in the language that was asked for. */
function poolOf(shelf: Shelf, { topic, customInstructions = '' }: Question): Pooled[] {
  const pool = [
    ...shelf
      .search(topic)
      .map(({ isFiled, ...card }) => ({ card, bearing: isFiled ? 'filed' : 'mentioned' }) as const),
    ...shelf.templates(topic).map((card) => ({ card, bearing: 'template' }) as const),
  ];
  return pool.filter(({ card }) => speaksAsAsked(card.question, { topic, customInstructions }));
}

/**
 * Cards filed under the topic first, then those that mention it, then templates; among each the wanted
 * difficulty before its neighbours; forms mixed. What the host has had comes after the rest; with fresh
 * questions it comes first, for the checks to turn away: so the host is told how many that were. What the
 * deck has already is for the checks to turn away in any case.
 */
function deal(pool: readonly Pooled[], request: WriterRequest, random: () => number): BankCard[] {
  const wanted = LEVELS.indexOf(request.difficulty);
  const rankOf = ({ card, bearing }: Pooled): number => {
    const distance = card.difficulty ? Math.abs(LEVELS.indexOf(card.difficulty) - wanted) : 0;
    return BEARINGS.indexOf(bearing) * LEVELS.length + distance;
  };
  const ranked = shuffle(pool, random).toSorted((a, b) => rankOf(a) - rankOf(b));
  const groups = Map.groupBy(ranked, ({ card }) => request.isSeen(card));
  const cards = (isSeen: boolean): BankCard[] => (groups.get(isSeen) ?? []).map(({ card }) => card);
  const unseen = cards(false);
  const first = mixForms(unseen.slice(0, request.count), random);
  const last = unseen.slice(request.count);
  return request.fresh ? [...cards(true), ...first, ...last] : [...first, ...last, ...cards(true)];
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
