import { describe, expect, it } from 'vitest';
import { reduceRoom } from '#domain/room/actions.ts';
import { openRoom } from '#domain/room/state.ts';
import { cards, NOON, startedMatch } from '#tests/support/matches.ts';
import { screenView } from '#tests/support/screen-views.ts';
import { cardIdsOf, toldRoom } from './told-room.ts';

const deck = new Map(cards(5).map((card) => [card.id, card]));
const opened = openRoom(startedMatch());
const begun = [
  { type: 'BEGIN' },
  { type: 'TABLE', action: { type: 'SKIP_CARD' } },
  { type: 'TABLE', action: { type: 'UPDATE_SCORE', team: 'B', points: 10 } },
  { type: 'SET', settings: { answering: 'buzz' } },
  { type: 'SHOW', side: 'hint', isShown: true },
] as const;
const room = begun.reduce((state, action) => reduceRoom(state, action, NOON), opened);

describe('PHONE-52 a room as its screen is told it', () => {
  it('becomes the room that the server has, the card left out too', () => {
    const view = screenView(room);
    expect(cardIdsOf(view.room)).toEqual(['card-2', 'card-3', 'card-4', 'card-5', 'card-1']);
    expect(toldRoom(view, deck, NOON)).toEqual(room);
  });

  it('what phones write, and a match that has ended, stay what they are', () => {
    const writing = { category: 'social', each: 3 } as const;
    const ended = reduceRoom(room, { type: 'TABLE', action: { type: 'END_GAME' } }, NOON);
    const told = toldRoom(screenView({ ...ended, writing }), deck, NOON);
    expect(told?.match.isGameActive).toBe(false);
    expect(told?.writing).toEqual(writing);
  });

  it('no card is played without its text, and no match that the rules don’t know', () => {
    const view = screenView(room);
    const without = new Map([...deck].filter(([id]) => id !== 'card-4'));
    expect(toldRoom(view, without, NOON)).toBeUndefined();
    const strange = { ...view.room, match: { ...view.room.match, teamCount: 99 } };
    expect(toldRoom({ ...view, room: strange }, deck, NOON)).toBeUndefined();
  });
});
