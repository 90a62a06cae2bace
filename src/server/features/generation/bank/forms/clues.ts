// Puzzles that go from clues to a name.
import type { BankCard } from '#server/features/generation/bank/bank-card.ts';
import type { Entity } from '#server/features/generation/bank/topic.ts';
import { listOf, nounOf, type PuzzleTopic } from './puzzle-topic.ts';

/** The name told by emoji. */
export function emojiClue(topic: PuzzleTopic, entity: Entity): BankCard | undefined {
  const [first, second] = entity.forbidden;
  if (!entity.emoji || !first || !second) return undefined;
  return {
    question: `${topic.title}, ${nounOf(entity)} in pictures: ${entity.emoji}`,
    hint: `Think of ${second} and ${first}.`,
    answer: entity.name,
    explanation: entity.clue,
    difficulty: entity.difficulty,
    form: 'emoji',
  };
}

/** Five words that everybody would say, from the vaguest to the plainest. */
export function clueLadder(topic: PuzzleTopic, entity: Entity): BankCard | undefined {
  const words = entity.forbidden.toReversed();
  const [plainest = ''] = entity.forbidden;
  const isTwice = topic.entities.some(
    (other) =>
      other !== entity && other.forbidden.filter((word) => words.includes(word)).length > 2,
  );
  if (isTwice) return undefined;
  return {
    question: `${topic.title}, ${nounOf(entity)} in five words: ${listOf(words)}.`,
    hint: entity.clue,
    answer: entity.name,
    explanation: `Whoever explains it says ‘${plainest}’ first.`,
    difficulty: entity.difficulty,
    form: 'clue-ladder',
  };
}
