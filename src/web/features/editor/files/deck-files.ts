// Decks as files and as pasted text: what can be read is taken, and each refused line is named with its reason.
import Papa from 'papaparse';
import * as z from 'zod/mini';
import { editorFilesText } from '#sentences/editor.ts';
import { guarded, unguarded, unguardedStart } from './formula-guard.ts';
import {
  cardOf,
  entryOf,
  LISTS,
  TEXTS,
  type CardText,
  type Entry,
  type Field,
} from './read-card.ts';

export interface Refused {
  /** Counted from 1: the line of a text, the row of a table, the entry of a list. */
  readonly line: number;
  readonly reason: string;
}

export interface ReadDeck {
  readonly title: string | undefined;
  readonly cards: readonly CardText[];
  readonly refused: readonly Refused[];
}

/** What a column may be headed with. */
const HEADINGS: Readonly<Record<string, Field>> = {
  question: 'question',
  card: 'question',
  prompt: 'question',
  secret: 'question',
  hint: 'hint',
  'forbidden words': 'hint',
  answer: 'answer',
  explanation: 'explanation',
  'also right': 'accepts',
  'wrong choices': 'choices',
  vote: 'vote',
  options: 'options',
};
/** The headings that Riffle writes; before, they were small, and cells were guarded at their start alone. */
const OURS = ['Question', 'Hint', 'Answer', 'Explanation'];
/** Further ones, where a card of the deck has something to stand there. */
const FURTHER = [
  ['accepts', 'Also right'],
  ['choices', 'Wrong choices'],
  ['vote', 'Vote'],
  ['options', 'Options'],
] as const satisfies readonly (readonly [Field, string])[];
const isList = (field: Field) => LISTS.some((list) => list === field);
const isText = (field: Field) => TEXTS.some((text) => text === field);
/** The order of columns that have no headings. */
const BARE: readonly (typeof TEXTS)[number][] = ['question', 'answer', 'hint', 'explanation'];

/** Reads a file's bytes in whatever of the usual encodings they are. */
export function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a deck from JSON, from a table, or from lines of text; never throws. */
export function readDeck(text: string): ReadDeck {
  const start = text.trimStart()[0];
  if (start === '{' || start === '[') return readJson(text);
  if (hasHeadings(text)) return readTable(text);
  const isLines = /^\s*Q:/im.test(text) || (text.includes('|') && !text.includes('"'));
  return isLines || isProse(text) ? readLines(text) : readTable(text);
}

const LINE_END = /\r\n?|\n/u;

/** Ends like a sentence: a question does, an answer in the next column does not. */
const SENTENCE = /[?!.…]["'”’)]?$/u;

/**
 * Sentences with commas, a line each, and no table: a blank follows each comma, no line is a whole sentence before its
 * first one, and either all of them end like sentences or at least half are questions or have no comma.
 */
function isProse(text: string): boolean {
  if (/,\S|[;\t]|^ *"/mu.test(text) || !text.includes(',')) return false;
  const lines = text
    .split(LINE_END)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isWhole = (line: string) => SENTENCE.test(line.slice(0, line.indexOf(',')));
  if (lines.some((line) => line.includes(',') && isWhole(line))) return false;
  const telling = lines.filter((line) => !line.includes(',') || /\?["'”’)]?$/u.test(line));
  return telling.length * 2 >= lines.length || lines.every((line) => SENTENCE.test(line));
}

const Exported = z.object({ title: z.optional(z.string()), cards: z.array(z.unknown()) });

function readJson(text: string): ReadDeck {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return nothing(editorFilesText.brokenJson);
  }
  const deck = Exported.safeParse(Array.isArray(value) ? { cards: value } : value);
  if (!deck.success) return nothing(editorFilesText.noCards);
  return { title: deck.data.title, ...sorted(deck.data.cards.map(entryOf)) };
}

const fieldsOf = (head: readonly string[]) =>
  head.map((cell) => HEADINGS[cell.trim().toLowerCase()]);

function hasHeadings(text: string): boolean {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { preview: 1 });
  return fieldsOf(data[0] ?? []).includes('question');
}

function readTable(text: string): ReadDeck {
  const all = filledRows(text);
  const head = all[0]?.cells ?? [];
  const fields = fieldsOf(head);
  const isOurs = OURS.every((name, at) => head[at] === name);
  const plain = isOurs ? unguarded : unguardedStart;
  /** Riffle writes a line for each text; others may have other habits. */
  const cut = isOurs ? '\n' : /[\n|;]/u;
  const read = (field: Field, cell: string) => {
    if (!isList(field)) return plain(cell);
    return plain(cell)
      .split(cut)
      .map((text) => text.trim())
      .filter((text) => text !== '');
  };
  const hasHead = fields.includes('question');
  const columns = hasHead ? fields : BARE;
  const rows = hasHead ? all.slice(1) : all;
  const entries = rows.map(({ cells }) => {
    // A comma in a text that is not quoted: its rest would be lost.
    if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
      return editorFilesText.tooManyCells;
    }
    return Object.fromEntries(
      cells.flatMap((cell, at) => {
        const field = columns[at];
        const isThere = field && (cell !== '' || isText(field));
        return isThere ? [[field, read(field, cell)]] : [];
      }),
    );
  });
  const lines = rows.map(({ line }) => line);
  return { title: undefined, ...sorted(entries, lines) };
}

/** The rows in which something stands; empty ones count, as they do for who looks at the table. */
function filledRows(text: string) {
  const table = text.replace(/^\ufeff/, '');
  // The separator is told by the rows that have some.
  const { delimiter } = Papa.parse(table, { skipEmptyLines: 'greedy', preview: 1 }).meta;
  return Papa.parse<string[]>(table, { delimiter })
    .data.map((cells, at) => ({ cells, line: at + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

/** A card a line: 'question | answer | hint'; or blocks of 'Q: …' and 'A: …'. */
function readLines(text: string): ReadDeck {
  const entries: { entry: Entry; line: number }[] = [];
  text.split(LINE_END).forEach((raw, at) => {
    const words = raw.trim();
    if (words === '') return;
    const marked = /^([QAH]):\s*(.*)$/i.exec(words);
    if (!marked) {
      const cells = words.split('|').map((cell) => cell.trim());
      const entry = Object.fromEntries(cells.slice(0, 4).map((cell, index) => [BARE[index], cell]));
      entries.push({ entry, line: at + 1 });
      return;
    }
    const [, mark = '', rest = ''] = marked;
    const field =
      ({ Q: 'question', A: 'answer', H: 'hint' } as const)[mark.toUpperCase()] ?? 'question';
    const last = entries.at(-1);
    if (field === 'question' || !last) entries.push({ entry: { [field]: rest }, line: at + 1 });
    else last.entry = { ...last.entry, [field]: rest };
  });
  return {
    title: undefined,
    ...sorted(
      entries.map(({ entry }) => entry),
      entries.map(({ line }) => line),
    ),
  };
}

/** The good ones, and why the others are none; of some that is known already. */
function sorted(
  entries: readonly (Entry | string)[],
  lines?: readonly number[],
): Pick<ReadDeck, 'cards' | 'refused'> {
  const cards: CardText[] = [];
  const refused: Refused[] = [];
  entries.forEach((entry, at) => {
    const card = typeof entry === 'string' ? entry : cardOf(entry);
    if (typeof card === 'string') refused.push({ line: lines?.[at] ?? at + 1, reason: card });
    else cards.push(card);
  });
  return { cards, refused };
}

function nothing(reason: string): ReadDeck {
  return { title: undefined, cards: [], refused: [{ line: 1, reason }] };
}

/** A table that no spreadsheet runs (`formula-guard.ts`). */
export function toCsv(cards: readonly CardText[]): string {
  const further = FURTHER.filter(([field]) => cards.some((card) => card[field]));
  const rows = cards.map((card) =>
    [...TEXTS, ...further.map(([field]) => field)].map((field) => guarded(cellOf(card[field]))),
  );
  const fields = [...OURS, ...further.map(([, heading]) => heading)];
  return Papa.unparse({ fields, data: rows }, { quotes: true });
}

/** A list has a line for each of its texts. */
function cellOf(value: CardText[Field]): string {
  return typeof value === 'string' ? value : (value ?? []).join('\n');
}

export function toJson(title: string, cards: readonly CardText[]): string {
  const words = cards.map((card) => {
    const { question, hint, answer, explanation, accepts, choices, vote, options } = card;
    return {
      question,
      hint,
      answer,
      explanation,
      ...(accepts && { accepts }),
      ...(choices && { choices }),
      ...(vote && { vote }),
      ...(options && { options }),
    };
  });
  return JSON.stringify({ riffle: 1, title, cards: words }, null, 2);
}
