import { describe, expect, it } from 'vitest';
import type { Action } from '#domain/match/actions.ts';
import type { TeamId } from '#domain/match/teams.ts';
import { cards, played, startedMatch } from '#tests/support/matches.ts';
import { placeNews, placesOf, streakNews } from './places.ts';

const points = (team: TeamId, by = 10): Action => ({ type: 'UPDATE_SCORE', team, points: by });
const NEXT: Action = { type: 'NEXT_CARD' };
const UNDO: Action = { type: 'UNDO_SCORE' };
const match = startedMatch({ teamCount: 4, cards: cards(9) });

/** What the last of these acts brings. */
function newsAfter(...actions: Action[]) {
  const before = played(match, actions.slice(0, -1));
  const after = played(before, actions.slice(-1));
  return { place: placeNews(before, after), streak: streakNews(before, after) };
}

describe('places', () => {
  it('SHOW-03 a team that passes the leader takes the lead, also by an undo', () => {
    expect(newsAfter(points('A'), points('B', 1), points('B')).place).toBe('Team B take the lead');
    expect(newsAfter(points('A'), points('B'), points('B', 1)).place).toBe('Team B take the lead');
    expect(newsAfter(points('A'), points('B'), points('B', 1), points('A', 6), UNDO).place).toBe(
      'Team B take the lead',
    );
    const named = { type: 'RENAME_TEAM', team: 'B', name: 'Nerd Herd' } as const;
    expect(newsAfter(named, points('A', 6), points('B')).place).toBe('Nerd Herd take the lead');
  });

  it('SHOW-03 one that passes another behind the leader moves up', () => {
    expect(newsAfter(points('A', 20), points('B', 1), points('C', 6)).place).toBe(
      'Team C move up to place 2',
    );
  });

  it('SHOW-03 first points, a larger lead, drawing level and a turn are no such news', () => {
    expect(newsAfter(points('A')).place).toBeUndefined();
    expect(newsAfter(points('A'), points('A')).place).toBeUndefined();
    expect(newsAfter(points('A'), points('B')).place).toBeUndefined();
    expect(newsAfter(points('A'), NEXT).place).toBeUndefined();
    const before = played(match, [points('A'), points('B', 6)]);
    const fewer = played(before, [{ type: 'SET_TEAM_COUNT', teamCount: 2 }, points('B')]);
    expect(placeNews(before, fewer)).toBeUndefined();
  });

  it('SHOW-03 nobody leads where nobody wins', () => {
    const social = startedMatch({ category: 'social' });
    const before = played(social, [points('A')]);
    expect(placeNews(before, played(before, [points('B', 20)]))).toBeUndefined();
  });

  it('SHOW-03 teams with as many points share a place', () => {
    expect(placesOf(played(match, [points('C'), points('B'), points('D', 1)]))).toEqual([
      { team: 'B', place: 0 },
      { team: 'C', place: 0 },
      { team: 'D', place: 2 },
      { team: 'A', place: 3 },
    ]);
  });
});

describe('streaks', () => {
  it('SHOW-01 are said from three on, at each card more, and not when one is undone', () => {
    const three = [points('A'), NEXT, points('A'), NEXT, points('A')];
    expect(newsAfter(...three.slice(0, 3)).streak).toBeUndefined();
    expect(newsAfter(...three).streak).toBe('Three in a row for Team A');
    expect(newsAfter(...three, NEXT).streak).toBeUndefined();
    expect(newsAfter(...three, NEXT, points('A')).streak).toBe('Four in a row for Team A');
    expect(newsAfter(...three, NEXT, points('A'), UNDO).streak).toBeUndefined();
    expect(newsAfter(...three, points('B')).streak).toBeUndefined();
  });
});
