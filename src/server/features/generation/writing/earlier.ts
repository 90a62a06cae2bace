// What a host has had before a deck, and what of it the writer is told.
import type { Db } from '#server/platform/database/connection.ts';
import { normalised, seenBy, type SeenCards } from '#server/features/decks/index.ts';
import { DeckAnswers } from '#server/features/generation/checks/repeated-answer.ts';
import { areRelated } from './related-topics.ts';
import type { DeckWish, DraftCard, Writer } from './writer.ts';

/** So many cards are named to the writer at most; the checks know them all. */
export const NAMED_CARDS = 60;
/** The last decks on a topic, the cards of which are remembered by what they say. */
export const NAMED_DECKS = 3;

export interface Earlier {
  readonly seen: SeenCards;
  /** Whether the host has had a card, or a model asks anew for the answer of one on a related topic. */
  readonly isSeen: (card: DraftCard) => boolean;
  /** Cards of the host's saved decks on related topics, newest decks first, as a writer is told of them. */
  readonly named: readonly string[];
}

/** How a card is named to a writer who must not write it again: 'question — answer'. */
export function named({ question, answer }: Pick<DraftCard, 'question' | 'answer'>): string {
  return answer === '' ? question : `${question} — ${answer}`;
}

export async function earlierOf(
  db: Db,
  userId: string,
  wish: DeckWish,
  mode: Writer['mode'],
): Promise<Earlier> {
  const cards = await cardsOnRelatedTopics(db, userId, wish);
  const seen = await seenBy(db, userId);
  const answers = new DeckAnswers();
  // A bank has no others, and is counted by what the host has had alone.
  if (mode === 'model' && wish.gameType === 'trivia') for (const card of cards) answers.add(card);
  return {
    seen,
    isSeen: (card) => seen.has(card) || answers.repeats(card),
    named: cards.map(named).slice(0, NAMED_CARDS),
  };
}

/** Of the last decks in the category: those on the very topic first, then the others, each newest first. */
async function cardsOnRelatedTopics(db: Db, userId: string, wish: DeckWish): Promise<DraftCard[]> {
  const decks = await db
    .selectFrom('game')
    .select(['id', 'topic'])
    .where('userId', '=', userId)
    .where('gameType', '=', wish.gameType)
    .orderBy('createdAt', 'desc')
    .execute();
  const isSame = (topic: string): boolean => normalised(topic) === normalised(wish.topic);
  const related = decks
    .filter(({ topic }) => isSame(topic) || areRelated(topic, wish.topic))
    .toSorted((one, other) => Number(isSame(other.topic)) - Number(isSame(one.topic)));
  const cards = await Promise.all(
    related
      .slice(0, NAMED_DECKS)
      .map(({ id }) =>
        db
          .selectFrom('card')
          .select(['question', 'hint', 'answer'])
          .where('gameId', '=', id)
          .orderBy('position')
          .execute(),
      ),
  );
  return cards.flat();
}
