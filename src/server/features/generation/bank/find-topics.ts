// Which packs a host's words mean: those about it, and those nearby. Never a card that only shares a word.
import { normalised } from '#server/features/decks/index.ts';
import type { IndexedTopic, TopicIndex } from './topic-index.ts';
import { keyOf, withoutPictures, wordsOf, writtenOf } from './words.ts';

export interface FoundTopics {
  /** Packs that are wholly about it. */
  readonly about: readonly IndexedTopic[];
  /** Packs that have cards about it, by the key of their subject; not those that are about it as a whole. */
  readonly parts: readonly { readonly topic: IndexedTopic; readonly subject: string }[];
  /** Packs where it is at home, though they are about more. */
  readonly homes: readonly IndexedTopic[];
  /** Other packs whose cards a host who wanted this would not mind, nearest first. */
  readonly near: readonly IndexedTopic[];
  /** Titles worth offering in its place, nearest first; homes and near packs come first. */
  readonly names: readonly string[];
}

/** A host who wants a bit of everything. */
const EVERYTHING =
  /^(anything( goes)?|whatever|everything|mixed|random|surprise( us| me)?|general)$/;
/** Packs for everybody: offered, and dealt from in trivia, where nothing nearer is known. */
export const GENERAL_PACKS = ['general-knowledge', 'pub-quiz'];
/** Words around a topic that add nothing to it: 'disney movies' are Disney. */
const AROUND = new Set(
  `game party night evening theme themed fan fandom edition movie film tv show series franchise saga universe
  lover time special round throwback nostalgia`
    .split(/\s+/)
    .map((word) => keyOf(word)),
);
/** What stands between two topics. */
const BETWEEN = /\s+(?:and|or|plus|vs\.?|versus|x)\s+|\s*[&,;+/]\s*/i;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d|s)/;
const MOST_NEAR = 6;
const MOST_PARTS = 6;
/** Cards of a subject that make a pack its home. */
const ENOUGH_OF_IT = 3;
/** A slip of the pen is only looked for in so long a word, and never in a name. */
const SLIP_LENGTH = 8;
/** Packs whose title is a name: one word of it says nothing about them, as 'Friends of the Earth' about Friends. */
const NAMED = new Set<IndexedTopic['kind']>(['fandom', 'artist-or-music']);

export function findTopics({ topics }: TopicIndex, typed: string): FoundTopics {
  const names = new Map(topics.map((topic) => [topic, topic.names]));
  const general = topics.filter(({ id }) => GENERAL_PACKS.includes(id));
  const isAnything = EVERYTHING.test(normalised(withoutPictures(typed)));
  const found = isAnything ? { ...NOTHING, about: general } : searchFor(names, typed);
  const dated = isSomething(found) ? undefined : withoutYear(names, typed);
  const hits = dated?.occasion ?? found;
  const { about, parts, knowing } = hits;
  const homes = about.length > 0 ? [] : homesOf(hits).slice(0, MOST_NEAR);
  const nearest = [...about, ...homes];
  const around = dated?.near ?? [...nearOf(topics, nearest), ...sharing(names, typed)];
  const near = [...new Set(around)].filter((topic) => !nearest.includes(topic));
  const ofIt = [...parts.map(({ topic }) => topic), ...knowing];
  const others = new Set([...homes, ...near, ...ofIt, ...mentioned(names, typed), ...general]);
  return {
    about,
    parts,
    homes,
    near: near.slice(0, MOST_NEAR - homes.length),
    names: [...others].filter((topic) => !about.includes(topic)).map(({ title }) => title),
  };
}

/** 'Christmas 2026' is Christmas, but 'Eurovision 2026' is one contest of many: it has only Eurovision near it. */
function withoutYear(
  names: Names,
  typed: string,
): { readonly occasion?: Hits; readonly near?: readonly IndexedTopic[] } {
  const hits = YEAR.test(typed) ? searchFor(names, typed.replace(YEAR, ' ')) : NOTHING;
  if (hits.about.some(({ kind }) => kind === 'occasion')) return { occasion: hits };
  const near = hits.about.length > 0 ? hits.about : homesOf(hits);
  return near.length > 0 ? { near } : {};
}

type Names = ReadonlyMap<IndexedTopic, readonly string[]>;
interface Hits extends Pick<FoundTopics, 'about' | 'parts'> {
  /** Packs that know it, where none has a question about it. */
  readonly knowing: readonly IndexedTopic[];
}
const NOTHING: Hits = { about: [], parts: [], knowing: [] };

/** The whole first; then without the words around it, then its parts, and a slip of the pen last. */
function searchFor(names: Names, typed: string): Hits {
  const whole = exactly(names, keyOf(typed), typed);
  if (isSomething(whole)) return whole;
  const core = exactly(
    names,
    wordsOf(typed)
      .filter((word) => !AROUND.has(word))
      .join(' '),
  );
  if (isSomething(core)) return core;
  const pieces = typed.split(BETWEEN);
  if (pieces.length > 1) {
    const all = pieces.map((piece) => searchFor(names, piece));
    const about = [...new Set(all.flatMap((hits) => hits.about))];
    const parts = all.flatMap((hits) => hits.parts).filter(({ topic }) => !about.includes(topic));
    const hits = { about, parts, knowing: [...new Set(all.flatMap(({ knowing }) => knowing))] };
    if (isSomething(hits)) return hits;
  }
  return misspelt(names, typed);
}

function isSomething({ about, parts, knowing }: Hits): boolean {
  return about.length + parts.length + knowing.length > 0;
}

function exactly(names: Names, key: string, typed = key): Hits {
  if (key === '') return NOTHING;
  const topics = [...names.keys()];
  const about = asWritten(
    topics.filter((topic) => names.get(topic)?.includes(key)),
    typed,
  );
  const parts = topics
    .filter((topic) => !about.includes(topic) && Object.hasOwn(topic.subjects, key))
    .toSorted((a, b) => (b.subjects[key] ?? 0) - (a.subjects[key] ?? 0))
    .slice(0, MOST_PARTS)
    .map((topic) => ({ topic, subject: key }));
  const knowing =
    about.length + parts.length > 0 ? [] : topics.filter(({ things }) => things.includes(key));
  return { about, parts, knowing };
}

/** Of several those that are called so to the letter, where there are any: 'the office' is the series, 'office' is not. */
function asWritten(topics: readonly IndexedTopic[], typed: string): readonly IndexedTopic[] {
  if (topics.length < 2) return topics;
  for (const form of [(text: string) => normalised(withoutPictures(text)), writtenOf]) {
    const own = topics.filter(({ title, aliases }) =>
      [title, ...aliases].some((name) => form(name) === form(typed)),
    );
    if (own.length > 0) return own;
  }
  return topics;
}

function misspelt(names: Names, typed: string): Hits {
  const key = keyOf(typed);
  if (/\p{Lu}/u.test(typed) || key.length < SLIP_LENGTH) return NOTHING;
  const subjects = new Set([...names.keys()].flatMap((topic) => Object.keys(topic.subjects)));
  const all = [...new Set([...[...names.values()].flat(), ...subjects])];
  const known = new Set(all.flatMap((name) => name.split(' ')));
  // 'American food' is no slip of 'African food', and no number is one of another.
  const unknown = key.split(' ').filter((word) => !known.has(word) && !/\d/.test(word));
  const near = all.filter(
    (name) =>
      name.length >= SLIP_LENGTH &&
      isSlip(key, name, key.length >= 12 ? 2 : 1) &&
      key.split(' ').every((word) => unknown.includes(word) || ` ${name} `.includes(` ${word} `)),
  );
  const hits = near.map((name) => exactly(names, name));
  return {
    about: [...new Set(hits.flatMap(({ about }) => about))],
    parts: hits.flatMap(({ parts }) => parts),
    knowing: [],
  };
}

/** Whether one becomes the other by so many letters put in, left out, changed, or two neighbours swapped. */
function isSlip(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + change,
        isSwap ? (before[j - 2] ?? 0) + 1 : most + 1,
      );
    }
    [before, last] = [last, row];
  }
  return (last[b.length] ?? 0) <= most;
}

/**
 * Packs where a narrower subject is at home: with several cards of it, or the only one, or one of two that are near
 * each other; the last two also where they have no card of it but know it. One that just mentions it has nothing else
 * that is asked for.
 */
function homesOf({ parts, knowing }: Hits): IndexedTopic[] {
  const belonging = together(parts.map(({ topic }) => topic));
  const homes = parts.filter(
    ({ topic, subject }) =>
      (topic.subjects[subject] ?? 0) >= ENOUGH_OF_IT || belonging.includes(topic),
  );
  return [...homes.map(({ topic }) => topic), ...together(knowing)];
}

/** Of packs that have the same word those that must mean the same by it: the only one, and any two that are near each other. */
function together(packs: readonly IndexedTopic[]): readonly IndexedTopic[] {
  if (packs.length === 1) return packs;
  const isNear = (one: IndexedTopic, other: IndexedTopic): boolean =>
    [...one.near, ...one.parents].includes(other.id);
  return packs.filter((one) => packs.some((other) => isNear(one, other) || isNear(other, one)));
}

/** What the packs themselves call near, their parents and their children. */
function nearOf(topics: readonly IndexedTopic[], found: readonly IndexedTopic[]): IndexedTopic[] {
  const ids = new Set(found.flatMap(({ near, parents }) => [...near, ...parents]));
  const own = topics.filter(({ id }) => ids.has(id));
  const children = topics.filter(({ parents }) => found.some(({ id }) => parents.includes(id)));
  const order = found.flatMap(({ near, parents }) => [...near, ...parents]);
  return [...own.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)), ...children].filter(
    (topic) => !found.includes(topic),
  );
}

/** Packs whose name stands in the typed words, or the typed words in their name; a name needs two words for that. */
function sharing(names: Names, typed: string): IndexedTopic[] {
  const words = wordsOf(typed);
  return holding(names, words)
    .filter(([topic, shared]) => shared > 1 || !NAMED.has(topic.kind))
    .map(([topic]) => topic);
}

/** The same, with names of one word too: only offered by name. */
function mentioned(names: Names, typed: string): IndexedTopic[] {
  return holding(names, wordsOf(typed)).map(([topic]) => topic);
}

/** Packs with the number of words that they share, most first. */
function holding(names: Names, words: readonly string[]): [IndexedTopic, number][] {
  if (words.length === 0) return [];
  const typed = ` ${words.join(' ')} `;
  const found = [...names].flatMap(([topic, own]): [IndexedTopic, number][] => {
    const shared = own.flatMap((name) => {
      if (typed.includes(` ${name} `)) return [name.split(' ').length];
      return ` ${name} `.includes(typed) ? [words.length] : [];
    });
    return shared.length > 0 ? [[topic, Math.max(...shared)]] : [];
  });
  return found.toSorted((a, b) => b[1] - a[1]);
}
