import { describe, expect, it } from 'vitest';
import type { Action } from '#domain/match/actions.ts';
import { addPointsByPhones } from '#domain/match/scoreboard.ts';
import type { TeamId } from '#domain/match/teams.ts';
import { roundOf, scoreNews, signed, turnNews } from './news.ts';
import { played, startedMatch } from '#tests/support/matches.ts';

const points = (team: TeamId, by: number): Action => ({ type: 'UPDATE_SCORE', team, points: by });
const match = played(startedMatch(), [points('A', 10)]);

function newsAfter(...actions: Action[]): string | undefined {
  const before = played(match, actions.slice(0, -1));
  return scoreNews(before, played(before, actions.slice(-1)));
}

describe('news of the score', () => {
  it('STATE-GAME-08 says who got how many points and has how many now', () => {
    expect(newsAfter(points('A', 6))).toBe('Team A +6, now 16');
    expect(newsAfter({ type: 'RENAME_TEAM', team: 'B', name: 'Owls' }, points('B', -1))).toBe(
      'Owls −1, now 0',
    );
  });

  it('STATE-GAME-08 PHONE-03 says what phones brought several teams at once', () => {
    const given = { points: { A: 10, B: 8 }, round: 1, card: 'card-1' };
    const scoreboard = addPointsByPhones(match.scoreboard, given);
    expect(scoreNews(match, { ...match, scoreboard })).toBe('Team A +10, Team B +8');
  });

  it('PLAY-11 says what was undone and redone', () => {
    expect(newsAfter({ type: 'UNDO_SCORE' })).toBe('Undone: Team A +10');
    expect(newsAfter({ type: 'UNDO_SCORE' }, { type: 'REDO_SCORE' })).toBe(
      'Redone: Team A +10, now 10',
    );
    expect(newsAfter({ type: 'UNDO_SCORE' }, points('B', 1))).toBe('Team B +1, now 1');
  });

  it('STATE-GAME-21 names a cleared and a finished round', () => {
    expect(newsAfter({ type: 'CLEAR_ROUND' })).toBe('Round 1 cleared');
    expect(newsAfter({ type: 'NEXT_ROUND' })).toBe('Round 1 finished');
    expect(newsAfter({ type: 'NEXT_ROUND' }, { type: 'UNDO_SCORE' })).toBe(
      'Undone: Round 1 finished',
    );
  });

  it('STATE-GAME-11 forgets what was done before the cards were dealt anew', () => {
    expect(newsAfter({ type: 'RESET_GAME' })).toBe('');
    expect(newsAfter({ type: 'UNDO_SCORE' }, { type: 'RESET_GAME' })).toBe('');
  });

  it('is silent about anything else', () => {
    expect(newsAfter({ type: 'NEXT_CARD' })).toBeUndefined();
    expect(newsAfter({ type: 'REDO_SCORE' })).toBeUndefined();
  });
});

describe('other news', () => {
  it('STATE-GAME-09 says whose turn it is now', () => {
    expect(turnNews(match, played(match, [{ type: 'SWITCH_TEAM' }]))).toBe('Team B’s turn');
    expect(turnNews(match, played(match, [points('A', 1)]))).toBeUndefined();
  });

  it('CONST-16 counts scoring rounds', () => {
    expect(roundOf(match)).toBe('Round 1 of 3');
    expect(roundOf(played(match, [{ type: 'NEXT_ROUND' }]))).toBe('Round 2 of 3');
  });

  it('writes a sign before points, and none before zero', () => {
    expect([10, -1, 0].map(signed)).toEqual(['+10', '−1', '0']);
  });
});
