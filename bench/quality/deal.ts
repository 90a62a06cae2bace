// Decks as the house writer deals them, through the same checks as on the server.
import type { Difficulty, GeneratedCategory } from '../../src/domain/category/categories.ts';
import { createValidator } from '../../src/server/features/generation/checks/validator.ts';
import type { Rejection } from '../../src/server/features/generation/checks/rejection.ts';
import { fillDeck } from '../../src/server/features/generation/writing/fill-deck.ts';
import {
  HOUSE_LANGUAGE,
  type HouseWriter,
} from '../../src/server/features/generation/writing/house-writer.ts';
import { TokenUsage } from '../../src/server/features/generation/model/token-usage.ts';
import type { DraftCard } from '../../src/server/features/generation/writing/writer.ts';

export interface Dealt {
  readonly cards: readonly DraftCard[];
  readonly rejections: readonly Rejection[];
}

interface Wanted {
  readonly gameType: GeneratedCategory;
  readonly topic: string;
  readonly difficulty?: Difficulty;
  /** Cards at most; fewer where the bank has fewer. */
  readonly most: number;
}

/** The deck that a host who agrees to a smaller one would get. */
export async function dealDeck(house: HouseWriter, wanted: Wanted): Promise<Dealt> {
  const { gameType, topic, difficulty = 'medium', most } = wanted;
  const wish = { gameType, topic, difficulty, customInstructions: '', language: HOUSE_LANGUAGE };
  const { withTemplates } = await house.coverage(wish);
  const cards: DraftCard[] = [];
  const rejections: Rejection[] = [];
  await fillDeck({
    writer: house,
    wish,
    validator: createValidator(wish, [], undefined, 'house'),
    count: Math.min(most, withTemplates),
    avoid: [],
    fresh: false,
    isSeen: () => false,
    tokenUsage: new TokenUsage(),
    signal: new AbortController().signal,
    onCard: async (card) => void cards.push(card),
    onRejection: (rejection) => void rejections.push(rejection),
  });
  return { cards, rejections };
}
