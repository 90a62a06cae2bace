// Whether a card is in a deck already, in the same or in other words.
import type { CardWords } from '#domain/deck/card.ts';
import { normalised, numbersIn, trigrams } from './fingerprint.ts';

/** Two questions this much alike ask the same. */
const SAME = 0.7;
/** With the same answer, this much is enough. */
const SAME_WITH_ANSWER = 0.5;
/** With another answer it takes more: two anagrams have all but a word in common. */
const SAME_WITH_OTHER_ANSWER = 0.95;

interface Print {
  readonly text: string;
  readonly answer: string;
  readonly numbers: string;
  readonly trigrams: ReadonlySet<string>;
}

/** The cards of one deck. */
export class DeckPrints {
  readonly #topic: string;
  readonly #prints: Print[] = [];

  /** What all cards have in common, the topic, says nothing about their sameness. */
  constructor(topic: string) {
    this.#topic = normalised(topic);
  }

  add(card: CardWords): void {
    this.#prints.push(this.#printOf(card));
  }

  has(card: CardWords): boolean {
    const asked = this.#printOf(card);
    return this.#prints.some((print) => print.text === asked.text || isNear(print, asked));
  }

  #printOf(card: CardWords): Print {
    const text = normalised(card.question);
    const own = this.#topic === '' ? text : ` ${text} `.replaceAll(` ${this.#topic} `, ' ').trim();
    return {
      text,
      // The two sides of a vote tell cards apart as answers do.
      answer: normalised(card.answer || (card.options ?? []).join(' ')),
      numbers: numbersIn(text),
      trigrams: trigrams(own),
    };
  }
}

/** Other numbers make another puzzle, however alike the words are. */
function isNear(a: Print, b: Print): boolean {
  if (a.numbers !== b.numbers) return false;
  return overlap(a.trigrams, b.trigrams) >= shareFor(a.answer, b.answer);
}

function shareFor(answer: string, other: string): number {
  if (answer === '' || other === '') return SAME;
  return isWithin(answer, other) || isWithin(other, answer)
    ? SAME_WITH_ANSWER
    : SAME_WITH_OTHER_ANSWER;
}

/** 'Mars' within 'the planet Mars'. */
function isWithin(answer: string, other: string): boolean {
  return ` ${other} `.includes(` ${answer} `);
}

/** The share of their trigrams that two texts have in common, from 0 to 1. */
export function overlapOf(a: string, b: string): number {
  return overlap(trigrams(normalised(a)), trigrams(normalised(b)));
}

/** The share of what two sets hold that they have in common, from 0 to 1. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const item of a) if (b.has(item)) common += 1;
  return common / (a.size + b.size - common);
}
