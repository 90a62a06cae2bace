// Which cards of a pool make a deck, and in which order: the rules of dealing, as pure functions.
import { DIFFICULTIES, type Difficulty } from '#domain/category/categories.ts';
import { BEARINGS, type PooledCard } from '#server/features/generation/bank/bank-card.ts';

/** Templates are the last resort: at most one card in so many. */
const TEMPLATE_SHARE = 4;

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
 * after all else that is no template; among equals those last that tell or repeat an answer of the deck. Of the first `count` cards at most a quarter are templates, and no two
 * equally near neighbours are of a form as far as that can be. Whatever is left follows, for the checks may turn some away.
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
  const apart = [...Map.groupBy(unseen, rankOf).values()].reduce(
    (before: readonly PooledCard[], equals) => [...before, ...tellingLast(before, equals, count)],
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

/** Of equally wanted cards those last that share an answer with one that comes before, or of which one tells the other's. */
function tellingLast(
  before: readonly PooledCard[],
  cards: readonly PooledCard[],
  count: number,
): readonly PooledCard[] {
  if (before.length >= count) return cards;
  const dealt = before.map(wordsIn);
  const { telling = [], apart = [] } = Object.groupBy(cards, (card) => {
    if (dealt.length >= count) return 'apart';
    const words = wordsIn(card);
    if (dealt.some((other) => tells(other, words) || tells(words, other))) return 'telling';
    dealt.push(words);
    return 'apart';
  });
  return [...apart, ...telling];
}

interface CardWords {
  /** What is to be found out; of a secret its name, of a prompt nothing. */
  readonly solution: readonly string[];
  readonly all: ReadonlySet<string>;
}

function wordsIn({ question, hint, answer, explanation = '' }: PooledCard): CardWords {
  const isSecret = answer === '' && hint !== '';
  const solution = isSecret ? question : answer;
  return {
    solution: longWords(solution),
    all: new Set(longWords(`${question} ${hint} ${answer} ${explanation}`)),
  };
}

function tells({ all }: CardWords, { solution }: CardWords): boolean {
  return solution.length > 0 && solution.every((word) => all.has(word));
}

/** Short words and numbers stand in many cards without telling anything. */
function longWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
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
