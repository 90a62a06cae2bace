// Puzzles of things that belong together, and of things in time.
import type { BankCard } from '#server/features/generation/bank/bank-card.ts';
import type { Entity, Group } from '#server/features/generation/bank/topic.ts';
import { isName, listOf, type PuzzleTopic } from './puzzle-topic.ts';

/** Years between two things that are put in order, at least: nobody should argue about months. */
const YEARS_APART = 2;
const IN_ORDER = 3;

/** 'What links these?' */
export function whatLinks({ link, members, odd }: Group): BankCard {
  return {
    question: `What links ${listOf(members.slice(0, 4))}?`,
    hint: `‘${capital(odd.name)}’ would not fit.`,
    answer: `They are all ${link}`,
    explanation: `‘${capital(odd.name)}’ would not fit: ${odd.why}`,
    difficulty: 'medium',
    form: 'what-links',
  };
}

/** Three that belong and one that does not, with the reason. */
export function oddOneOut({ link, members, odd }: Group): BankCard {
  const place = odd.name.length % 4;
  const names = members.slice(0, 3).toSorted().toSpliced(place, 0, odd.name);
  return {
    question: `Which is the odd one out, and why: ${listOf(names, 'or')}?`,
    hint: `Three of them are ${link}.`,
    answer: odd.name,
    explanation: `${odd.why} The others are all ${link}.`,
    difficulty: 'easy',
    form: 'odd-one-out',
  };
}

/** Three of a kind by their years, each used once; as many as the dated entities of a topic make. */
export function inOrder(topic: PuzzleTopic): BankCard[] {
  return [...Map.groupBy(topic.entities, ({ kind }) => kind).values()].flatMap((entities) =>
    orderCards(topic.title, entities),
  );
}

function orderCards(title: string, entities: readonly Entity[]): BankCard[] {
  const dated = entities
    .flatMap((entity) => (entity.year === undefined ? [] : [{ ...entity, year: entity.year }]))
    .filter((entity) => isName(entity) && !/\d{2}/.test(entity.name))
    .toSorted((a, b) => a.year - b.year);
  const sets = Math.floor(dated.length / IN_ORDER);
  const cards = Array.from({ length: sets }, (_, at) =>
    orderCard(title, [dated[at], dated[at + sets], dated[at + 2 * sets]]),
  );
  return cards.filter((card) => card !== undefined);
}

type Dated = Entity & { readonly year: number };

function orderCard(title: string, some: readonly (Dated | undefined)[]): BankCard | undefined {
  const [first, second, third] = some;
  if (!first || !second || !third) return undefined;
  if (second.year - first.year < YEARS_APART || third.year - second.year < YEARS_APART) {
    return undefined;
  }
  const names = [second, third, first].map(({ name }) => name);
  return {
    question: `${title}, earliest first: put ${listOf(names)} in order.`,
    hint: `The last of the three is from ${yearOf(third.year)}.`,
    answer: [first, second, third].map(({ name }) => name).join(', '),
    explanation: [first, second, third]
      .map(({ name, year }) => `${name}: ${yearOf(year)}`)
      .join('; '),
    difficulty: 'hard',
    form: 'in-order',
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function yearOf(year: number): string {
  return year < 0 ? `${-year} BC` : String(year);
}
