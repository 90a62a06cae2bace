// A sentence of which a part is an element, as a link or a name in bold: where the part stands is the language's.
import { Fragment, type ReactNode } from 'react';

interface SentenceProps<Part extends string> {
  /** Makes the sentence of what stands for its parts. */
  readonly of: (parts: Readonly<Record<Part, string>>) => string;
  readonly parts: Readonly<Record<Part, ReactNode>>;
}

/** The sentence with `parts` in their places. */
export function Sentence<Part extends string>({ of, parts }: SentenceProps<Part>) {
  const byName = new Map<string, ReactNode>(Object.entries(parts));
  const sentence = of(marksOf(parts));
  return sentence
    .split(MARK)
    .map((piece, at) => <Fragment key={at}>{at % 2 === 0 ? piece : byName.get(piece)}</Fragment>);
}

const MARK = /\0(\w+)\0/u;

function marksOf<Part extends string>(parts: Readonly<Record<Part, ReactNode>>) {
  const marks = Object.keys(parts).map((name) => [name, `\0${name}\0`]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same keys as `parts`
  return Object.fromEntries(marks) as Readonly<Record<Part, string>>;
}
