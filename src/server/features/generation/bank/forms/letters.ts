// Puzzles of the letters of a name. Each has one solution among the names of its topic, or is not made.
import type { BankCard } from '#server/features/generation/bank/bank-card.ts';
import type { Entity } from '#server/features/generation/bank/topic.ts';
import { hintOf, type PuzzleTopic } from './puzzle-topic.ts';

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
  const moved = withGapsMoved(bones, entity.name);
  if (!moved) return undefined;
  return {
    question: `${topic.title}, vowels out and gaps moved: ${moved}`,
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
  if (isTwice || !mixed) return undefined;
  return {
    question: `${topic.title}, unscramble these letters: ${mixed}`,
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

/** In groups that are not the words' own; undefined where none differ. */
function withGapsMoved(bones: string, name: string): string | undefined {
  const own = name
    .split(' ')
    .map((word) => lettersOf(word).join('').replaceAll(VOWELS, ''))
    .filter((word) => word !== '')
    .join(' ');
  return [3, 2, 4]
    .filter((size) => bones.length % size !== 1)
    .map((size) => (bones.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(' '))
    .find((grouped) => grouped !== own && grouped.includes(' '));
}

const TRIES = 500;

/**
 * No letter in its place and no two neighbours left together, so that there is something to solve; undefined where
 * that can't be. Always the same order for the same letters: a host who has had the card has had it.
 */
function scrambled(letters: readonly string[]): string | undefined {
  const word = letters.join('');
  let number = 1;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const mixed = [...letters];
    for (let at = mixed.length - 1; at > 0; at -= 1) {
      // The 'minimal standard' generator of Park and Miller.
      number = (number * 48_271) % 2_147_483_647;
      const other = number % (at + 1);
      [mixed[at], mixed[other]] = [mixed[other] ?? '', mixed[at] ?? ''];
    }
    const isMixed = mixed.every((letter, at) => {
      const next = mixed[at + 1];
      return letter !== letters[at] && (next === undefined || !word.includes(letter + next));
    });
    if (isMixed) return mixed.join('');
  }
  return undefined;
}
