// Reads a model's answer while it comes, whatever form it has.
import type * as z from 'zod';
import { fieldsOf, lenient } from './lenient.ts';
import { readList } from './list-reader.ts';
import { looksOf, type Looks } from './looks.ts';
import { ObjectScan } from './object-scan.ts';

/** Of a text without objects so much is kept, in case that it is a list. */
const LONGEST_LIST = 100_000;

export class Answer<Element> {
  readonly #asked: z.ZodType;
  readonly #taken: z.ZodType<Element>;
  readonly #mend: (element: unknown) => unknown;
  readonly #scan = new ObjectScan();
  #text = '';
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
    if (this.#text.length < LONGEST_LIST) this.#text += piece;
    for (const object of this.#scan.read(piece)) yield* this.#fitting(object);
  }

  /** What can be told only now that all is there: a list without any object. */
  *end(): Generator<Element, void> {
    if (this.#count > 0) return;
    const items = readList(this.#text, fieldsOf(this.#asked));
    for (const item of items) yield* this.#fitting(item);
  }

  *#fitting(object: unknown): Generator<Element, void> {
    const { success, data } = this.#taken.safeParse(this.#mend(object));
    if (!success) return;
    this.#count += 1;
    yield data;
  }
}
