import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cards, played, startedMatch } from '#tests/support/matches.ts';
import type { Action } from './actions.ts';
import { resultOf } from './ending.ts';
import { eveningOf } from './evening.ts';
import { podiumOf } from './podium.ts';
import { TEAM_IDS, type TeamId } from './teams.ts';

const points = (team: TeamId, given = 10): Action => ({
  type: 'UPDATE_SCORE',
  team,
  points: given,
});
const NEXT: Action = { type: 'NEXT_CARD' };
const BACK: Action = { type: 'PREVIOUS_CARD' };
const ROUND: Action = { type: 'NEXT_ROUND' };
const UNDO: Action = { type: 'UNDO_SCORE' };
const CLEAR: Action = { type: 'CLEAR_ROUND' };
const match = startedMatch({ cards: cards(8), teamCount: 3 });

describe('what an evening was', () => {
  it('END-03 counts the cards that were on the table, also after going back', () => {
    expect(eveningOf(match).cards).toBe(1);
    expect(eveningOf(played(match, [NEXT, NEXT])).cards).toBe(3);
    expect(eveningOf(played(match, [NEXT, NEXT, points('A'), BACK, BACK])).cards).toBe(3);
    expect(eveningOf(played(match, [NEXT, { type: 'SKIP_CARD' }])).cards).toBe(2);
  });

  it('END-04 tells the best round of one team, the earlier of two, once there is another to beat', () => {
    const first = [points('A'), points('B', 6), ROUND];
    expect(eveningOf(played(match, first)).bestRound).toBeUndefined();
    const second = played(match, [...first, points('B'), points('B')]);
    expect(eveningOf(second).bestRound).toEqual({ team: 'B', round: 2, points: 20 });
    expect(eveningOf(played(second, [UNDO])).bestRound).toEqual({
      team: 'A',
      round: 1,
      points: 10,
    });
    expect(eveningOf(played(second, [CLEAR])).bestRound).toBeUndefined();
    expect(eveningOf(match).bestRound).toBeUndefined();
  });

  it('END-05 tells the longest streak, from three cards in a row on, less what was taken back', () => {
    const three = played(match, [points('C'), NEXT, points('C'), NEXT, points('C')]);
    expect(eveningOf(three).streak).toEqual({ team: 'C', cards: 3 });
    expect(eveningOf(played(three, [UNDO])).streak).toBeUndefined();
    expect(eveningOf(played(three, [CLEAR])).streak).toBeUndefined();
  });

  it('END-06 where nobody wins only the cards are told', () => {
    const talk = startedMatch({ category: 'social', cards: cards(4) });
    const acts = [points('A'), NEXT, points('A'), NEXT, points('A'), ROUND, points('A')];
    expect(eveningOf(played(talk, acts))).toEqual({
      cards: 3,
      bestRound: undefined,
      streak: undefined,
    });
  });

  const act = fc.oneof(
    fc.constantFrom(NEXT, BACK, ROUND, UNDO, CLEAR),
    fc.record({
      type: fc.constant('UPDATE_SCORE' as const),
      team: fc.constantFrom(...TEAM_IDS),
      points: fc.constantFrom(10, 10, 6, -1),
    }),
  );
  const evening = fc.array(act, { maxLength: 60 }).map((acts) => played(match, acts));

  it('END-03 END-04 END-05 an act and its undoing tell the same evening, and Clear All leaves its round nothing', () => {
    fc.assert(
      fc.property(evening, fc.constantFrom('A', 'B', 'C'), (before, team) => {
        const told = eveningOf(before);
        expect(told.cards).toBeGreaterThanOrEqual(1);
        expect(told.cards).toBeLessThanOrEqual(before.cards.length);
        expect(told.streak?.cards ?? 3).toBeGreaterThanOrEqual(3);
        expect(eveningOf(played(before, [points(team), UNDO]))).toEqual(told);
        const bare = played(before, [CLEAR]);
        expect(eveningOf(played(bare, [points(team), CLEAR])).bestRound).toEqual(
          eveningOf(bare).bestRound,
        );
      }),
    );
  });

  it('END-02 on the podium everybody stands once, by points, and equals together', () => {
    fc.assert(
      fc.property(evening, (after) => {
        const standings = resultOf(after)?.standings ?? [];
        const steps = podiumOf(standings);
        expect(steps.flatMap(({ teams }) => teams)).toEqual(standings.map(({ team }) => team));
        expect(steps.map((step) => step.points)).toEqual(
          [...new Set(standings.map((standing) => standing.points))].toSorted((a, b) => b - a),
        );
        let above = 0;
        for (const { place, teams } of steps) {
          expect(place).toBe(above + 1);
          above += teams.length;
        }
      }),
    );
  });
});
