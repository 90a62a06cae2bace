// A hint must help: be there, say something else than the question, and where it forbids words, forbid
// words that do not hold the secret.
import type { GeneratedCategory } from '#domain/category/categories.ts';
import { normalised, overlap, trigrams } from '#server/features/decks/index.ts';
import type { DraftCard } from '#server/features/generation/writing/writer.ts';
import type { Rejection } from './rejection.ts';

/** A hint this much like the question is the question again. */
const SAME_AGAIN = 0.7;
const FEWEST_FORBIDDEN = 3;
const MOST_FORBIDDEN = 8;
/** A longer secret is a scene to act out ('Act out a robot that …'), which needs no forbidden words. */
const SECRET_WORDS = 4;

export function hintFault(card: DraftCard, gameType: GeneratedCategory): Rejection | undefined {
  if (gameType === 'secret-prompt') return forbiddenWordsFault(card);
  if (gameType !== 'trivia' && gameType !== 'challenge') return undefined;
  const hint = normalised(card.hint);
  if (hint === '') return 'no-hint';
  const question = normalised(card.question);
  if (` ${question} `.includes(` ${hint} `)) return 'poor-hint';
  return overlap(trigrams(hint), trigrams(question)) >= SAME_AGAIN ? 'poor-hint' : undefined;
}

/** DATA-07: the hint lists the words that the describer must not say. */
function forbiddenWordsFault({ question, hint }: DraftCard): Rejection | undefined {
  const secret = normalised(question);
  if (hint === '') return secret.split(' ').length > SECRET_WORDS ? undefined : 'no-hint';
  const words = hint.split(/[,;،、，]/u).map(normalised);
  const isList =
    words.length >= FEWEST_FORBIDDEN &&
    words.length <= MOST_FORBIDDEN &&
    new Set(words).size === words.length &&
    !words.includes('');
  if (!isList) return 'poor-hint';
  return words.some((word) => holds(secret, word) || holds(word, secret))
    ? 'gives-answer-away'
    : undefined;
}

/** Short words stand in others by chance: 'ice' in 'police'. */
function holds(text: string, word: string): boolean {
  return word.length > 3 || /[^\p{Script=Latin}]/u.test(word)
    ? text.includes(word)
    : ` ${text} `.includes(` ${word} `);
}
