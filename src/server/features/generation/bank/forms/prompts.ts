// Things to say to the table that use a topic's entities: which of two would you rather …?
import type { Difficulty } from '#domain/category/categories.ts';
import type { BankCard } from '#server/features/generation/bank/bank-card.ts';
import type { Entity } from '#server/features/generation/bank/topic.ts';

type Talking = 'drinking' | 'social' | 'relationship';
type Pair = readonly [Entity, Entity];

/** What is asked about two of a kind; a drinking game adds who sips. */
const ASKED: Readonly<Record<Talking, Partial<Record<Entity['kind'], readonly string[]>>>> = {
  social: {
    person: [
      'Who would you rather be stuck in a lift with: {a} or {b}?',
      'Who would make the better flatmate: {a} or {b}?',
    ],
    place: ['A free week in one of the two: {a} or {b}?'],
    work: ['Only one of the two may stay in the world: {a} or {b}?'],
    thing: ['You may take one of the two home tonight: {a} or {b}?'],
  },
  drinking: {
    person: [
      'Who would you rather have as a drinking companion: {a} or {b}? The smaller side takes a sip.',
    ],
    place: ['Where does tonight go on: {a} or {b}? The smaller side takes a sip.'],
    work: ['One of the two goes for good: {a} or {b}? The smaller side takes a sip.'],
    thing: ['Which would be more use at this table: {a} or {b}? The smaller side takes a sip.'],
  },
  relationship: {
    person: ['Which of the two would you trust to plan a date for you both: {a} or {b}?'],
    place: ['One weekend for the two of you: {a} or {b}? Say it at the same time.'],
    work: ['A rainy evening on one sofa: {a} or {b}? Decide together in ten seconds.'],
    thing: ['Which of the two would end up in your home first: {a} or {b}? Say whose idea it was.'],
  },
};
const MOST = 10;
const LEVEL: Difficulty | undefined = undefined;

/** Votes between two things of a kind, each thing used once. */
export function eitherOr(category: Talking, entities: readonly Entity[]): BankCard[] {
  const asked = ASKED[category];
  const cards = Object.entries(asked).flatMap(([kind, sentences]) =>
    pairsOf(entities.filter((entity) => entity.kind === kind && isName(entity))).map((pair, at) =>
      cardOf(sentences[at % sentences.length] ?? '', pair),
    ),
  );
  return cards.slice(0, MOST);
}

/** A scene ('Folding a sheet alone') is nothing to choose between. */
function isName({ name }: Entity): boolean {
  return name.split(' ').length <= 4 && !/^\w+ing /.test(name);
}

function pairsOf(entities: readonly Entity[]): Pair[] {
  return entities.flatMap((entity, at): Pair[] => {
    const next = entities[at + 1];
    return at % 2 === 0 && next ? [[entity, next]] : [];
  });
}

function cardOf(sentence: string, [a, b]: Pair): BankCard {
  return {
    question: sentence.replace('{a}', () => a.name).replace('{b}', () => b.name),
    hint: '',
    answer: '',
    vote: 'either',
    options: [a.name, b.name],
    difficulty: LEVEL,
    form: sentence,
  };
}
