// A pack's cards for a category: as they stand, or made from what its fans know.
import type { GeneratedCategory } from '#domain/category/categories.ts';
import type { BankCard } from './bank-card.ts';
import { clueLadder, emojiClue } from './forms/clues.ts';
import { inOrder, oddOneOut, whatLinks } from './forms/groups.ts';
import { anagram, missingVowels } from './forms/letters.ts';
import { isName, type PuzzleTopic } from './forms/puzzle-topic.ts';
import type { PackPrompt, TopicPack } from './topic.ts';
import { keyOf } from './words.ts';

/** Made once for a pack that stays open: puzzles take some milliseconds. */
const made = new WeakMap<TopicPack, Map<GeneratedCategory, readonly BankCard[]>>();

/** All of them, the same ones in the same order each time: a host who has had one has had it. */
export function cardsOf(pack: TopicPack, category: GeneratedCategory): readonly BankCard[] {
  const ofPack = made.get(pack) ?? new Map<GeneratedCategory, readonly BankCard[]>();
  made.set(pack, ofPack);
  const cards = ofPack.get(category) ?? makeCards(pack, category);
  ofPack.set(category, cards);
  return cards;
}

function makeCards(pack: TopicPack, category: GeneratedCategory): BankCard[] {
  switch (category) {
    case 'trivia':
      return triviaOf(pack.trivia);
    case 'challenge':
      return puzzlesOf(pack);
    case 'secret-prompt':
      return secretsOf(pack);
    default:
      return pack.prompts[category].map(asCard);
  }
}

/** The trivia of a pack about a narrower subject. */
export function partOf(pack: TopicPack, subject: string): TopicPack {
  const isOf = (text: string): boolean => keyOf(text) === subject;
  return {
    ...pack,
    trivia: pack.trivia.filter(({ subjects = [] }) => subjects.some(isOf)),
    entities: [],
    groups: [],
    prompts: { drinking: [], social: [], relationship: [] },
  };
}

function triviaOf(trivia: TopicPack['trivia']): BankCard[] {
  return trivia.map(({ subjects: _subjects, source: _source, ...card }) => ({
    ...card,
    form: opening(card.question),
  }));
}

const OF_A_NAME = [missingVowels, clueLadder, anagram, emojiClue];

/** A name comes in one puzzle only: two would tell each other's answer. */
function puzzlesOf(pack: PuzzleTopic): BankCard[] {
  const named = pack.entities.filter(isName).flatMap((entity, at) => {
    const turn = at % OF_A_NAME.length;
    const forms = [...OF_A_NAME.slice(turn), ...OF_A_NAME.slice(0, turn)];
    for (const form of forms) {
      const card = form(pack, entity);
      if (card) return [card];
    }
    return [];
  });
  const grouped = pack.groups.map((group, at) => (at % 2 === 0 ? whatLinks : oddOneOut)(group));
  return [...named, ...grouped, ...inOrder(pack)];
}

function secretsOf({ entities }: TopicPack): BankCard[] {
  return entities.filter(isGuessable).map(({ name, forbidden, difficulty, kind }) => ({
    // What tells a book from its film in a list is not said aloud.
    question: name.replace(/ \([^)]*\)$/, ''),
    hint: forbidden.join(', '),
    answer: '',
    difficulty,
    form: kind,
  }));
}

/** Longest name of an event that a room would hit on: 'Sliced bread goes on sale' is a headline. */
const EVENT_WORDS = 3;

function isGuessable({ name, kind }: TopicPack['entities'][number]): boolean {
  return kind !== 'event' || name.split(' ').length <= EVENT_WORDS;
}

function asCard({ text, vote, options }: PackPrompt): BankCard {
  return {
    question: text,
    hint: '',
    answer: '',
    vote,
    ...(options && { options }),
    difficulty: undefined,
    form: opening(text),
  };
}

/** How a sentence begins: two that begin alike should not follow each other. */
export function opening(text: string): string {
  return text.toLowerCase().split(/\s+/).slice(0, 2).join(' ');
}
