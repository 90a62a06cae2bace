import { expect, test } from 'vitest';
import { cleanTeamName } from '#domain/match/teams.ts';
import { teamNamesText } from './team-names.ts';

test('TEAM-01 two hundred names, no two alike, each as it would be kept', () => {
  const { names } = teamNamesText;
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(200);
  expect(names.map(cleanTeamName)).toEqual(names);
});
