import { expect, it } from 'vitest';
import type { Action } from '#domain/match/actions.ts';
import { played, startedMatch } from '#tests/support/matches.ts';
import { pointsBetween } from './points-between.ts';

const match = played(startedMatch(), [{ type: 'UPDATE_SCORE', team: 'B', points: 10 }]);
const moved = (...actions: Action[]) => pointsBetween(match, played(match, actions));

it('SHOW-04 points move between two states of a match, whatever moved them', () => {
  expect(moved({ type: 'UPDATE_SCORE', team: 'A', points: 6 })).toEqual([
    { team: 'A', from: 0, to: 6 },
  ]);
  expect(moved({ type: 'UNDO_SCORE' })).toEqual([{ team: 'B', from: 10, to: 0 }]);
  expect(moved({ type: 'CLEAR_ROUND' })).toEqual([{ team: 'B', from: 10, to: 0 }]);
  expect(
    moved(
      { type: 'UPDATE_SCORE', team: 'A', points: 6 },
      { type: 'UNDO_SCORE' },
      { type: 'ADVANCE' },
    ),
  ).toEqual([]);
});

it('SHOW-04 nothing moves where the deck was dealt anew, or another match is on the table', () => {
  expect(moved({ type: 'RESET_GAME' })).toEqual([]);
  expect(pointsBetween(startedMatch({ id: 'other' }), match)).toEqual([]);
});
