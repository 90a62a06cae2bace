// What of a deck goes to the server, one save after the other, and what the server has after each.
import { changeDeck } from '#web/platform/api/own-decks.ts';
import { isProblem } from '#web/platform/api/problem.ts';
import { toSave, type Draft, type Sent } from './draft.ts';
import { forgetDraft, keepDraft, keepersOf } from './kept-draft.ts';

export interface DeckStart {
  readonly id: string;
  /** The version that the draft was made from. */
  readonly version: number;
  /** What the server has, as it would be sent. */
  readonly saved: string;
  /** What was sent by an earlier visit, and nobody has heard whether the server took it. */
  readonly unheard: Sent | undefined;
}

export class DeckSender {
  readonly #id: string;
  #version: number;
  #saved: string | undefined;
  #unheard: Sent | undefined;
  #before: Promise<unknown> = Promise.resolve();
  /** What it has kept last. */
  #kept: string | undefined;

  constructor({ id, version, saved, unheard }: DeckStart) {
    this.#id = id;
    this.#version = version;
    this.#saved = unheard ? undefined : saved;
    this.#unheard = unheard;
  }

  /** What the server has, as it was sent; undefined while it may have taken what it has not answered. */
  get saved(): string | undefined {
    return this.#saved;
  }

  /** Keeps a draft in the browser until the server has it. */
  keep(draft: Draft, keepers?: ReturnType<typeof keepersOf>): void {
    const from = { version: this.#version, unheard: this.#unheard };
    this.#kept = keepDraft(this.#id, from, draft, keepers);
  }

  /** The same, and forgetting it, for who has left: a later visit's draft is none of it. */
  #keepOwn(draft: Draft): void {
    this.keep(draft, keepersOf(this.#id, this.#kept));
  }

  #forgetOwn(): void {
    forgetDraft(this.#id, keepersOf(this.#id, this.#kept));
  }

  /**
   * Saves a draft once what was sent before has been answered; what nobody has heard of goes first, as it was, so that
   * the server knows it again. Throws a Problem.
   */
  save(draft: Draft): Promise<void> {
    const saving = this.#before.then(() => this.#put(draft));
    this.#before = saving.catch(() => undefined);
    return saving;
  }

  /** Saves the last words of who leaves; what can't be saved waits in the browser. */
  async leave(draft: Draft): Promise<void> {
    const text = JSON.stringify(toSave(draft));
    try {
      do {
        // oxlint-disable-next-line no-await-in-loop -- what nobody has heard of goes first
        await this.save(draft);
        this.#keepOwn(draft);
      } while (this.#saved !== text);
      this.#forgetOwn();
    } catch {
      this.#keepOwn(draft);
    }
  }

  /** The next save is of another version than it was made from, which counts no more. */
  goOnFrom(version: number): void {
    this.#version = version;
  }

  async #put(draft: Draft): Promise<void> {
    const deck = this.#unheard ?? toSave(draft);
    const text = JSON.stringify(deck);
    if (text === this.#saved) return;
    this.#unheard = deck;
    this.#saved = undefined;
    try {
      const change = { ...deck, version: this.#version, cards: [...deck.cards] };
      this.#version = (await changeDeck(this.#id, change)).version;
      this.#saved = text;
      this.#unheard = undefined;
    } catch (error) {
      if (!isProblem(error, 'unreachable')) this.#unheard = undefined;
      throw error;
    }
  }
}
