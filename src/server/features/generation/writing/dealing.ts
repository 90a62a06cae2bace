// Which cards of a pool make a deck, and in which order: the rules of dealing, as pure functions.
import { DIFFICULTIES, type Difficulty } from '#domain/category/categories.ts';
import { BEARINGS, type PooledCard } from '#server/features/generation/bank/bank-card.ts';
import { APART, closenessIn, NEAR, TELLING, type Closeness } from './closeness.ts';

/** Templates are the last resort: at most one card in so many. */
const TEMPLATE_SHARE = 4;

/** So many times the cards of a deck are compared with each other, nearest first: more are hardly ever needed. */
const COMPARED = 5;

interface Dealing {
  readonly count: number;
  readonly difficulty: Difficulty;
  /** Seen cards first, for the checks to turn away and count (fresh questions). */
  readonly fresh: boolean;
  readonly isSeen: (card: PooledCard) => boolean;
  /** Numbers from 0 up to 1. */
  readonly random: () => number;
}

/**
 * Nearest cards first; among the equally near the wanted level before its neighbours; what the host has had
 * after all else that is no template; cards that give each other away last of their nearness. Of the first `count`
 * cards at most a quarter are templates, and no two equally near neighbours are of a form as far as that can be.
 * Whatever is left follows, for the checks may turn some away.
 */
export function deal(pool: readonly PooledCard[], dealing: Dealing): PooledCard[] {
  const { count, difficulty, fresh, isSeen, random } = dealing;
  const wanted = DIFFICULTIES.indexOf(difficulty);
  const rankOf = (card: PooledCard): number => {
    const distance = card.difficulty ? Math.abs(DIFFICULTIES.indexOf(card.difficulty) - wanted) : 0;
    return BEARINGS.indexOf(card.bearing) * DIFFICULTIES.length + distance;
  };
  const ranked = shuffle(pool, random).toSorted((a, b) => rankOf(a) - rankOf(b));
  const { seen = [], unseen = [] } = Object.groupBy(ranked, (card) =>
    isSeen(card) ? 'seen' : 'unseen',
  );
  const comparing = { count, rankOf, closeness: closenessIn(unseen.slice(0, count * COMPARED)) };
  const apart = [...Map.groupBy(unseen, ({ bearing }) => bearing).values()].reduce(
    (before: readonly PooledCard[], equals) => closeLast(before, equals, comparing),
    [],
  );
  const ordered = fewTemplates(fresh ? apart : [...apart, ...seen], count);
  // A game that ends early has had what is about its topic.
  const deck = BEARINGS.flatMap((name) =>
    mixForms(
      ordered.slice(0, count).filter(({ bearing }) => bearing === name),
      random,
    ),
  );
  const dealt = [...deck, ...ordered.slice(count)];
  return fresh ? [...seen, ...dealt] : dealt;
}

/**
 * Cards of one nearness, by rank: of equals those last that are near in subject to one that is dealt, and after
 * all of this nearness those that tell a dealt card's answer or idea.
 */
function closeLast(
  before: readonly PooledCard[],
  cards: readonly PooledCard[],
  { count, rankOf, closeness }: Comparing,
): readonly PooledCard[] {
  const dealt = [...before];
  const telling: PooledCard[] = [];
  for (const equals of Map.groupBy(cards, rankOf).values()) {
    const near: PooledCard[] = [];
    for (const card of equals) {
      const closest = dealt.length < count ? closestTo(dealt, card, closeness) : APART;
      ({ [APART]: dealt, [NEAR]: near, [TELLING]: telling })[closest].push(card);
    }
    for (const card of near) {
      const isTelling = dealt.length < count && closestTo(dealt, card, closeness) === TELLING;
      (isTelling ? telling : dealt).push(card);
    }
  }
  return [...dealt, ...telling];
}

interface Comparing {
  readonly count: number;
  readonly rankOf: (card: PooledCard) => number;
  readonly closeness: (a: PooledCard, b: PooledCard) => Closeness;
}

function closestTo(
  dealt: readonly PooledCard[],
  card: PooledCard,
  closeness: Comparing['closeness'],
): Closeness {
  let closest: Closeness = APART;
  for (const other of dealt) {
    const found = closeness(other, card);
    if (found === TELLING) return TELLING;
    if (found > closest) closest = found;
  }
  return closest;
}

/** How many cards of a pool a deck may have: as many templates as a quarter allows. */
export function mostCards(pool: readonly Pick<PooledCard, 'bearing'>[]): number {
  const templates = pool.filter(({ bearing }) => bearing === 'template').length;
  const written = pool.length - templates;
  return written + Math.min(templates, Math.floor(written / (TEMPLATE_SHARE - 1)));
}

/** Templates after everything that was written, and of a deck no more than its quarter. */
function fewTemplates(cards: readonly PooledCard[], count: number): PooledCard[] {
  const { templates = [], written = [] } = Object.groupBy(cards, ({ bearing }) =>
    bearing === 'template' ? 'templates' : 'written',
  );
  return [...written, ...templates.slice(0, Math.floor(count / TEMPLATE_SHARE))];
}

/** The form that most cards are left of comes next, unless it has just been: so the last ones differ too. */
export function mixForms<Item extends { readonly form: string }>(
  cards: readonly Item[],
  random: () => number,
): Item[] {
  const piles = [...Map.groupBy(shuffle(cards, random), ({ form }) => form).values()];
  const mixed: Item[] = [];
  while (mixed.length < cards.length) {
    const others = piles.filter((pile) => pile.length > 0 && pile[0]?.form !== mixed.at(-1)?.form);
    const open = others.length > 0 ? others : piles.filter((pile) => pile.length > 0);
    const left = cards.length - mixed.length;
    // Only a form that would otherwise run into itself has to come now; all else is left to chance.
    const pressing = open.find((pile) => pile.length * 2 > left);
    const drawn = (pressing ?? open[Math.floor(random() * open.length)] ?? []).pop();
    if (!drawn) break;
    mixed.push(drawn);
  }
  return mixed;
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
