// Whether two topics are so near that cards of one would come again in the other.
import { normalised } from '#server/features/decks/index.ts';

/** Stand in the names of many topics and say nothing about them. */
const EMPTY = new Set(
  `the and for from with about all our your their his her its night party quiz quizzes trivia game games fun facts
   questions general knowledge best great famous popular classic modern new old world history century things stuff
   movies movie films film songs song music books book shows show der die das und les des aux del los las`.split(
    /\s+/,
  ),
);
const SHORTEST = 3;
/** Letters of a script without spaces that make a word. */
const TOGETHER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}/gu;

/** Both share a telling word, or one is written within the other. */
export function areRelated(one: string, other: string): boolean {
  const words = tellingWords(one);
  if (tellingWords(other).some((word) => words.includes(word))) return true;
  const [runs, others] = [runsIn(one), runsIn(other)];
  return runs.some((run) => others.some((each) => run.includes(each) || each.includes(run)));
}

function tellingWords(topic: string): string[] {
  return normalised(topic)
    .split(' ')
    .filter((word) => word.length >= SHORTEST && !EMPTY.has(word))
    .map((word) => word.replace(/(?<=.{3})(?:ies|es|s|y|e)$/u, ''));
}

function runsIn(topic: string): string[] {
  return topic.normalize('NFKC').match(TOGETHER) ?? [];
}
