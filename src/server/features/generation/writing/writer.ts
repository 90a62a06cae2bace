import type { Card, CardWords, Verdict } from '#domain/deck/card.ts';
import type { Difficulty, GeneratedCategory } from '#domain/category/categories.ts';
import type { TokenUsage } from '#server/features/generation/model/token-usage.ts';

/** What a deck is to be like. */
export interface DeckWish {
  readonly gameType: GeneratedCategory;
  readonly topic: string;
  readonly difficulty: Difficulty;
  readonly customInstructions: string;
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

/** Where cards come from: a model, or Riffle's own card bank. */
export interface Writer {
  readonly mode: 'model' | 'house';
  /** Hands in cards one by one, maybe fewer or more than asked for; throws when it can't go on. */
  write(request: WriterRequest, signal: AbortSignal): AsyncIterable<DraftCard>;
  /**
   * Looks at cards a second time, an opinion for each, in their order. Absent where the
   * cards were checked by people, or where it is switched off.
   */
  readonly lookAgain?:
    | ((
        cards: readonly DraftCard[],
        wish: DeckWish,
        about: { readonly signal: AbortSignal; readonly tokenUsage: TokenUsage },
      ) => Promise<SecondOpinion[]>)
    | undefined;
}
