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

const average = (name: string, sum: number, over: number): Figure => ({
  name,
  value: over === 0 ? undefined : sum / over,
  unit: 'count',
});

export function figuresOf({ decks, evenings, known }: Report): Figure[] {
  return [
    ...deckFigures(decks),
    ...blindFigures(decks),
    ...eveningFigures(evenings),
    ...(known ? knownFigures(known) : []),
  ];
}

/** What matters most about some decks. */
export function headFigures(decks: readonly DeckResult[]): Figure[] {
  const sum = summed(decks);
  const came = sum((deck) => deck.came);
  const kept = sum((deck) => deck.kept);
  const times = decks.flatMap(({ firstCardMs }) => firstCardMs ?? []).toSorted((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)];
  const name = 'seconds to the first card';
  return [
    share(
      'cards kept, of those asked for',
      kept,
      sum(({ asked }) => asked),
    ),
    share('cards refused, of those that came', came - kept, came),
    { name, value: median === undefined ? undefined : median / 1000, unit: 'seconds' },
    { name: 'cost a card, checks included', value: costOfCard(decks), unit: 'cost' },
  ];
}

function deckFigures(decks: readonly DeckResult[]): Figure[] {
  const sum = summed(decks);
  const came = sum((deck) => deck.came);
  const kept = sum((deck) => deck.kept);
  const within = sum(({ repeats }) => repeats.within);
  const between = sum(({ repeats }) => repeats.between);
  return [
    ...headFigures(decks),
    average(
      'requests a deck',
      sum(({ requests }) => requests),
      decks.length,
    ),
    average(
      'tokens read a card',
      sum(({ inputTokens }) => inputTokens),
      kept,
    ),
    average(
      'tokens written a card',
      sum(({ outputTokens }) => outputTokens),
      kept,
    ),
    share(
      'cards in the deck’s language, of those that came',
      sum(({ inLanguage }) => inLanguage),
      came,
    ),
    share('repeats within a stream', within, came),
    share('repeats between streams', between, came),
  ];
}

/** Undefined where one of the prices is not known. */
function costOfCard(decks: readonly DeckResult[]): number | undefined {
  const costs = decks.map(({ cost, blind }) =>
    cost === undefined || (blind && blind.cost === undefined)
      ? undefined
      : cost + (blind?.cost ?? 0),
  );
  const kept = summed(decks)((deck) => deck.kept);
  if (kept === 0 || costs.some((cost) => cost === undefined)) return undefined;
  return costs.reduce<number>((all, cost) => all + (cost ?? 0), 0) / kept;
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
