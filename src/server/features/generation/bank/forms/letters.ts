// Puzzles of the letters of a name. Each has one solution among the names of its topic, or is not made.
import type { BankCard } from '#server/features/generation/bank/bank-card.ts';
import type { Entity } from '#server/features/generation/bank/topic.ts';
import { hintOf, nounOf, type PuzzleTopic } from './puzzle-topic.ts';

const VOWELS = /[AEIOU]/g;
/** Short enough to be said letter by letter. */
const MISSING_VOWELS = { letters: 6, least: 4, most: 8 } as const;
const ANAGRAM = { least: 5, most: 7 } as const;

/** 'HR MNG RN GR' for Hermione Granger; undefined where the name is too short, or has no plain letters. */
export function missingVowels(topic: PuzzleTopic, entity: Entity): BankCard | undefined {
  const bones = bonesOf(entity.name);
  const { least, most, letters } = MISSING_VOWELS;
  if (!bones || bones.length < least || bones.length > most) return undefined;
  if (lettersOf(entity.name).length < letters) return undefined;
  if (topic.entities.some((other) => other !== entity && bonesOf(other.name) === bones)) {
    return undefined;
  }
  return {
    question: `${topic.title}, ${nounOf(entity)} without vowels, gaps moved: ${inThrees(bones)}`,
    hint: hintOf(entity),
    answer: entity.name,
    explanation: entity.clue,
    difficulty: entity.difficulty,
    form: 'missing-vowels',
  };
}

/** The letters of one word in another order. */
export function anagram(topic: PuzzleTopic, entity: Entity): BankCard | undefined {
  const letters = lettersOf(entity.name);
  const { least, most } = ANAGRAM;
  if (!isPlain(entity.name) || /\s/.test(entity.name.trim())) return undefined;
  if (letters.length < least || letters.length > most) return undefined;
  const sorted = letters.toSorted().join('');
  const isTwice = topic.entities.some(
    (other) => other !== entity && lettersOf(other.name).toSorted().join('') === sorted,
  );
  const mixed = scrambled(letters);
  if (isTwice || mixed === letters.join('')) return undefined;
  return {
    question: `${topic.title}, ${nounOf(entity)} to unscramble: ${mixed}`,
    hint: hintOf(entity),
    answer: entity.name,
    explanation: entity.clue,
    difficulty: entity.difficulty,
    form: 'anagram',
  };
}

/** Letters and spaces alone: 'C-3PO', 'Pokémon' and 'Louis XIV' make no fair puzzle of letters. */
function isPlain(name: string): boolean {
  return /^[A-Za-z' ’]+$/.test(name) && !/ [IVX]+$/.test(name);
}

function lettersOf(name: string): string[] {
  return name.toUpperCase().match(/[A-Z]/g) ?? [];
}

function bonesOf(name: string): string | undefined {
  return isPlain(name) ? lettersOf(name).join('').replaceAll(VOWELS, '') : undefined;
}

/** In groups of two and three, so that the words' own gaps tell nothing. */
function inThrees(letters: string): string {
  const size = letters.length % 3 === 1 ? 2 : 3;
  return (letters.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(' ');
}

/** Always the same order for the same letters: a host who has had the card has had it. */
function scrambled(letters: readonly string[]): string {
  const step = [7, 5, 3, 2].find((some) => letters.length % some !== 0) ?? 1;
  return letters.map((_, at) => letters[(at * step + step) % letters.length]).join('');
}
