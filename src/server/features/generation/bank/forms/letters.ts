// Puzzles of the letters of a name. Each has one solution among the names of its topic, or is not made.
import type { BankCard } from '#server/features/generation/bank/bank-card.ts';
import type { Entity } from '#server/features/generation/bank/topic.ts';
import { nounOf, type PuzzleTopic } from './puzzle-topic.ts';

const VOWELS = /[AEIOU]/g;
/** A longer name is a scene, and no fun without its vowels. */
const MISSING_VOWELS = { letters: 6, consonants: 4, words: 3 } as const;
const ANAGRAM = { least: 5, most: 12 } as const;
/** Letters to hide a short name among. */
const FILLING = 'U L N T O S E R A I'.split(' ');
const HIDDEN = { least: 4, most: 9 } as const;

/** 'HR MNG RN GR' for Hermione Granger; undefined where the name is too short, or has no plain letters. */
export function missingVowels(topic: PuzzleTopic, entity: Entity): BankCard | undefined {
  const bones = bonesOf(entity.name);
  if (!bones || bones.length < MISSING_VOWELS.consonants) return undefined;
  if (lettersOf(entity.name).length < MISSING_VOWELS.letters) return undefined;
  if (entity.name.split(' ').length > MISSING_VOWELS.words) return undefined;
  if (topic.entities.some((other) => other !== entity && bonesOf(other.name) === bones)) {
    return undefined;
  }
  return {
    question: `${topic.title}, ${nounOf(entity)} without vowels, gaps moved: ${inThrees(bones)}`,
    hint: entity.clue,
    answer: entity.name,
    explanation: `Put back ${vowelsOf(entity.name)}, in that order.`,
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
    hint: entity.clue,
    answer: entity.name,
    explanation: `${mixed} has the ${letters.length} letters of ${entity.name}, each used once.`,
    difficulty: entity.difficulty,
    form: 'anagram',
  };
}

/** The name backwards in a row of other letters that hold no second name. */
export function hiddenName(topic: PuzzleTopic, entity: Entity): BankCard | undefined {
  const letters = lettersOf(entity.name);
  const { least, most } = HIDDEN;
  if (!isPlain(entity.name) || letters.length < least || letters.length > most) return undefined;
  const around = scrambled([...letters, ...FILLING].slice(0, 10));
  const row = `${around.slice(0, 4)}${letters.toReversed().join('')}${around.slice(4, 8)}`;
  const forwards = lettersOf(row).toReversed().join('');
  const others = topic.entities.filter(
    (other) => other !== entity && lettersOf(other.name).length > 2,
  );
  const isTwice = others.some(({ name }) => {
    const plain = lettersOf(name).join('');
    return row.includes(plain) || forwards.includes(plain);
  });
  if (isTwice || forwards.indexOf(letters.join('')) !== forwards.lastIndexOf(letters.join(''))) {
    return undefined;
  }
  return {
    question: `${topic.title}, ${nounOf(entity)} hidden backwards in a row: ${row}`,
    hint: entity.clue,
    answer: entity.name,
    explanation: `Read the row from its end: ${forwards.slice(0, 4).toLowerCase()}${letters.join('')}${forwards.slice(4 + letters.length).toLowerCase()}.`,
    difficulty: entity.difficulty,
    form: 'hidden-name',
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

function vowelsOf(name: string): string {
  return (lettersOf(name).join('').match(VOWELS) ?? []).join(', ');
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
