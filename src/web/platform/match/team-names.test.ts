import { expect, it } from 'vitest';
import { defaultTeamName, teamNameOf } from './team-names.ts';

it('RULE-35 DATA-13 a team without a name of its own is Team A, B, C or D', () => {
  expect(defaultTeamName('D')).toBe('Team D');
  expect(teamNameOf({ teamNames: {} }, 'A')).toBe('Team A');
  expect(teamNameOf({ teamNames: { B: '  ' } }, 'B')).toBe('Team B');
  expect(teamNameOf({ teamNames: { B: 'Foxes' } }, 'B')).toBe('Foxes');
});
