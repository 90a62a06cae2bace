// Titles that a host may mean who has begun to type.
import { normalised } from '#server/features/decks/index.ts';
import type { IndexedTopic, TopicIndex } from './topic-index.ts';

const MOST = 8;
const LEAST_LETTERS = 2;

/** Names that begin so come first, then names with a word that begins so, in the order of their titles. */
export function suggest({ topics }: TopicIndex, text: string): string[] {
  const typed = normalised(text);
  if (typed.length < LEAST_LETTERS) return [];
  const ranked = topics
    .map((topic) => ({ title: topic.title, rank: rankOf(topic, typed) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank || a.title.localeCompare(b.title));
  return ranked.slice(0, MOST).map(({ title }) => title);
}

/** 0: the title begins so, 1: an alias does, 2: a word of the title, 3: a word of an alias. */
function rankOf({ title, aliases }: IndexedTopic, typed: string): number {
  const names = [title, ...aliases].map(normalised);
  const [own = '', ...others] = names;
  if (own.startsWith(typed)) return 0;
  if (others.some((name) => name.startsWith(typed))) return 1;
  if (` ${own}`.includes(` ${typed}`)) return 2;
  return others.some((name) => ` ${name}`.includes(` ${typed}`)) ? 3 : Infinity;
}
