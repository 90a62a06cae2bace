import { expect, it } from 'vitest';
import { WireAction } from './room-actions.ts';

it('TEAM-08 rooms know SET_CREST, for a team and one of the eight crests', () => {
  const sent = (action: object) => WireAction.safeParse({ type: 'TABLE', action }).success;
  expect(sent({ type: 'SET_CREST', team: 'B', crest: 'moon' })).toBe(true);
  expect(sent({ type: 'SET_CREST', team: 'E', crest: 'moon' })).toBe(false);
  expect(sent({ type: 'SET_CREST', team: 'B', crest: 'crown' })).toBe(false);
});
