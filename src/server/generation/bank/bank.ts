// Riffle's own cards, found by topic. Loaded when the first deck or the first look at a topic needs it.
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import type { Difficulty, GeneratedCategory } from '#game/categories.ts';
import type { DraftCard } from '../writer.ts';
import { TEMPLATES } from './templates.ts';
import type { BankTopic } from './topic.ts';
import { TOPICS } from './topics.ts';

export interface BankCard extends DraftCard {
  readonly difficulty: Difficulty | undefined;
  /** The form of a prompt or puzzle, for variety within a deck. */
  readonly form: string;
  readonly topic: string;
}

interface Entry {
  readonly id: number;
  readonly category: GeneratedCategory;
  readonly title: string;
  readonly keywords: string;
  readonly subjects: string;
  readonly text: string;
  readonly card: BankCard;
}

/** Words that say nothing about a topic: 'a quiz about the 1990s' is about 1990s. */
const EMPTY_WORDS = new Set(
  `a an the of in on at for to and or with about from by our my your some all any
  quiz quizzes trivia question questions game games night party evening fun facts fact cards deck`.split(
    /\s+/,
  ),
);
/** A host who wants a bit of everything gets the whole category. */
const EVERYTHING = /^(general( knowledge)?|anything|everything|mixed|random|surprise( us| me)?)$/i;
const FUZZY_FROM_LETTERS = 5;

export interface Bank {
  /** Cards about a topic, best first. */
  search(category: GeneratedCategory, topic: string): BankCard[];
  /** Forms that read naturally with any topic; none for trivia and challenge, where answers can't be invented. */
  templates(category: GeneratedCategory, topic: string): BankCard[];
  /** Titles of the topics it knows in a category, nearest to the given topic first. */
  nearTopics(category: GeneratedCategory, topic: string): string[];
}

export function createBank(): Bank {
  const entries = TOPICS.flatMap(entriesOf).map((entry, id) => ({ ...entry, id }));
  const index = new MiniSearch<Entry>({
    fields: ['title', 'keywords', 'subjects', 'text'],
    processTerm: (term) => {
      const lower = term.toLowerCase();
      return EMPTY_WORDS.has(lower) ? null : stemmer(lower);
    },
    searchOptions: {
      boost: { subjects: 3, title: 2, keywords: 2 },
      combineWith: 'AND',
      fuzzy: (term) => (term.length >= FUZZY_FROM_LETTERS ? 1 : false),
      weights: { fuzzy: 0.2, prefix: 0.2 },
    },
  });
  index.addAll(entries);

  const search = (category: GeneratedCategory, topic: string): BankCard[] => {
    const own = entries.filter((entry) => entry.category === category);
    if (EVERYTHING.test(topic.trim())) return own.map((entry) => entry.card);
    const isOwn = ({ id }: { readonly id: unknown }): boolean =>
      entries[Number(id)]?.category === category;
    const whole = index.search(topic, { filter: isOwn });
    // 'jazz and volcanoes': cards about either, when none is about both.
    const parts = topic.split(/\s+(?:and|or|&)\s+|[,;+/]/);
    const hits =
      whole.length > 0 ? whole : parts.flatMap((part) => index.search(part, { filter: isOwn }));
    const ids = new Set(hits.map((hit) => Number(hit.id)));
    return [...ids].flatMap((id) => entries[id]?.card ?? []);
  };

  return {
    search,
    templates: (category, topic) =>
      TEMPLATES.filter((template) => template.category === category).map((template) => ({
        question: template.text.replace('{topic}', () => topic),
        hint: '',
        answer: '',
        difficulty: undefined,
        form: template.form,
        topic,
      })),
    nearTopics: (category, topic) => {
      const titles = TOPICS.filter((each) => each.category === category).map((each) => each.title);
      const found = index
        .search(topic, { combineWith: 'OR', prefix: true, fuzzy: 0.3 })
        .flatMap((hit) => entries[Number(hit.id)] ?? [])
        .filter((entry) => entry.category === category)
        .map((entry) => entry.title);
      return [...new Set([...found, ...titles])];
    },
  };
}

function entriesOf(topic: BankTopic): Omit<Entry, 'id'>[] {
  return draftsOf(topic).map(({ subjects, ...card }) => ({
    category: topic.category,
    title: topic.title,
    keywords: topic.keywords.join(' '),
    subjects: subjects.join(' '),
    text: `${card.question} ${card.answer}`,
    card: { ...card, topic: topic.title },
  }));
}

type Draft = Omit<BankCard, 'topic'> & { readonly subjects: readonly string[] };

function draftsOf(topic: BankTopic): Draft[] {
  switch (topic.category) {
    case 'trivia':
      return topic.cards.map(({ accepts = [], ...card }) => ({
        ...card,
        explanation: [card.explanation, accepts.length > 0 && `Also right: ${accepts.join(', ')}.`]
          .filter(Boolean)
          .join(' '),
        form: card.subjects[0] ?? '',
      }));
    case 'challenge':
      return [...topic.cards];
    case 'secret-prompt':
      return topic.cards.map(({ secret, forbidden, difficulty }) => ({
        question: secret,
        hint: forbidden.join(', '),
        answer: '',
        difficulty,
        form: topic.id,
        subjects: [],
      }));
    case 'drinking':
    case 'social':
    case 'relationship':
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
