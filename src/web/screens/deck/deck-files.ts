// Decks as files and as pasted text: what can be read is taken, and each refused line is named with its reason.
import Papa from 'papaparse';
import * as z from 'zod/mini';
import { TEXT_LIMITS } from '#domain/deck/card.ts';
import type { OwnCard } from '#contract/own-decks.ts';
import { guarded, unguarded, unguardedStart } from './formula-guard.ts';

export type CardText = Omit<OwnCard, 'id'>;

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

const FIELDS = ['question', 'hint', 'answer', 'explanation'] as const;
type Field = (typeof FIELDS)[number];
const MOST: Readonly<Record<Field, number>> = { ...TEXT_LIMITS, explanation: TEXT_LIMITS.question };

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
};
/** The headings that Riffle writes; before, they were small, and cells were guarded at their start alone. */
const OURS = ['Question', 'Hint', 'Answer', 'Explanation'];
/** The order of columns that have no headings. */
const BARE: readonly Field[] = ['question', 'answer', 'hint', 'explanation'];

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
  const isLines = /^\s*Q:/im.test(text) || (text.includes('|') && !text.includes('"'));
  return isLines && !hasHeadings(text) ? readLines(text) : readTable(text);
}

const Exported = z.object({ title: z.optional(z.string()), cards: z.array(z.unknown()) });

function readJson(text: string): ReadDeck {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return nothing('This is no whole JSON file.');
  }
  const deck = Exported.safeParse(Array.isArray(value) ? { cards: value } : value);
  if (!deck.success) return nothing('There is no list of cards in it.');
  const Texts = z.record(z.string(), z.unknown());
  const entries = deck.data.cards.map((entry) => {
    if (typeof entry === 'string') return { question: entry };
    const texts = Texts.safeParse(entry);
    const wanted = texts.success ? texts.data : {};
    return Object.fromEntries(
      FIELDS.flatMap((field) => {
        const words = wanted[field];
        return typeof words === 'string' ? [[field, words]] : [];
      }),
    );
  });
  return { title: deck.data.title, ...sorted(entries) };
}

const fieldsOf = (head: readonly string[]) =>
  head.map((cell) => HEADINGS[cell.trim().toLowerCase()]);

function hasHeadings(text: string): boolean {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { preview: 1 });
  return fieldsOf(data[0] ?? []).includes('question');
}

function readTable(text: string): ReadDeck {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: 'greedy' });
  const [head = [], ...rest] = data;
  const fields = fieldsOf(head);
  const plain = OURS.every((name, at) => head[at] === name) ? unguarded : unguardedStart;
  const hasHead = fields.includes('question');
  const columns = hasHead ? fields : BARE;
  const rows = hasHead ? rest : data;
  const entries = rows.map((row) =>
    Object.fromEntries(
      row.flatMap((cell, at) => {
        const field = columns[at];
        return field ? [[field, plain(cell)]] : [];
      }),
    ),
  );
  return { title: undefined, ...sorted(entries, hasHead ? 2 : 1) };
}

/** A card a line: 'question | answer | hint'; or blocks of 'Q: …' and 'A: …'. */
function readLines(text: string): ReadDeck {
  const entries: { entry: Partial<CardText>; line: number }[] = [];
  text.split(/\r?\n/).forEach((raw, at) => {
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
      1,
      entries.map(({ line }) => line),
    ),
  };
}

/** The good ones, and why the others are none. */
function sorted(
  entries: readonly Partial<CardText>[],
  first = 1,
  lines?: readonly number[],
): Pick<ReadDeck, 'cards' | 'refused'> {
  const cards: CardText[] = [];
  const refused: Refused[] = [];
  entries.forEach((entry, at) => {
    const card = { question: '', hint: '', answer: '', explanation: '', ...entry };
    const tooLong = FIELDS.find((field) => card[field].length > MOST[field]);
    const line = lines?.[at] ?? at + first;
    if (card.question.trim() === '') refused.push({ line, reason: 'There is no question in it.' });
    else if (tooLong) {
      refused.push({ line, reason: `Its ${tooLong} has more than ${MOST[tooLong]} characters.` });
    } else cards.push(card);
  });
  return { cards, refused };
}

function nothing(reason: string): ReadDeck {
  return { title: undefined, cards: [], refused: [{ line: 1, reason }] };
}

/** A table that no spreadsheet runs (`formula-guard.ts`). */
export function toCsv(cards: readonly CardText[]): string {
  const rows = cards.map((card) => FIELDS.map((field) => guarded(card[field])));
  return Papa.unparse({ fields: OURS, data: rows }, { quotes: true });
}

export function toJson(title: string, cards: readonly CardText[]): string {
  const texts = cards.map(({ question, hint, answer, explanation }) => ({
    question,
    hint,
    answer,
    explanation,
  }));
  return JSON.stringify({ riffle: 1, title, cards: texts }, null, 2);
}
