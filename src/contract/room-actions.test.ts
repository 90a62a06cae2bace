import { expect, it } from 'vitest';
import { SendAction, WireAction } from './room-actions.ts';
import { Challenge, Ruling } from './rooms.ts';

it('TEAM-08 rooms know SET_CREST, for a team and one of the eight crests', () => {
  const sent = (action: object) => WireAction.safeParse({ type: 'TABLE', action }).success;
  expect(sent({ type: 'SET_CREST', team: 'B', crest: 'moon' })).toBe(true);
  expect(sent({ type: 'SET_CREST', team: 'E', crest: 'moon' })).toBe(false);
  expect(sent({ type: 'SET_CREST', team: 'B', crest: 'crown' })).toBe(false);
});

it('PHONE-11 no name of a card or a seat has a NUL in it, which PostgreSQL takes in no text', () => {
  const named = (key: string, playerId: string) => [
    Challenge.safeParse({ key }).success,
    Ruling.safeParse({ key, playerId, ruling: 'right' }).success,
    SendAction.safeParse({ id: 'some-action', key, events: 0, action: { type: 'CLOSE' } }).success,
  ];
  expect(named('1.a', 'anna')).toEqual([true, true, true]);
  expect(named('a\u0000b', 'anna')).toEqual([false, false, false]);
  expect(named('1.a', 'a\u0000b')).toEqual([true, false, true]);
});
