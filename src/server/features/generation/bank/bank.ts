// Riffle's own cards, found by topic, a category at a time.
import MiniSearch from 'minisearch';
import pluralize from 'pluralize';
import type { Difficulty, GeneratedCategory } from '#domain/category/categories.ts';
import type { DraftCard } from '#server/features/generation/writing/writer.ts';
import type { BankTemplate, BankTopic } from './topic.ts';
import { loadTemplates, loadTopics } from './topics.ts';

export interface BankCard extends DraftCard {
  readonly difficulty: Difficulty | undefined;
  /** The form of a prompt or puzzle, for variety within a deck. */
  readonly form: string;
  readonly topic: string;
}

/** A card that was found by a topic. */
export interface FoundCard extends BankCard {
  /** Its author filed it under the topic; otherwise it only mentions it. */
  readonly isFiled: boolean;
}

interface Entry {
  readonly id: number;
  readonly title: string;
  readonly keywords: string;
  readonly subjects: string;
  readonly text: string;
  readonly card: BankCard;
}

/** With so many cards about the whole of a topic, its parts need not be asked for. */
const WHOLE_DECK = 20;
/** With so many filed under a topic, those that only mention it are left out: 'three times' is not about time. */
const SMALL_DECK = 10;
/** Where an author says what a card is about. */
const FILED_BY = ['title', 'keywords', 'subjects'];
/** Words that say nothing about a topic: 'a quiz about the 1990s' is about 1990s. */
const EMPTY_WORDS = new Set(
  `a an the of in on at for to and or with about from by our my your some all any
  quiz quizzes trivia question questions game games party fun facts fact cards deck`.split(/\s+/),
);
/** What the cards are for says nothing about them either; 'date night' does. */
const OCCASION = /\b(quiz|trivia|games?|party) (night|evening)s?\b/gi;
/** A host who wants a bit of everything gets the whole category. */
const EVERYTHING = /^(general( knowledge)?|anything|everything|mixed|random|surprise( us| me)?)$/i;
/** The forms of the words that have come up: finding one takes longer than all else of a card. */
const NORMAL_FORMS = new Map<string, string>();
const MOST_FORMS = 20_000;
/** A letter wrong in a word that is long enough to bear it, two in a long one. */
const SLIP = (term: string): number | false => {
  if (term.length >= 8) return 2;
  return term.length >= 5 && 1;
};

/** The bank's cards of one category. */
export interface Shelf {
  /** Cards about a topic, best first. */
  search(topic: string): FoundCard[];
  /** Forms that read naturally with any topic; none for trivia and challenge, where answers can't be invented. */
  templates(topic: string): BankCard[];
  /** Titles of the topics it knows, nearest to the given topic first. */
  nearTopics(topic: string): string[];
}

/** Loads the cards of a category and makes their index: some milliseconds, so it is kept by who asks. */
export async function openShelf(category: GeneratedCategory): Promise<Shelf> {
  const [topics, templates] = await Promise.all([loadTopics(category), loadTemplates(category)]);
  const entries = topics.flatMap(entriesOf).map((entry, id) => ({ ...entry, id }));
  const byLabels = indexOf(entries, FILED_BY);
  const lookUp = lookUpIn(entries, byLabels);
  return {
    search: (typed) => {
      const topic = typed.replace(OCCASION, ' ');
      if (!EVERYTHING.test(topic.trim())) return searchFor(topic, lookUp);
      return entries.map(({ card }) => ({ ...card, isFiled: true }));
    },
    templates: (topic) => templates.map((template) => filled(template, topic)),
    nearTopics: (topic) => {
      const found = byLabels
        .search(topic, { combineWith: 'OR', prefix: true, fuzzy: 0.3 })
        .flatMap((hit) => entries[Number(hit.id)]?.title ?? []);
      return [...new Set([...found, ...topics.map((each) => each.title)])];
    },
  };
}

type Fuzzy = typeof SLIP | false;
/** The cards that any of some texts finds. */
type LookUp = (texts: readonly string[], fuzzy: Fuzzy) => FoundCard[];

function lookUpIn(entries: readonly Entry[], byLabels: MiniSearch<Entry>): LookUp {
  // Few hosts ask for what no card is filed under, so their index waits for the first who does.
  let everywhere: MiniSearch<Entry> | undefined;
  const byText = (): MiniSearch<Entry> => (everywhere ??= indexOf(entries, [...FILED_BY, 'text']));
  return (texts, fuzzy) => {
    const idsIn = (index: MiniSearch<Entry>): Set<number> =>
      new Set(texts.flatMap((text) => index.search(text, { fuzzy })).map(({ id }) => Number(id)));
    const filed = idsIn(byLabels);
    const found = filed.size < SMALL_DECK ? idsIn(byText()) : filed;
    return [...found].flatMap((id) => {
      const card = entries[id]?.card;
      return card ? [{ ...card, isFiled: filed.has(id) }] : [];
    });
  };
}

/** A slip of the pen is only looked for when nothing is spelt that way: 'space' is no misspelt 'spice'. */
function searchFor(topic: string, lookUp: LookUp): FoundCard[] {
  for (const fuzzy of [false, SLIP] as const) {
    const found = lookUp([topic], fuzzy);
    if (found.filter(({ isFiled }) => isFiled).length >= WHOLE_DECK) return found;
    // 'jazz and volcanoes': few cards are about both, so those about either come along.
    const parts = topic.split(/\s+(?:and|or|&)\s+|[,;+/]/);
    const all = parts.length > 1 ? lookUp([topic, ...parts], fuzzy) : found;
    if (all.length > 0) return all;
  }
  return [];
}

function filled({ text, form }: BankTemplate, topic: string): BankCard {
  const question = text.replace('{topic}', () => topic);
  return { question, hint: '', answer: '', difficulty: undefined, form, topic };
}

function indexOf(entries: readonly Entry[], fields: string[]): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields,
    tokenize: wordsOf,
    processTerm: (term) => {
      const lower = term.toLowerCase();
      return EMPTY_WORDS.has(lower) ? null : normalForm(lower);
    },
    searchOptions: {
      boost: { subjects: 3, title: 2, keywords: 2 },
      combineWith: 'AND',
    },
  });
  index.addAll(entries);
  return index;
}

/** A topic's title and keywords stand with each of its cards: they are taken apart once. */
const WORDS = new Map<string, string[]>();
const tokenize: (text: string) => string[] = MiniSearch.getDefault('tokenize');

function wordsOf(text: string, field?: string): string[] {
  if (field !== 'title' && field !== 'keywords') return tokenize(text);
  const words = WORDS.get(text) ?? tokenize(text);
  WORDS.set(text, words);
  return words;
}

/**
 * One form for singular and plural, and for the ways to name a decade. A stemmer that goes further takes
 * 'animation' for 'animals' and 'musicals' for 'music'.
 */
function normalForm(word: string): string {
  const known = NORMAL_FORMS.get(word);
  if (known !== undefined) return known;
  const form = pluralize.singular(word.replace(/^([2-9]0)s$/, '19$1s').replace(/^00s$/, '2000s'));
  if (NORMAL_FORMS.size < MOST_FORMS) NORMAL_FORMS.set(word, form);
  return form;
}

function entriesOf(topic: BankTopic): Omit<Entry, 'id'>[] {
  return draftsOf(topic).map(({ subjects, ...card }) => ({
    title: topic.title,
    keywords: topic.keywords.join(' '),
    subjects: subjects.join(' '),
    text: `${card.question} ${card.answer}`,
    card: { ...card, topic: topic.title },
  }));
}

type Draft = Omit<BankCard, 'topic'> & { readonly subjects: readonly string[] };

function draftsOf(topic: BankTopic): Draft[] {
  switch (topic.shape) {
    case 'facts':
      return topic.cards.map(({ accepts = [], source: _source, ...card }) => ({
        ...card,
        explanation: [card.explanation, accepts.length > 0 && `Also right: ${accepts.join(', ')}.`]
          .filter(Boolean)
          .join(' '),
        form: card.subjects[0] ?? '',
      }));
    case 'puzzles':
      return [...topic.cards];
    case 'secrets':
      return topic.cards.map(({ secret, forbidden, difficulty }) => ({
        question: secret,
        hint: forbidden.join(', '),
        answer: '',
        difficulty,
        form: topic.id,
        subjects: [],
      }));
    case 'prompts':
      return topic.cards.map(({ question, form, subjects }) => ({
        question,
        hint: '',
        answer: '',
        difficulty: undefined,
        form,
        subjects,
      }));
  }
}
