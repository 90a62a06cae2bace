// Cards are looked at again while others are still being written: when the deck is full, few are left to judge.
import type { DraftCard } from '#server/features/generation/writing/writer.ts';
import { judge, type Judgement, type Judging } from './judging.ts';

/** Cards a call: fewer would cost more for the prompt, more would take longer. */
const AT_ONCE = 10;
/** A deck of more cards than this is looked at in smaller groups towards its end, so that the last takes no longer. */
const SMALL_DECK = 30;
const FEWEST_EARLY = 4;
const FEWEST_LAST = 1;
/** Calls for what is left when a great deck is full, at most. */
const MOST_LAST = 8;

interface Deck {
  readonly inAll: number;
  /** As few requests as can be. */
  readonly fewRequests: boolean;
}

/** How many cards are enough for a call when so many are to come. */
export function earlyGroup(toCome: number, { inAll, fewRequests }: Deck): number {
  if (fewRequests || inAll <= SMALL_DECK) return AT_ONCE;
  return Math.min(AT_ONCE, Math.max(FEWEST_EARLY, Math.ceil(toCome / 4)));
}

/** How many cards of those that are left a call has when the deck is full. */
export function lastGroup(left: number, { inAll, fewRequests }: Deck): number {
  if (fewRequests || inAll <= SMALL_DECK) return AT_ONCE;
  return Math.min(AT_ONCE, Math.max(FEWEST_LAST, Math.ceil(left / MOST_LAST)));
}

/** What is thought of cards, or will be. */
export class EarlyLooks {
  readonly #fewRequests: boolean;
  readonly #judgements = new WeakMap<DraftCard, Promise<Judgement | undefined>>();

  constructor(fewRequests: boolean) {
    this.#fewRequests = fewRequests;
  }

  /** Undefined where nobody has judged it. */
  of(card: DraftCard): Promise<Judgement | undefined> | undefined {
    return this.#judgements.get(card);
  }

  /** Takes the cards of a deck one after the other, and has them looked at by and by. */
  begin(judging: Judging): (card: DraftCard, toCome: number) => void {
    const fewRequests = this.#fewRequests;
    let shown = 0;
    let waiting: DraftCard[] = [];
    return (card, toCome) => {
      shown += 1;
      waiting.push(card);
      // What is left then is looked at together.
      if (toCome === 0) return;
      if (waiting.length < earlyGroup(toCome, { inAll: shown + toCome, fewRequests })) return;
      this.#ask(judging, waiting);
      waiting = [];
    };
  }

  /** Has those looked at that nobody has. */
  lookAt(judging: Judging, cards: readonly DraftCard[]): void {
    const left = cards.filter((card) => !this.#judgements.has(card));
    const deck = { inAll: cards.length, fewRequests: this.#fewRequests };
    const size = lastGroup(left.length, deck);
    for (let from = 0; from < left.length; from += size) {
      this.#ask(judging, left.slice(from, from + size));
    }
  }

  #ask(judging: Judging, cards: readonly DraftCard[]): void {
    const all = judge(judging, cards);
    for (const [at, card] of cards.entries()) {
      const one = all.then((judgements) => judgements[at]);
      // The run may be over before anybody asks for it.
      one.catch(() => undefined);
      this.#judgements.set(card, one);
    }
  }
}
