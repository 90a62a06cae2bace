import { describe, expect, it } from 'vitest';
import type { ScreenView } from '#contract/rooms.ts';
import type { Card } from '#domain/deck/card.ts';
import type { StartMatch } from '#domain/match/state.ts';
import { reduceRoom, type RoomAction } from '#domain/room/actions.ts';
import { openRoom } from '#domain/room/state.ts';
import { cards, NOON, startedMatch } from '#tests/support/matches.ts';
import { answer, screenView, seat } from '#tests/support/screen-views.ts';
import { seenFromPhones } from './seen-from-phones.ts';

const PLAYERS = [seat('Anna'), seat('Ben', { shape: 'heart', team: 'B' })];
const ANNA = { id: 'anna', name: 'Anna', shape: 'star', colour: 1 };
const BEN = { id: 'ben', name: 'Ben', shape: 'heart', colour: 1 };
const BEGIN: RoomAction = { type: 'BEGIN' };
const SHOW: RoomAction = { type: 'SHOW', side: 'answer', isShown: true };

function seen(
  match: Partial<StartMatch>,
  view: Partial<ScreenView>,
  actions: readonly RoomAction[] = [BEGIN],
) {
  const room = actions.reduce(
    (state, action) => reduceRoom(state, action, NOON),
    openRoom(startedMatch(match)),
  );
  return seenFromPhones({
    code: 'BCDFG',
    isConnected: true,
    told: screenView(room, { players: PLAYERS, ...view }),
    room,
    conflict: undefined,
    isOtherMatch: false,
    act: () => undefined,
    letGo: () => undefined,
  });
}

const card = (changes: Partial<Card>) => cards(1).map((each) => ({ ...each, ...changes }));
const ANSWERS = {
  answers: [answer('anna', 'Mars', { mark: 'right' }), answer('ben', 'Moon', { mark: 'ask' })],
};

describe('what a stage is told of the phones', () => {
  it('STAGE-15 is nothing without a room, and where to come while they gather', () => {
    expect(seenFromPhones(undefined)).toBeNull();
    expect(seen({}, {}, [])?.words).toEqual(['2 players in room BCDFG']);
    expect(seen({}, { players: [] })).toBeNull();
  });

  it('STAGE-15 is who has answered, never what, until the answer is open', () => {
    const view = { ...ANSWERS, answered: ['ben'], answeredCount: 1 };
    const words = ['1 of 2 have answered'];
    expect(seen({}, view)).toEqual({ words, marks: [BEN], rows: [] });
    expect(seen({}, view, [BEGIN, { type: 'CLOSE' }])?.words).toEqual([
      ...words,
      'Answers are closed',
    ]);
    expect(seen({}, view, [BEGIN, SHOW])?.rows).toEqual([
      { marks: [BEN], text: 'Moon', verdict: 'ask' },
      { marks: [ANNA], text: 'Mars', verdict: 'right' },
    ]);
    expect(seen({}, {}, [BEGIN, SHOW])?.words).toEqual(['Nobody has answered.']);
  });

  it('STAGE-15 is nothing of a card that has been left', () => {
    const room = screenView(openRoom(startedMatch())).room;
    expect(seen({}, { room: { ...room, key: '1.card-9' } })).toBeNull();
  });

  it('STAGE-15 is how votes fell, and who voted only where the host wants that', () => {
    const match = {
      category: 'social' as const,
      cards: card({ vote: 'either', options: ['Tea', 'Rum'] }),
    };
    const view = { answers: [answer('anna', '1'), answer('ben', '1')] };
    const rows = [
      { marks: [], text: 'Tea', count: '0 votes', share: 0 },
      { marks: [], text: 'Rum', count: '2 votes', share: 1 },
    ];
    const hides: RoomAction = { type: 'SET', settings: { showsVoters: false } };
    expect(seen(match, view)?.rows).toEqual([]);
    expect(seen(match, view, [BEGIN, hides, SHOW])?.rows).toEqual(rows);
    const shows: RoomAction = { type: 'SET', settings: { showsVoters: true } };
    expect(seen(match, view, [BEGIN, shows, SHOW])?.rows[1]?.marks).toEqual([ANNA, BEN]);
  });

  it('STAGE-15 is who pressed first, and by how much', () => {
    const buzz: RoomAction = { type: 'SET', settings: { answering: 'buzz' } };
    expect(seen({}, {}, [BEGIN, buzz])?.words).toEqual(['Who is first?']);
    expect(seen({}, {}, [BEGIN, buzz, { type: 'CLOSE' }])?.words).toEqual(['Answers are closed']);
    const buzzes = [
      { playerId: 'ben', at: NOON, gapMs: 0, isClose: true },
      { playerId: 'anna', at: NOON, gapMs: 41.6, isClose: true },
    ];
    expect(seen({}, { buzzes }, [BEGIN, buzz])).toEqual({
      words: ['Ben was first', 'Photo finish: too close to call'],
      marks: [BEN],
      rows: [{ marks: [ANNA], text: 'Anna', count: '+42 ms' }],
    });
  });

  it('STAGE-15 is who acts a secret, and who heard a forbidden word', () => {
    const match = { category: 'secret-prompt' as const };
    const view = { fouls: ['anna'] };
    const acts: RoomAction = { type: 'SEAT_ACTOR', actor: 'ben' };
    expect(seen(match, view, [BEGIN, acts])).toEqual({
      words: ['Ben has the card', 'Foul! Anna heard a forbidden word'],
      marks: [BEN],
      rows: [],
    });
  });
});
