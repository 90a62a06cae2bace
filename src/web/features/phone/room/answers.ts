// What is given on this phone: one thing at a time, the latest; kept while there is no connection.
import type { GiveAnswer } from '#contract/rooms.ts';
import { isProblem, sentenceOf } from '#web/platform/api/problem.ts';
import { giveAnswer } from '#web/platform/api/rooms.ts';
import { phoneCardsText } from '#sentences/phone-cards.ts';

export interface Given extends GiveAnswer {
  /** `kept`: it waits for the connection; `failed`: the server does not want it. */
  readonly state: 'sending' | 'counted' | 'late' | 'kept' | 'failed';
  /** Why it failed. */
  readonly problem?: string;
}

/** What waits is tried again after this time, in milliseconds, or when the connection is back. */
const AGAIN_MS = 3_000;
/** Typing pauses when nothing came for so long, in milliseconds. */
const PAUSE_MS = 700;

export class Answers {
  readonly #code: string;
  readonly #listeners = new Set<() => void>();
  readonly #drafts = new Map<string, string>();
  #given: Given | null = null;
  #isBusy = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  /** What is sent as typing pauses. */
  #soon: GiveAnswer | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string) {
    this.#code = code;
  }

  readonly given = (): Given | null => this.#given;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What was typed for a card and not sent, if something was. */
  draftOf(key: string): string | undefined {
    return this.#drafts.get(key);
  }

  keepDraft(key: string, text: string): void {
    this.#drafts.set(key, text);
  }

  /** Sends it, or keeps it for when it can be; an earlier one that waits is forgotten. */
  give(answer: GiveAnswer): void {
    this.#put({ ...answer, state: 'sending' });
    void this.#send();
  }

  /** Sends it as typing pauses. */
  giveSoon(answer: GiveAnswer): void {
    this.#soon = answer;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.giveNow(), PAUSE_MS);
  }

  /** Sends what waits for a pause. */
  giveNow(): void {
    clearTimeout(this.#pause);
    const answer = this.#soon;
    this.#soon = undefined;
    if (answer) this.give(answer);
  }

  /** Another card lies on the table: what was taken for one before is done, also if that one comes back. */
  turnTo(key: string): void {
    if (this.#given?.state === 'counted' && this.#given.key !== key) this.#put(null);
  }

  /** Sends what waits for the connection. */
  retry(): void {
    if (this.#given?.state === 'kept') void this.#send();
  }

  close(): void {
    clearTimeout(this.#again);
    clearTimeout(this.#pause);
  }

  async #send(): Promise<void> {
    if (this.#isBusy || !this.#given) return;
    clearTimeout(this.#again);
    this.#isBusy = true;
    const sent = this.#given;
    const { state: _state, problem: _problem, ...answer } = sent;
    const outcome = await this.#outcomeOf(answer);
    this.#isBusy = false;
    if (this.#given !== sent) return this.#send();
    this.#put({ ...answer, ...outcome });
    if (outcome.state === 'kept') this.#again = setTimeout(() => this.retry(), AGAIN_MS);
    return undefined;
  }

  async #outcomeOf(answer: GiveAnswer): Promise<Pick<Given, 'state' | 'problem'>> {
    try {
      return { state: await giveAnswer(this.#code, answer) };
    } catch (error) {
      if (isProblem(error, 'unreachable')) return { state: 'kept' };
      return { state: 'failed', problem: sentenceOf(error, phoneCardsText.sending.failed) };
    }
  }

  #put(given: Given | null): void {
    this.#given = given;
    for (const listener of this.#listeners) listener();
  }
}
