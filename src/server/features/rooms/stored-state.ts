// A room's state as it is kept: its cards by their ids, for they lie apart and are never written anew by a press.
import type { Card } from '#domain/deck/card.ts';
import { DEFAULT_SETTINGS, type RoomState } from '#domain/room/state.ts';

export type Deck = ReadonlyMap<string, Card>;

interface StateWithoutCards extends Omit<RoomState, 'match'> {
  readonly match: Omit<RoomState['match'], 'cards' | 'skipped'>;
  readonly cardIds: readonly string[];
  readonly skippedIds: readonly string[];
}

interface StoredState extends StateWithoutCards {
  /** The `seq` that its deck came with: the deck's version. */
  readonly deckSeq: number;
}

/** Shared by what is stored and by what the screen is told. */
export function withoutCards({ match, ...room }: RoomState): StateWithoutCards {
  const { cards, skipped, ...rest } = match;
  return { ...room, match: rest, cardIds: cards.map(idOf), skippedIds: skipped.map(idOf) };
}

export function packState(state: RoomState, deckSeq: number): string {
  return JSON.stringify({ ...withoutCards(state), deckSeq } satisfies StoredState);
}

export function parseState(text: string): StoredState {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by packState, and by nobody else
  return JSON.parse(text) as StoredState;
}

export function unpackState(stored: StoredState, deck: Deck): RoomState {
  const { cardIds, skippedIds, match, deckSeq: _deckSeq, ...room } = stored;
  const cardsOf = (ids: readonly string[]) => ids.flatMap((id) => deck.get(id) ?? []);
  return {
    ...room,
    // A room that was opened by an earlier version knows nothing of what came later.
    writing: room.writing ?? null,
    isPodium: room.isPodium ?? false,
    buzzerFrom: room.buzzerFrom ?? 0,
    buzzedOut: room.buzzedOut ?? [],
    settings: { ...DEFAULT_SETTINGS, ...room.settings },
    match: { ...match, cards: cardsOf(cardIds), skipped: cardsOf(skippedIds) },
  };
}

export function packDeck({ match }: RoomState): string {
  return JSON.stringify([...match.cards, ...match.skipped]);
}

export function unpackDeck(text: string): Deck {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by packDeck, and by nobody else
  const cards = JSON.parse(text) as readonly Card[];
  return new Map(cards.map((card) => [card.id, card]));
}

function idOf({ id }: Card): string {
  return id;
}
