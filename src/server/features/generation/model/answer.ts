// Reads a model's answer while it comes, whatever form it has.
import type * as z from 'zod';
import { fieldsOf, lenient } from './lenient.ts';
import { readList } from './list-reader.ts';
import { looksOf, type Looks } from './looks.ts';
import { ObjectScan } from './object-scan.ts';

/** Of a text without objects so much is kept, in case that it is a list. */
const LONGEST_LIST = 100_000;
/** Thoughts end so; where the server begins them itself, nothing else tells that they were some. */
const END_OF_THOUGHTS = /<\/(?:think|thinking|reasoning)>/i;
const LONGEST_END = '</reasoning>'.length;
/** More signs than that before the first object may be thoughts. */
const LEAD_IN = 200;

export class Answer<Element> {
  readonly #asked: z.ZodType;
  readonly #taken: z.ZodType<Element>;
  readonly #mend: (element: unknown) => unknown;
  #scan = new ObjectScan();
  #text = '';
  /** The last signs: an end of thoughts may come in pieces. */
  #tail = '';
  /** Undefined before the first element; true where it stands behind what may be thoughts. */
  #isHeld: boolean | undefined;
  readonly #held: Element[] = [];
  /** Elements that could be read. */
  #count = 0;

  constructor({ asked, taken }: { asked: z.ZodType; taken: z.ZodType<Element> }) {
    this.#asked = asked;
    this.#taken = taken;
    this.#mend = lenient(asked);
  }

  get count(): number {
    return this.#count;
  }

  /** Whether it says that there is nothing, in the form that was asked for or as a bare list. */
  get isEmptyList(): boolean {
    return this.#count === 0 && /(?:^|"elements"\s*:|```(?:json)?)\s*\[\s*\]/.test(this.#text);
  }

  get looks(): Looks {
    return looksOf(this.#text);
  }

  /** The elements that a piece completes. */
  *read(piece: string): Generator<Element, void> {
    const rest = this.#withoutThoughts(piece);
    if (this.#text.length < LONGEST_LIST) this.#text += rest;
    for (const object of this.#scan.read(rest)) {
      const element = this.#fitting(object);
      if (element === undefined) continue;
      this.#isHeld ??= this.#scan.at > LEAD_IN && !['json', 'fence'].includes(this.looks);
      if (this.#isHeld) this.#held.push(element);
      else yield this.#counted(element);
    }
  }

  /** What can be told only now that all is there: what was held back, or a list without any object. */
  *end(): Generator<Element, void> {
    for (const element of this.#held.splice(0)) yield this.#counted(element);
    if (this.#count > 0) return;
    const items = readList(this.#text, fieldsOf(this.#asked));
    for (const item of items) {
      const element = this.#fitting(item);
      if (element !== undefined) yield this.#counted(element);
    }
  }

  /** What follows the end of thoughts, where a piece has it: all before it is forgotten. */
  #withoutThoughts(piece: string): string {
    const recent = this.#tail + piece;
    this.#tail = recent.slice(1 - LONGEST_END);
    const end = this.#count === 0 ? END_OF_THOUGHTS.exec(recent) : null;
    if (!end) return piece;
    this.#scan = new ObjectScan();
    this.#text = '';
    this.#tail = '';
    this.#isHeld = false;
    this.#held.length = 0;
    return this.#withoutThoughts(recent.slice(end.index + end[0].length));
  }

  #fitting(object: unknown): Element | undefined {
    return this.#taken.safeParse(this.#mend(object)).data;
  }

  #counted(element: Element): Element {
    this.#count += 1;
    return element;
  }
}
