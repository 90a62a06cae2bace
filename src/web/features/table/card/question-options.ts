/** A question, and the answers that it offers: together, letter for letter, the text that was given. */
export interface OfferedQuestion {
  readonly question: string;
  readonly options: readonly string[];
}

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/**
 * Takes a question apart that offers answers to choose from, 'Which is red? A) Mars B) Venus'; undefined where it
 * offers fewer than two.
 */
export function offeredIn(text: string): OfferedQuestion | undefined {
  const starts: number[] = [];
  for (const letter of LETTERS) {
    const mark = new RegExp(`(?<=^|\\s)\\(?${letter}\\)(?=\\s*\\S)`, 'giu');
    mark.lastIndex = starts.at(-1) ?? 0;
    const found = mark.exec(text);
    if (!found) break;
    starts.push(found.index);
  }
  if (starts.length < 2) return undefined;
  const options = starts.map((start, index) => text.slice(start, starts[index + 1]));
  return { question: text.slice(0, starts[0]), options };
}
