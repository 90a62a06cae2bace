import { describe, expect, it } from 'vitest';
import { kindFrom } from '#domain/category/from-label.ts';
import type { Action } from '#domain/match/actions.ts';
import type { TeamId } from '#domain/match/teams.ts';
import { endWords } from './end-words.ts';
import { played, startedMatch } from '#tests/support/matches.ts';

const points = (team: TeamId, by: number): Action => ({ type: 'UPDATE_SCORE', team, points: by });

describe('the end dialog', () => {
  it('PLAY-12 STATE-GAME-22 names the winner and ranks the teams', () => {
    const named: Action = { type: 'RENAME_TEAM', team: 'B', name: 'Owls' };
    const match = played(startedMatch({ teamCount: 3 }), [named, points('B', 6), points('C', 1)]);
    const words = endWords(match);
    expect(words).toMatchObject({ title: 'Game Over!', headline: 'Owls Wins!' });
    expect(words.tie).toBeUndefined();
    expect(words.standings.map(({ name, points }) => [name, points])).toEqual([
      ['Owls', 6],
      ['Team C', 1],
      ['Team A', 0],
    ]);
    expect(words.standings.map(({ isBest }) => isBest)).toEqual([true, false, false]);
  });

  it('PLAY-12 STATE-GAME-23 lists the tied teams and their points', () => {
    const tied = played(startedMatch({ teamCount: 3 }), [points('A', 10), points('C', 10)]);
    expect(endWords(tied)).toMatchObject({
      headline: "It's a Tie!",
      tie: 'Team A and Team C: 10 points each',
    });
    const all = played(startedMatch({ teamCount: 3 }), [
      points('A', 1),
      points('B', 1),
      points('C', 1),
    ]);
    expect(endWords(all).tie).toBe('Team A, Team B, and Team C: 1 point each');
    expect(endWords(all).standings.every(({ isBest }) => isBest)).toBe(true);
  });

  it('PLAY-12 nobody ties at nothing', () => {
    const words = endWords(startedMatch());
    expect(words).toMatchObject({ title: 'Game Over!', headline: 'No points yet' });
    expect(words.tie).toBeUndefined();
    expect(words.standings.map(({ points, isBest }) => [points, isBest])).toEqual([
      [0, false],
      [0, false],
    ]);
  });

  it('PLAY-13 thanks where nobody wins', () => {
    for (const label of [
      'Drinking Games: Holidays',
      'Social & Party Games: Icebreakers',
      'Relationship Games: Dreams',
      'Free Games: Would You Rather',
      'Free Games: Categories Blitz',
    ]) {
      expect(endWords(startedMatch(kindFrom(label)))).toEqual({
        title: 'Game Complete',
        headline: 'Thanks for playing!',
        standings: [],
      });
    }
  });
});
