import { describe, expect, it } from 'vitest';
import { cards, played, startedMatch } from '#tests/support/matches.ts';
import type { Action } from './actions.ts';
import type { TeamId } from './teams.ts';
import { longestStreak, streakOf } from './streaks.ts';

const NEXT: Action = { type: 'NEXT_CARD' };
const points = (team: TeamId, given = 10): Action => ({
  type: 'UPDATE_SCORE',
  team,
  points: given,
});
const match = startedMatch({ cards: cards(12), teamCount: 3 });

/** Plays a letter a card: the team that is right, '-' for nobody; the last card stays on the table. */
function after(letters: string, ...more: Action[]) {
  const acts = Array.from(letters).flatMap((letter, index) => {
    const right = letter === 'A' || letter === 'B' || letter === 'C' ? [points(letter)] : [];
    return index === 0 ? right : [NEXT, ...right];
  });
  return played(match, [...acts, ...more]);
}

describe('streaks', () => {
  it('SHOW-01 begin with the third card in a row that a team had right', () => {
    expect(streakOf(after(''))).toBeUndefined();
    expect(streakOf(after('AA'))).toBeUndefined();
    expect(streakOf(after('AAA'))).toEqual({ team: 'A', cards: 3 });
    expect(streakOf(after('BAAAA'))).toEqual({ team: 'A', cards: 4 });
    expect(longestStreak(after('AA'))).toBeUndefined();
  });

  it('SHOW-01 stand while the next card is open, and end with another team or a card that nobody had right', () => {
    expect(streakOf(after('BBB-'))).toEqual({ team: 'B', cards: 3 });
    expect(streakOf(after('BBB--'))).toBeUndefined();
    expect(streakOf(after('BBBA'))).toBeUndefined();
    expect(streakOf(after('BBB', points('A')))).toEqual({ team: 'B', cards: 3 });
    expect(longestStreak(after('BBB-AAA'))).toEqual({ team: 'B', cards: 3 });
    expect(longestStreak(after('BBB-AAAA'))).toEqual({ team: 'A', cards: 4 });
  });

  it('SHOW-01 only +10 counts, once a card', () => {
    expect(streakOf(after('AA', points('A'), points('A')))).toBeUndefined();
    expect(streakOf(after('AA', NEXT, points('A', 6)))).toBeUndefined();
  });

  it('SHOW-01 are right after undo, redo and Clear All', () => {
    const undone = after('AAA', { type: 'UNDO_SCORE' });
    expect([streakOf(undone), longestStreak(undone)]).toEqual([undefined, undefined]);
    expect(streakOf(played(undone, [{ type: 'REDO_SCORE' }]))).toEqual({ team: 'A', cards: 3 });
    const cleared = after('A', { type: 'NEXT_ROUND' }, NEXT, points('A'), NEXT, points('A'), {
      type: 'CLEAR_ROUND',
    });
    expect([streakOf(cleared), longestStreak(cleared)]).toEqual([undefined, undefined]);
    expect(streakOf(played(cleared, [{ type: 'UNDO_SCORE' }]))).toEqual({ team: 'A', cards: 3 });
    // What is given after Clear All counts again.
    expect(streakOf(after('AAA', { type: 'CLEAR_ROUND' }, points('A')))).toBeUndefined();
    const again = after('', { type: 'CLEAR_ROUND' }, points('A'), NEXT, points('A'), NEXT);
    expect(streakOf(played(again, [points('A')]))).toEqual({ team: 'A', cards: 3 });
  });

  it('SHOW-01 go over a card that was skipped, and forget a team that left and points of no known card', () => {
    const skipped = after('AA', NEXT, { type: 'SKIP_CARD' }, points('A'));
    expect(streakOf(skipped)).toEqual({ team: 'A', cards: 3 });
    expect(streakOf(after('CCC', { type: 'SET_TEAM_COUNT', teamCount: 2 }))).toBeUndefined();
    const { scoreboard, ...rest } = after('AAA');
    const events = scoreboard.events.map((event) => ({ ...event, card: undefined }));
    expect(longestStreak({ ...rest, scoreboard: { ...scoreboard, events } })).toBeUndefined();
  });
});
