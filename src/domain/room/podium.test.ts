import { expect, it } from 'vitest';
import { NOON, startedMatch } from '#tests/support/matches.ts';
import { reduceRoom } from './actions.ts';
import { isAtEnd, isOpen, openRoom } from './state.ts';

it('PHONE-42 while the winners stand on the screen the game is at its end, and goes on when they go', () => {
  const playing = reduceRoom(openRoom(startedMatch()), { type: 'BEGIN' }, NOON);
  const ended = reduceRoom(playing, { type: 'PODIUM', isShown: true }, NOON);
  expect([isAtEnd(playing), isOpen(playing, NOON)]).toEqual([false, true]);
  expect([isAtEnd(ended), isOpen(ended, NOON)]).toEqual([true, false]);
  expect(reduceRoom(ended, { type: 'PODIUM', isShown: false }, NOON)).toEqual(playing);
  const next = reduceRoom(ended, { type: 'TABLE', action: { type: 'ADVANCE' } }, NOON);
  expect(isAtEnd(next)).toBe(false);
});
