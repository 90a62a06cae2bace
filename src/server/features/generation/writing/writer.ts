import type { Card, CardWords, Verdict } from '#domain/deck/card.ts';
import type { Difficulty, GeneratedCategory } from '#domain/category/categories.ts';
import type { CardLanguage } from '#domain/language/languages.ts';
import type { AskedTime } from './asked-time.ts';
import type { TokenUsage } from '#server/features/generation/model/token-usage.ts';

/** What a deck is to be like. */
export interface DeckWish {
  readonly gameType: GeneratedCategory;
  readonly topic: string;
  readonly difficulty: Difficulty;
  readonly customInstructions: string;
  /** Of its cards. */
  readonly language: CardLanguage;
}

/** What a stream lets know while it writes. */
export interface StreamSigns {
  /** It is not waiting for its turn any more: the question is on its way. */
  readonly asked: () => void;
  /** Something has come, if not a card yet. */
  readonly heard: () => void;
  /** It is refused for now, with this error, and will ask again. */
  readonly refused: (error: unknown) => void;
  /** It waits for its turn again. */
  readonly waits: () => void;
}

/** What a writer is asked for. */
export interface WriterRequest extends DeckWish {
  /** Cards still missing. */
  readonly count: number;
  /** Cards that should not come again, for a writer who has to be told: 'question — answer'. */
  readonly avoid: readonly string[];
  /** No card that this host has had before. */
  readonly fresh: boolean;
  /** Whether this host has had a card before: a writer with a choice takes others first. */
  readonly isSeen: (card: DraftCard) => boolean;
  /** The cards of this request that the checks have turned away so far. */
  readonly refused?: Pick<WeakSet<DraftCard>, 'has'> | undefined;
  /** Takes note of what the writing costs. */
  readonly tokenUsage: TokenUsage;
  /** The side of the topic that a part of the deck is about. */
  readonly angle?: string;
  readonly signs?: StreamSigns;
  /** It is for what a deck has missed. */
  readonly isReplacing?: boolean;
  /** Milliseconds that it may still wait where the model is busy. */
  readonly timeLeftMs?: () => number;
}

/** A card as a writer hands it in, before the checks; the verdict is a second look's. */
export type DraftCard = CardWords & Pick<Card, 'verdict'>;

/** What somebody who has neither written a card nor seen its answer thinks of it. */
export interface SecondOpinion {
  /** 'checked' where they came to the same answer, 'unsure' where to another; undefined where that can't be said. */
  readonly verdict: Verdict | undefined;
  /** Another card should stand in its place. */
  readonly isDoubtful: boolean;
  /** It could hurt somebody at the table. */
  readonly isHarmful: boolean;
  /** One line that explains the answer; empty where the card has one. */
  readonly explanation: string;
}

export interface LookAbout {
  readonly signal: AbortSignal;
  /** Aborted when the look has taken long enough: what is judged by then counts. */
  readonly timeUp?: AbortSignal;
  readonly tokenUsage: TokenUsage;
  /** Runs while the model is asked. */
  readonly time?: AskedTime;
}

/** How long nothing may come of streams, in milliseconds. What they wait for their turn with us counts as none. */
export interface StreamPatience {
  /** As long as none of a deck's streams has said anything. */
  readonly firstMs: number;
  /** Once one has: so long all that are left may be silent at the same time. */
  readonly quietMs: number;
  /** Without a card that is taken; for ever where it is absent. */
  readonly cardMs?: number;
}

/** Where cards come from: a model, or Riffle's own card bank. */
export interface Writer {
  readonly mode: 'model' | 'house';
  /** Hands in cards one by one, maybe fewer or more than asked for; throws when it can't go on. */
  write(request: WriterRequest, signal: AbortSignal): AsyncIterable<DraftCard>;
  /** Deals a request out to several that are written at the same time. Absent where one does it all. */
  readonly split?: (request: WriterRequest) => readonly WriterRequest[];
  /** How long its streams may be silent; for ever where it is absent. */
  readonly patience?: StreamPatience;
  /**
   * Milliseconds that a second look may take, replacements included and what waits for its turn not; no limit where
   * it is absent.
   */
  readonly secondLookMs?: number;
  /**
   * Looks at cards a second time, an opinion for each, in their order. Absent where the
   * cards were checked by people, or where it is switched off.
   */
  readonly lookAgain?:
    | ((cards: readonly DraftCard[], wish: DeckWish, about: LookAbout) => Promise<SecondOpinion[]>)
    | undefined;
  /**
   * Begins to look at a deck that is being written: what it answers with takes each card and how many are to come.
   * What is seen so is not asked again by `lookAgain`.
   */
  readonly lookAhead?:
    ((wish: DeckWish, about: LookAbout) => (card: DraftCard, toCome: number) => void) | undefined;
}
