/** No card or verdict is longer; what is longer holds them. */
const LONGEST = 20_000;
/** Braces within braces that are followed: cards stand in a list within an object, seldom deeper. */
const DEEPEST = 8;
/** A brace and the name behind it have at most so many signs between them. */
const GAP = 40;

/**
 * Finds the JSON objects in a text that comes in pieces, whatever stands around them: fences, prose, lists, other
 * objects. Inner ones come before the ones that hold them. What can't be parsed is passed over.
 */
export class ObjectScan {
  #text = '';
  #opened: number[] = [];
  #isInString = false;
  #isEscaped = false;
  #forgotten = 0;
  #at = 0;

  /** Where the object that was found last begins, in all of the text. */
  get at(): number {
    return this.#at;
  }

  *read(piece: string): Generator<unknown, void> {
    for (const sign of piece) {
      this.#text += sign;
      if (this.#isInString) this.#followString(sign);
      else if (sign === '"') this.#isInString = this.#opened.length > 0;
      else if (sign === '{') this.#open(this.#text.length - 1);
      else if (sign === '}') yield* this.#close();
    }
    this.#forget();
  }

  #followString(sign: string): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (sign === '\\') this.#isEscaped = true;
    // No string goes over lines: a stray quotation mark costs its line at most.
    else if (sign === '\n') this.#isInString = false;
    else if (sign === '"') this.#endString();
  }

  /** A quotation mark behind a brace begins a name: an earlier one that was not escaped has hidden the brace. */
  #endString(): void {
    const [name = ''] = /\{\s*"$/.exec(this.#text.slice(-GAP)) ?? [];
    this.#isInString = name !== '';
    if (this.#isInString) this.#open(this.#text.length - name.length);
  }

  #open(at: number): void {
    this.#opened = [...this.#opened, at].slice(-DEEPEST);
  }

  *#close(): Generator<unknown, void> {
    const from = this.#opened.pop();
    if (from === undefined || this.#text.length - from > LONGEST) return;
    const object = parsed(this.#text.slice(from));
    if (object === undefined) return;
    this.#at = this.#forgotten + from;
    yield object;
  }

  /** Keeps what may still be a part of something. */
  #forget(): void {
    const spare = this.#opened.length === 0 ? this.#text.length : this.#text.length - LONGEST;
    if (spare <= 0) return;
    this.#forgotten += spare;
    this.#text = this.#text.slice(spare);
    this.#opened = this.#opened.map((at) => at - spare).filter((at) => at >= 0);
  }
}

/** Undefined where it is no JSON, be it without the commas that models leave before a brace. */
function parsed(text: string): unknown {
  for (const json of [text, text.replaceAll(/,(?=\s*[}\]])/g, '')]) {
    try {
      return JSON.parse(json);
    } catch {
      // Tried in the other way, or passed over.
    }
  }
  return undefined;
}
