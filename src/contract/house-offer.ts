// What Riffle's own cards make of a request: how many cards, at what price, and whether the host is asked first.
import type { BankCoverage, GenerationRequest } from './generation.ts';
import { generationCost, type Credits } from './prices.ts';

/** So many cards about or near the topic are worth the full price without a question. */
const ENOUGH = 20;
/** With fewer than so many a deck costs nothing. */
export const FEW = 10;
/** Free decks that an account can have within a day. */
export const FREE_DECKS_A_DAY = 5;

export interface HouseOffer {
  /** Cards the deck will have. */
  readonly cards: number;
  /** Of them about the topic or near it; the others are general ones and templates. */
  readonly onTopic: number;
  readonly price: Credits;
  /** Shorter than asked, or paid for with fewer than enough cards on the topic: made only after a yes. */
  readonly needsYes: boolean;
}

/** The same on both sides: the page offers by it, the server decides by it. */
export function houseOffer(
  coverage: Pick<BankCoverage, 'cards' | 'near' | 'withTemplates'>,
  request: Pick<GenerationRequest, 'cardCount' | 'avoidDuplicates'>,
): HouseOffer {
  const cards = Math.min(request.cardCount, coverage.withTemplates);
  const onTopic = Math.min(cards, coverage.cards + coverage.near);
  const price = priceOf(onTopic, generationCost(request));
  return {
    cards,
    onTopic,
    price,
    needsYes: cards < request.cardCount || (price > 0 && onTopic < ENOUGH),
  };
}

/** What a deck costs with so many cards about or near its topic; `full` is what it was to cost. */
export function priceOf(onTopic: number, full: Credits): Credits {
  return onTopic < FEW ? 0 : full;
}
