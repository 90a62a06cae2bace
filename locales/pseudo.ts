// English made strange: accented, so that a sentence that stands in the code and not here is seen at once, and two
// fifths longer, as sentences of other languages may be. For development and tests alone.
import type { Language, Sentences } from './catalog.ts';

const PLAIN = 'aeioucnsyAEIOUCNSY';
const ACCENTED = 'áëïöüçñšýÁËÏÖÜÇÑŠÝ';
const LONGER = 0.4;
const PADDING = 'öné twó thréé föür fïvé šïx šëvën ëïght nïñë tën ';

const known = new WeakMap<Sentences, Sentences>();

/** Every catalog as the pseudo-locale says it. */
export const pseudoLanguage: Language = (_name, english) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is strange has the form it had
  const made = known.get(english) ?? (strangely(english) as Sentences);
  known.set(english, made);
  return made;
};

/** One sentence so; marks, which stand between NULs, stay. */
export function strange(text: string): string {
  const accented = text
    .split(/(\0\w+\0)/u)
    .map((part) => (part.startsWith('\0') ? part : part.replaceAll(/[a-z]/giu, accent)))
    .join('');
  const more = Math.ceil(text.length * LONGER);
  return more === 0
    ? ''
    : `${accented} ${PADDING.repeat(Math.ceil(more / 49))
        .slice(0, more)
        .trim()}`;
}

const accent = (letter: string) => ACCENTED[PLAIN.indexOf(letter)] ?? letter;

/** Groups, lists and sentences alike, in the form they have. */
function strangely(part: unknown): unknown {
  if (typeof part === 'string') return strange(part);
  if (typeof part === 'function') return (params: unknown) => strange(String(part(params)));
  if (Array.isArray(part)) return part.map(strangely);
  const entries = Object.entries(part ?? {}).map(([key, each]) => [key, strangely(each)] as const);
  return Object.fromEntries(entries);
}
