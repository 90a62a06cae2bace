// Things to say to the table that use a topic's entities: which of two would you rather …?
import type { BankCard } from '#server/features/generation/bank/bank-card.ts';
import type { Entity } from '#server/features/generation/bank/topic.ts';
import { isName } from './puzzle-topic.ts';

type Talking = 'drinking' | 'social' | 'relationship';
type Pair = readonly [Entity, Entity];

/** What is asked about two of a kind, each sentence once a pack; a drinking game adds who sips. */
const ASKED: Readonly<Record<Talking, Partial<Record<Entity['kind'], readonly string[]>>>> = {
  social: {
    person: [
      'Who would you rather be stuck in a lift with: {a} or {b}?',
      'Who would make the better flatmate: {a} or {b}?',
      'Ten hours in the seat next to you: {a} or {b}?',
      'Who gets the spare key to your home: {a} or {b}?',
    ],
    place: ['A free week in one of the two: {a} or {b}?'],
    work: ['Only one of the two may stay in the world: {a} or {b}?'],
  },
  drinking: {
    person: [
      'Who would you rather have as a drinking companion: {a} or {b}? The smaller side takes a sip.',
      'Who would fall asleep first at this table: {a} or {b}? The smaller side takes a sip.',
      'Who gets your phone for the evening: {a} or {b}? The smaller side takes a sip.',
    ],
    place: ['Where does tonight go on: {a} or {b}? The smaller side takes a sip.'],
    work: ['One of the two goes for good: {a} or {b}? The smaller side takes a sip.'],
  },
  relationship: {
    person: [
      'Which of the two would you trust to plan a date for you both: {a} or {b}?',
      'A double date tonight: with {a} or with {b}?',
      'Who would give the two of you better advice: {a} or {b}?',
      'Which is your partner more like on a Monday morning: {a} or {b}?',
    ],
    place: ['One weekend for the two of you: {a} or {b}? Say it at the same time.'],
    work: ['A rainy evening on one sofa: {a} or {b}? Decide together in ten seconds.'],
  },
};

/** Votes between two things of a kind, each thing and each sentence used once. */
export function eitherOr(category: Talking, entities: readonly Entity[]): BankCard[] {
  return Object.entries(ASKED[category]).flatMap(([kind, sentences]) => {
    const pairs = pairsOf(entities.filter((entity) => entity.kind === kind && isName(entity)));
    return sentences.flatMap((sentence, at) => {
      const pair = pairs[at];
      return pair ? [cardOf(sentence, pair)] : [];
    });
  });
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
    difficulty: undefined,
    form: 'either-or',
  };
}
