// An answer must be there, and neither the question nor the hint may tell it.
import { normalised } from '#server/features/decks/index.ts';
import type { DraftCard } from '#server/features/generation/writing/writer.ts';
import type { Rejection } from './rejection.ts';

const NO_ANSWER = /^(?:n ?a|none|unknown|i don ?t know|not sure|no answer|tbd|various)$/;
const ARTICLE = /^(?:the|an?|der|die|das|le|la|les|el|los|las|il|lo) /;
/** 'The chicken or the egg?' names its answer fairly. */
const CHOICE = ['or', 'oder', 'ou', 'and', 'und', 'et'];
/** 'Which is the odd one out: a, b, c or d?' has to name its answer. */
const ODD_ONE_OUT = /\bodd one out\b/;
/** The same between two names in a script that writes words together. */
const CHOICE_TOGETHER = '(?:か|または|それとも|と|や|还是|還是|或者?|和|หรือ|และ)';
/** Scripts that write words together, and Korean, whose words carry their endings with them. */
const TOGETHER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Words shorter than this tell nothing by themselves. */
const TELLING = 4;

export function answerFault(card: DraftCard): Rejection | undefined {
  const answer = normalised(card.answer).replace(ARTICLE, '');
  if (answer === '' || NO_ANSWER.test(answer)) return 'no-answer';
  const question = normalised(card.question);
  const hint = normalised(card.hint);
  if (tells(question, answer) && !offersChoice(question, answer)) return 'gives-answer-away';
  if (tells(hint, answer) || tellsEveryWord(hint, answer)) return 'gives-answer-away';
  return undefined;
}

/**
 * Whether a text holds the answer as whole words, its plural included; single letters tell nothing. Where words are
 * written together, the answer is looked for as it stands.
 */
function tells(text: string, answer: string): boolean {
  if (TOGETHER.test(answer)) return unspaced(text).includes(unspaced(answer));
  if (answer.length < 2) return false;
  const padded = ` ${text} `;
  return ['', 's', 'es'].some((ending) => padded.includes(` ${answer}${ending} `));
}

/** Whether every telling word of an answer stands in a text, in any order. */
function tellsEveryWord(text: string, answer: string): boolean {
  const words = answer.split(' ').filter((word) => word.length >= TELLING);
  return words.length > 0 && words.every((word) => tells(text, word));
}

/** Put together again, so that カ is no part of ガ. */
function unspaced(text: string): string {
  return text.replaceAll(' ', '').normalize('NFC');
}

function offersChoice(question: string, answer: string): boolean {
  if (ODD_ONE_OUT.test(question)) return true;
  if (TOGETHER.test(answer)) {
    const [all, named] = [unspaced(question), unspaced(answer)];
    return new RegExp(`${named}${CHOICE_TOGETHER}|${CHOICE_TOGETHER}${named}`, 'u').test(all);
  }
  const padded = ` ${question} `;
  return CHOICE.some((or) =>
    new RegExp(`(?: ${or}(?: \\p{L}{1,3})? ${answer} | ${answer} ${or} )`, 'u').test(padded),
  );
}
