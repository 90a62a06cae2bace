import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { history } from './history.ts';
import {
  addPoints,
  clearRound,
  completedRounds,
  currentRound,
  emptyScoreboard,
  isFinished,
  nextRound,
  pointsOfRound,
  redo,
  totalRounds,
  totals,
  undo,
  type Scoreboard,
} from './scoreboard.ts';
import { TEAM_IDS, type TeamId } from './teams.ts';

const ROUNDS = 4;
const add = (board: Scoreboard, team: TeamId, points: number): Scoreboard =>
  addPoints(board, { team, points, round: currentRound(board, ROUNDS) });
const clear = (board: Scoreboard): Scoreboard => clearRound(board, currentRound(board, ROUNDS));

describe('scoreboard', () => {
  it('STATE-GAME-08 points go to the round and to the total', () => {
    const board = add(add(add(emptyScoreboard, 'A', 10), 'B', 6), 'A', -1);
    expect(totals(board)).toMatchObject({ A: 9, B: 6 });
    expect(pointsOfRound(board, 1)).toMatchObject({ A: 9, B: 6 });
  });

  it('STATE-GAME-17 CONST-16 rounds are cards divided by teams, rounded up', () => {
    expect([totalRounds(30, 2), totalRounds(30, 4), totalRounds(20, 3), totalRounds(1, 4)]).toEqual(
      [15, 8, 7, 1],
    );
  });

  it('STATE-GAME-18 Next Round stays enabled on the last round, records it, and is finished then', () => {
    let board = emptyScoreboard;
    for (let round = 1; round <= ROUNDS; round += 1) {
      expect(isFinished(board, ROUNDS)).toBe(false);
      expect(currentRound(board, ROUNDS)).toBe(round);
      board = nextRound(add(board, 'A', round), ROUNDS);
    }
    expect(isFinished(board, ROUNDS)).toBe(true);
    expect(currentRound(board, ROUNDS)).toBe(ROUNDS);
    expect(nextRound(board, ROUNDS)).toBe(board);
    expect(history(board).map((row) => [row.round, row.deltas.A, row.totals.A])).toEqual([
      [1, 1, 1],
      [2, 2, 3],
      [3, 3, 6],
      [4, 4, 10],
    ]);
    // A correction after the end belongs to the last round.
    expect(history(add(board, 'A', -1)).at(-1)).toMatchObject({
      deltas: { A: 3 },
      totals: { A: 9 },
    });
  });

  it('STATE-GAME-21 Clear All takes the round back, floored at zero', () => {
    const first = nextRound(add(emptyScoreboard, 'A', 5), ROUNDS);
    const second = add(add(first, 'A', 10), 'B', 6);
    expect(totals(clear(second))).toMatchObject({ A: 5, B: 0 });
    expect(pointsOfRound(clear(second), 2)).toMatchObject({ A: 0, B: 0 });
    expect(clear(first)).toBe(first);
  });

  it('STATE-GAME-21 Clear All after a fall to zero gives nobody more than before the round', () => {
    let board = nextRound(add(emptyScoreboard, 'A', 5), ROUNDS);
    for (let times = 0; times < 7; times += 1) board = add(board, 'A', -1);
    expect(totals(board).A).toBe(0);
    expect(pointsOfRound(board, 2).A).toBe(-7);
    expect(totals(clear(board)).A).toBe(5);
    expect(pointsOfRound(clear(board), 2).A).toBe(0);
  });

  type Step = (board: Scoreboard) => Scoreboard;
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.tuple(fc.constantFrom(...TEAM_IDS), fc.constantFrom(10, 6, -1, 1, -9, 0, 0.5, 5000)).map(
      ([team, points]): Step =>
        (board) =>
          add(board, team, points),
    ),
    fc.constant<Step>(clear),
    fc.constant<Step>((board) => nextRound(board, ROUNDS)),
    fc.constant<Step>((board) => undo(board) ?? board),
    fc.constant<Step>((board) => redo(board) ?? board),
  );
  const played = fc
    .array(step, { maxLength: 60 })
    .map((steps) => steps.reduce((board, next) => next(board), emptyScoreboard));

  it('the sum of all events is the total, floors included, and no total was ever negative', () => {
    fc.assert(
      fc.property(played, (board) => {
        const sums = { A: 0, B: 0, C: 0, D: 0 };
        for (const { changes } of board.events) {
          for (const { team, points, adjustment } of changes) {
            sums[team] += points + adjustment;
            expect(sums[team]).toBeGreaterThanOrEqual(0);
          }
        }
        expect(totals(board)).toEqual(sums);
      }),
    );
  });

  it('undo then redo changes nothing, and undoing everything leaves nothing', () => {
    fc.assert(
      fc.property(played, (board) => {
        const undone = undo(board);
        if (undone) expect(redo(undone)).toEqual(board);
        let rest = board;
        for (let before = undo(rest); before; before = undo(rest)) rest = before;
        expect(rest.events).toEqual([]);
        expect(completedRounds(rest)).toBe(0);
      }),
    );
  });

  it('the last row of a full history holds the totals', () => {
    fc.assert(
      fc.property(played, (board) => {
        if (!isFinished(board, ROUNDS)) return;
        expect(history(board).at(-1)?.totals).toEqual(totals(board));
      }),
    );
  });
});
