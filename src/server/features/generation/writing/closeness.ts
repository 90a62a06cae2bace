// How much one card gives away of another: two that are close should not be in one deck.
import { normalised } from '#server/features/decks/index.ts';
import type { DraftCard } from './writer.ts';

/** APART: nothing. NEAR: one subject. TELLING: one says the other's answer, or both are one idea. */
export const APART = 0;
export const NEAR = 1;
export const TELLING = 2;
export type Closeness = typeof APART | typeof NEAR | typeof TELLING;

/** A word in more cards than this, or in more than one card of fifteen, says little about any of them. */
const FEW = 4;
const ONE_OF = 15;
/** A word in more than one card of so many is what all of them are about. */
const MANY_ONE_OF = 4;
/** So many telling words in common, and two cards with answers are about one subject. */
const SUBJECT_WORDS = 3;
/** So many in common, and two prompts are one idea. */
const IDEA_WORDS = 2;

/** Words of three letters and more that say nothing about a card. */
const EMPTY_WORDS = new Set(
  `the and for you are was has had his her hers him she its who whom whose all any but not one two three out off can
  did does done how why when where what which own our your yours their theirs them they this that these those there here
  with without from into onto about after before over under again then than too also just only ever never once
  have having been being would could should will wont isnt were get gets got getting make makes made take takes took
  put puts let lets say says said tell tells told ask asks give gives gave given come comes came goes going gone
  went want wants like likes look looks see seen saw know knows think keep first last next new old good best better
  more most much many some something somebody someone anybody anyone everybody everyone nobody nothing anything everything
  thing things way time times year years day days night week evening people person name names word words
  agree disagree rather either vote sip sips drink table room rest point tonight whoever
  really still even such same other others another each every both while until because since though
  year long little big great small whole half part back down away round through between against
  vowels gaps moved unscramble letters earliest order pictures fit lead film films`
    .split(/\s+/)
    .map(stemOf),
);

/** What a card is compared by. */
interface CardWords {
  /** What is to be found out and isn't in the question: of a secret its name, of a prompt nothing. */
  readonly hidden: readonly string[];
  readonly all: ReadonlySet<string>;
  /** Written with a capital in the question: shows, places, people. */
  readonly names: readonly string[];
  readonly isPrompt: boolean;
}

interface WordCounts {
  /** In few cards of the pool. */
  readonly isRare: (word: string) => boolean;
  /** In so many that it says nothing. */
  readonly isCommon: (word: string) => boolean;
}

/** Compares the cards of a pool, by the words that few of them have. */
export function closenessIn<Card extends DraftCard>(
  pool: readonly Card[],
): (a: Card, b: Card) => Closeness {
  const words = new Map(pool.map((card) => [card, wordsOf(card)]));
  const cardsWith = new Map<string, number>();
  for (const { all } of words.values()) {
    for (const word of all) cardsWith.set(word, (cardsWith.get(word) ?? 0) + 1);
  }
  const few = Math.max(FEW, pool.length / ONE_OF);
  const many = Math.max(FEW, pool.length / MANY_ONE_OF);
  const counts: WordCounts = {
    isRare: (word) => (cardsWith.get(word) ?? 0) <= few,
    isCommon: (word) => (cardsWith.get(word) ?? 0) > many,
  };
  return (a, b) => {
    const [one, other] = [words.get(a), words.get(b)];
    return one && other ? closeness(one, other, counts) : APART;
  };
}

function closeness(a: CardWords, b: CardWords, words: WordCounts): Closeness {
  if (tells(a, b, words) || tells(b, a, words)) return TELLING;
  const { isRare } = words;
  const shared = [...a.all].filter((word) => b.all.has(word) && isRare(word)).length;
  if (a.isPrompt && b.isPrompt && shared > 0) return shared >= IDEA_WORDS ? TELLING : NEAR;
  const names = a.names.filter((name) => b.names.includes(name) && !words.isCommon(name));
  return shared >= SUBJECT_WORDS || names.length > 0 ? NEAR : APART;
}

/** Says of another card's answer all that not many cards say, or a rare word. */
function tells({ all }: CardWords, { hidden }: CardWords, words: WordCounts): boolean {
  const telling = hidden.filter((word) => !words.isCommon(word));
  const said = telling.filter((word) => all.has(word));
  return said.length > 0 && (said.length === telling.length || said.some(words.isRare));
}

function wordsOf({ question, hint, answer, explanation = '' }: DraftCard): CardWords {
  const asked = contentWords(question);
  const answered = contentWords(answer);
  const isSecret = answer === '' && hint !== '';
  return {
    hidden: isSecret ? asked : answered.filter((word) => !asked.includes(word)),
    all: new Set([...asked, ...answered, ...contentWords(`${hint} ${explanation}`)]),
    names: (question.match(/(?<!^|[.?!:] )\p{Lu}[\p{L}’']+/gu) ?? []).flatMap(contentWords),
    isPrompt: answer === '' && hint === '',
  };
}

/** Numbers and words of two letters stand in many cards without telling anything. */
function contentWords(text: string): string[] {
  const words = normalised(text.replaceAll(/['’]\p{L}+/gu, '')).split(' ');
  return words
    .filter((word) => word.length > 2 && !/\d/.test(word))
    .map(stemOf)
    .filter((word) => !EMPTY_WORDS.has(word));
}

/** 'elope' and 'elopement' in one form; rough, for a word too much in common does no harm. */
function stemOf(word: string): string {
  return word.length < 5
    ? word.replace(/s$/, '')
    : word.replace(/(?:e?ments?|ings?|ed|es|s|ly|e|y)$/, '');
}
