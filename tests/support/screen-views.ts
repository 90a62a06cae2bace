// What a room's screen is told, as the server makes it of a room.
import type { RoomNews, ScreenAnswer, ScreenPlayer, ScreenView } from '#contract/rooms.ts';
import { keyOf, type RoomState } from '#domain/room/state.ts';

export function seat(name: string, changes: Partial<ScreenPlayer> = {}): ScreenPlayer {
  return {
    id: name.toLowerCase(),
    name,
    shape: 'star',
    colour: 1,
    team: 'A',
    joinedAt: 0,
    status: 'in',
    cameAt: null,
    isRemote: false,
    stretch: 1,
    role: 'player',
    points: 0,
    ...changes,
  };
}

export function answer(
  playerId: string,
  text: string,
  changes: Partial<ScreenAnswer> = {},
): ScreenAnswer {
  const mark = 'wrong';
  return { playerId, text, mark, points: 0, isChallenged: false, isRuled: false, ...changes };
}

/** The view of a room; who is in it and what came from them are the test's. */
export function screenView(room: RoomState, changes: Partial<ScreenView> = {}): ScreenView {
  const { match, writing, awarded: _awarded, ...rest } = room;
  const kept = { ...match, cards: undefined, skipped: undefined };
  return {
    role: 'screen',
    room: {
      ...rest,
      match: JSON.parse(JSON.stringify(kept)),
      cardIds: match.cards.map(({ id }) => id),
      skippedIds: match.skipped.map(({ id }) => id),
      buzzedOut: [...rest.buzzedOut],
      key: keyOf(room),
    },
    players: [],
    answered: [],
    answeredCount: 0,
    answers: [],
    buzzes: [],
    buzzOpenUntil: null,
    fouls: [],
    challenges: [],
    crowd: writing && { ...writing, cards: 0, authors: 0 },
    ...changes,
  };
}

/** The news with such a view. */
export function screenNews(view: ScreenView, seq: number, now: number): RoomNews {
  return { type: 'screen', seq, now, tag: `tag-${seq}`, view };
}
