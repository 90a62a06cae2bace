import { describe, expect, it } from 'vitest';
import { startTimer } from '#domain/match/timer.ts';
import { NOON, startedMatch } from '#tests/support/matches.ts';
import { reduceRoom, type RoomAction } from './actions.ts';
import type { Marked, Player } from './answers.ts';
import { hostView, isHost } from './host.ts';
import { keyOf, openRoom, type RoomState } from './state.ts';

const ANNA: Player = {
  id: 'anna',
  name: 'Anna',
  shape: 'circle',
  colour: 0,
  team: 'A',
  joinedAt: NOON,
  status: 'in',
  cameAt: null,
  isRemote: false,
  stretch: 1,
};

const given = (playerId: string): Marked => ({
  playerId,
  text: 'Saturnus',
  at: NOON,
  leftMs: 0,
  ruling: null,
  isChallenged: true,
  mark: 'ask',
  points: 0,
});

const SHOW: RoomAction = { type: 'SHOW', side: 'answer', isShown: true };

function roomAfter(actions: readonly RoomAction[], category: 'trivia' | 'social' = 'trivia') {
  const begin: RoomAction = { type: 'BEGIN' };
  const room = openRoom(startedMatch({ category }));
  return [begin, ...actions].reduce((state, action) => reduceRoom(state, action, NOON), room);
}

/** Anna's challenge of the card that lies on the table in `of`, as remotes are told it in `state`. */
function told(state: RoomState, of: RoomState = state) {
  const challenge = { key: keyOf(of), playerId: 'anna', text: 'Saturnus', answer: 'Saturn' };
  const marked = new Map(['anna', 'gone'].map((id) => [id, given(id)]));
  return hostView(state, { players: [ANNA], marked, challenges: [challenge] });
}

describe('PHONE-55 what remotes are told', () => {
  it('is what is turned over, and then the answers with their names', () => {
    expect(told(roomAfter([]))).toMatchObject({
      shown: { hint: false, answer: false },
      answers: [],
    });
    const answer = { text: 'Saturnus', mark: 'ask', isChallenged: true, isRuled: false };
    expect(told(roomAfter([SHOW]))).toMatchObject({
      shown: { hint: false, answer: true },
      answers: [
        { playerId: 'anna', name: 'Anna', ...answer },
        { playerId: 'gone', name: '', ...answer },
      ],
    });
  });

  it('is whether the card has a hint that the screen shows', () => {
    const room = roomAfter([]);
    expect(told(room).hasHint).toBe(true);
    const { match } = room;
    expect(told({ ...room, match: { ...match, includeHints: false } }).hasHint).toBe(false);
    const bare = match.cards.map((card) => ({ ...card, hint: ' ' }));
    expect(told({ ...room, match: { ...match, cards: bare } }).hasHint).toBe(false);
  });

  it('is whether answers can be closed, also once the time is up: somebody may have more', () => {
    const room = roomAfter([]);
    const late = { ...room, match: { ...room.match, timer: startTimer(45_000, 0) } };
    expect([told(room), told(late)].map(({ isClosable }) => isClosable)).toEqual([true, true]);
    for (const closed of [
      roomAfter([{ type: 'CLOSE' }]),
      roomAfter([SHOW]),
      roomAfter([], 'social'),
    ]) {
      expect(told(closed).isClosable).toBe(false);
    }
  });

  it('is never who voted for what', () => {
    expect(told(roomAfter([SHOW], 'social')).answers).toEqual([]);
  });

  it('is what is challenged of cards that were paid and left, in this dealing', () => {
    const first = roomAfter([]);
    const paid: RoomAction = { type: 'AWARD', key: keyOf(first), points: {} };
    const next: RoomAction = { type: 'TABLE', action: { type: 'ADVANCE' } };
    const reset: RoomAction = { type: 'TABLE', action: { type: 'RESET_GAME' } };
    const challengesAfter = (...actions: readonly RoomAction[]) =>
      told(roomAfter(actions), first).challenges;
    expect(challengesAfter(paid)).toEqual([]);
    expect(challengesAfter(next)).toEqual([]);
    expect(challengesAfter(paid, next)).toEqual([
      { key: keyOf(first), playerId: 'anna', name: 'Anna', text: 'Saturnus', answer: 'Saturn' },
    ]);
    expect(challengesAfter(paid, next, reset)).toEqual([]);
  });

  it('goes to phones that the screen has said yes to', () => {
    const [seat, remote] = [ANNA, { ...ANNA, isRemote: true }];
    expect([seat, remote, { ...remote, status: 'waiting' as const }].map(isHost)).toEqual([
      false,
      true,
      false,
    ]);
  });
});
