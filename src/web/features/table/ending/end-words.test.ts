import { describe, expect, it } from 'vitest';
import { kindFrom } from '#domain/category/from-label.ts';
import type { Action } from '#domain/match/actions.ts';
import type { TeamId } from '#domain/match/teams.ts';
import { endWords } from './end-words.ts';
import { played, startedMatch } from '#tests/support/matches.ts';

const points = (team: TeamId, by: number): Action => ({ type: 'UPDATE_SCORE', team, points: by });

describe('the end dialog', () => {
  it('PLAY-12 STATE-GAME-22 END-02 names the winner and ranks the teams', () => {
    const named: Action = { type: 'RENAME_TEAM', team: 'B', name: 'Owls' };
    const match = played(startedMatch({ teamCount: 3 }), [named, points('B', 6), points('C', 1)]);
    const words = endWords(match);
    expect(words).toMatchObject({ title: 'Game Over!', headline: 'Owls Wins!' });
    expect(words.tie).toBeUndefined();
    expect(words.steps).toEqual([
      { place: 1, points: 6, teams: [{ team: 'B', name: 'Owls', crest: 'triangle' }] },
      { place: 2, points: 1, teams: [{ team: 'C', name: 'Team C', crest: 'square' }] },
      { place: 3, points: 0, teams: [{ team: 'A', name: 'Team A', crest: 'circle' }] },
    ]);
  });

  it('PLAY-12 STATE-GAME-23 END-02 lists the tied teams and their points', () => {
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
    expect(endWords(all).steps.map(({ place, teams }) => [place, teams.length])).toEqual([[1, 3]]);
    expect(endWords(tied).steps.map(({ place, teams }) => [place, teams.length])).toEqual([
      [1, 2],
      [3, 1],
    ]);
  });

  it('PLAY-12 nobody ties at nothing', () => {
    const words = endWords(startedMatch());
    expect(words).toMatchObject({ title: 'Game Over!', headline: 'No points yet' });
    expect(words.tie).toBeUndefined();
    expect(words.steps).toMatchObject([{ place: null, points: 0, teams: [{}, {}] }]);
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
        steps: [],
      });
    }
  });
});
