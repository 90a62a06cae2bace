// The figures that an evaluation comes to, by which two of them are compared.
import type { DeckResult, EveningResult, KnownResult, Report } from './report.ts';

export interface Figure {
  readonly name: string;
  /** Undefined where there is nothing to tell. */
  readonly value: number | undefined;
  readonly unit: 'share' | 'count' | 'seconds' | 'cost';
}

const share = (name: string, part: number, all: number): Figure => ({
  name,
  value: all === 0 ? undefined : part / all,
  unit: 'share',
});

export function figuresOf({ decks, evenings, known }: Report): Figure[] {
  return [
    ...deckFigures(decks),
    ...blindFigures(decks),
    ...eveningFigures(evenings),
    ...(known ? knownFigures(known) : []),
  ];
}

/** Of some decks: what came of the cards that were asked for, and what that has cost. */
export function deckFigures(decks: readonly DeckResult[]): Figure[] {
  const sum = summed(decks);
  const asked = sum(({ asked }) => asked);
  const came = sum(({ came }) => came);
  const kept = sum(({ kept }) => kept);
  const costs = decks.map(costOfDeck);
  const isPriced = costs.length > 0 && costs.every((cost) => cost !== undefined);
  const perCard = (value: number): number | undefined => (kept === 0 ? undefined : value / kept);
  const cost = costs.reduce<number>((all, each) => all + (each ?? 0), 0);
  return [
    share('cards kept, of those asked for', kept, asked),
    share('cards refused, of those that came', came - kept, came),
    { name: 'seconds to the first card', value: medianSeconds(decks), unit: 'seconds' },
    {
      name: 'requests a deck',
      value: averageOf(
        sum(({ requests }) => requests),
        decks,
      ),
      unit: 'count',
    },
    {
      name: 'tokens read a card',
      value: perCard(sum(({ inputTokens }) => inputTokens)),
      unit: 'count',
    },
    {
      name: 'tokens written a card',
      value: perCard(sum(({ outputTokens }) => outputTokens)),
      unit: 'count',
    },
    {
      name: 'cost a card, checks included',
      value: isPriced ? perCard(cost) : undefined,
      unit: 'cost',
    },
    share(
      'cards in the deck’s language, of those that came',
      sum((deck) => deck.inLanguage),
      came,
    ),
    share(
      'repeats within a stream',
      sum(({ repeats }) => repeats.within),
      came,
    ),
    share(
      'repeats between streams',
      sum(({ repeats }) => repeats.between),
      came,
    ),
  ];
}

function blindFigures(decks: readonly DeckResult[]): Figure[] {
  const blind = decks.flatMap((deck) => deck.blind ?? []);
  const sum = summed(blind);
  const same = sum((each) => each.same);
  const other = sum((each) => each.other);
  const looked = decks.filter((deck) => deck.blind);
  const kept = summed(looked)((deck) => deck.kept);
  return [
    share('answers that a blind checker comes to as well', same, same + other),
    share(
      'kept cards that the checker doubts',
      sum(({ doubtful }) => doubtful),
      kept,
    ),
    share(
      'kept cards that the checker calls harmful',
      sum(({ harmful }) => harmful),
      kept,
    ),
  ];
}

function eveningFigures(evenings: readonly EveningResult[]): Figure[] {
  const later = evenings.flatMap(({ decks }) => decks.slice(1));
  const sum = summed(later);
  return [
    share(
      'cards of an earlier evening',
      sum(({ repeated }) => repeated),
      sum(({ kept }) => kept),
    ),
  ];
}

function knownFigures({ faulty, good }: KnownResult): Figure[] {
  const scores = Object.entries(faulty);
  const sum = summed(scores.map(([, score]) => score));
  const found = sum(({ byCode, byChecker }) => byCode + byChecker);
  return [
    share(
      'faulty cards found',
      found,
      sum(({ cards }) => cards),
    ),
    ...scores.map(([fault, { cards, byCode, byChecker }]) =>
      share(`faulty cards found: ${fault}`, byCode + byChecker, cards),
    ),
    share('good cards suspected', good.byCode + good.byChecker, good.cards),
  ];
}

function summed<Item>(items: readonly Item[]): (pick: (item: Item) => number) => number {
  return (pick) => items.reduce((sum, item) => sum + pick(item), 0);
}

function averageOf(sum: number, items: readonly unknown[]): number | undefined {
  return items.length === 0 ? undefined : sum / items.length;
}

/** Undefined where one of its prices is not known. */
function costOfDeck({ cost, blind }: DeckResult): number | undefined {
  if (cost === undefined || (blind && blind.cost === undefined)) return undefined;
  return cost + (blind?.cost ?? 0);
}

function medianSeconds(decks: readonly DeckResult[]): number | undefined {
  const times = decks.flatMap(({ firstCardMs }) => firstCardMs ?? []).toSorted((a, b) => a - b);
  const middle = times[Math.floor(times.length / 2)];
  return middle === undefined ? undefined : middle / 1000;
}
