// Whether a card is in a deck already, in the same or in other words.
import { normalised, numbersIn, trigrams } from '#server/features/decks/index.ts';
import type { DraftCard } from '#server/features/generation/writing/writer.ts';

/** Two questions this much alike ask the same. */
const SAME = 0.7;
/** With the same answer, this much is enough. */
const SAME_WITH_ANSWER = 0.5;

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

  add(card: DraftCard): void {
    this.#prints.push(this.#printOf(card));
  }

  has(card: DraftCard): boolean {
    const asked = this.#printOf(card);
    return this.#prints.some((print) => print.text === asked.text || isNear(print, asked));
  }

  #printOf(card: DraftCard): Print {
    const text = normalised(card.question);
    const own = this.#topic === '' ? text : ` ${text} `.replaceAll(` ${this.#topic} `, ' ').trim();
    return {
      text,
      answer: normalised(card.answer),
      numbers: numbersIn(text),
      trigrams: trigrams(own),
    };
  }
}

/** Other numbers make another puzzle, however alike the words are. */
function isNear(a: Print, b: Print): boolean {
  if (a.numbers !== b.numbers) return false;
  const isSameAnswer = a.answer !== '' && a.answer === b.answer;
  return overlap(a.trigrams, b.trigrams) >= (isSameAnswer ? SAME_WITH_ANSWER : SAME);
}

/** The share of what two sets hold that they have in common, from 0 to 1. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const item of a) if (b.has(item)) common += 1;
  return common / (a.size + b.size - common);
}
