import type { Difficulty, GeneratedCategory } from '#game/categories.ts';

/** What a writer is asked for. */
export interface WriterRequest {
  readonly gameType: GeneratedCategory;
  readonly topic: string;
  readonly difficulty: Difficulty;
  /** Cards still missing. */
  readonly count: number;
  readonly customInstructions: string;
  /** Questions that the deck has already, or that this host has had before. */
  readonly avoid: readonly string[];
}

/** A card as a writer hands it in, before the checks. */
export interface DraftCard {
  readonly question: string;
  readonly hint: string;
  readonly answer: string;
  readonly explanation?: string | undefined;
}

/** Where cards come from: a model, or Riffle's own card bank. */
export interface Writer {
  readonly mode: 'model' | 'house';
  /** Hands in cards one by one, maybe fewer than asked for; throws when it can't go on. */
  write(request: WriterRequest, signal: AbortSignal): AsyncIterable<DraftCard>;
}
