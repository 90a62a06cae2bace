// Puzzles that go from clues to a name.
import type { BankCard } from '#server/features/generation/bank/bank-card.ts';
import type { Entity } from '#server/features/generation/bank/topic.ts';
import { ALIKE, hintOf, listOf, tellsName, type PuzzleTopic } from './puzzle-topic.ts';

/** The name told by emoji. */
export function emojiClue(topic: PuzzleTopic, entity: Entity): BankCard | undefined {
  if (!entity.emoji) return undefined;
  return {
    question: `${topic.title} in pictures: ${entity.emoji}`,
    hint: hintOf(entity),
    answer: entity.name,
    explanation: entity.clue,
    difficulty: entity.difficulty,
    form: 'emoji',
  };
}

/** Five words that everybody would say. */
export function clueLadder(topic: PuzzleTopic, entity: Entity): BankCard | undefined {
  const words = entity.forbidden;
  const isTwice = topic.entities.some(
    (other) =>
      other !== entity && other.forbidden.filter((word) => words.includes(word)).length > 2,
  );
  if (words.some((word) => tellsName(entity, word))) return undefined;
  const stems = words.map((word) => word.toLowerCase().slice(0, ALIKE));
  if (isTwice || new Set(stems).size < words.length) return undefined;
  return {
    question: `${topic.title}: what do these five words lead to? ${listOf(words)}.`,
    hint: entity.clue,
    answer: entity.name,
    difficulty: entity.difficulty,
    form: 'clue-ladder',
  };
}
