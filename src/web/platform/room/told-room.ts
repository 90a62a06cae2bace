// A room as its screen is told it, made into the state that the rules speak of.
import type { ScreenView } from '#contract/rooms.ts';
import type { Card } from '#domain/deck/card.ts';
import { keptForm, matchFrom } from '#domain/match/kept-match.ts';
import type { MatchState } from '#domain/match/state.ts';
import type { Millis } from '#domain/match/timer.ts';
import type { RoomState } from '#domain/room/state.ts';

/** The ids of all its cards. */
export function cardIdsOf({ cardIds, skippedIds }: ScreenView['room']): readonly string[] {
  return [...cardIds, ...skippedIds];
}

/** Undefined where it is no room that this page could play, or a card is missing. */
export function toldRoom(
  { room: told, crowd }: ScreenView,
  cards: ReadonlyMap<string, Card>,
  now: Millis,
): RoomState | undefined {
  const { match: rest, cardIds, skippedIds, key: _key, ...room } = told;
  const all = (ids: readonly string[]) => ids.flatMap((id) => cards.get(id) ?? []);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read by matchFrom's schema just below
  const whole = { ...rest, cards: all(cardIds), skipped: all(skippedIds) } as unknown as MatchState;
  const match = matchFrom({ ...keptForm(whole), isGameActive: true }, now);
  if (!match || match.cards.length !== cardIds.length) return undefined;
  const writing = crowd && { category: crowd.category, each: crowd.each };
  return { ...room, writing, awarded: {}, match: { ...match, isGameActive: whole.isGameActive } };
}

/** All its cards, by their ids. */
export function cardsOf({ cards: inPlay, skipped }: MatchState): ReadonlyMap<string, Card> {
  return new Map([...inPlay, ...skipped].map((card) => [card.id, card]));
}
