import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isConsistent } from '#domain/match/replay.ts';
import {
  addPoints,
  addPointsByPhones,
  clearRound,
  emptyScoreboard,
  MOST_POINTS,
  nextRound,
  undo,
  type Scoreboard,
  type ScoreEvent,
} from '#domain/match/scoreboard.ts';

const ROUNDS = 3;

/** Points in the last round, then points in the one before it. */
function late(): readonly ScoreEvent[] {
  const recorded = nextRound(nextRound(emptyScoreboard, ROUNDS), ROUNDS);
  const inLast = addPoints(recorded, { team: 'A', points: 10, round: 3 });
  return addPoints(inLast, { team: 'B', points: 10, round: 2 }).events;
}

function boardOf(events: readonly ScoreEvent[], undone: readonly ScoreEvent[] = []): Scoreboard {
  return { events, undone };
}

function played(): readonly ScoreEvent[] {
  let board = addPoints(emptyScoreboard, { team: 'A', points: 10, round: 1 });
  board = addPoints(board, { team: 'B', points: -5, round: 1 });
  board = nextRound(board, ROUNDS);
  board = addPoints(board, { team: 'B', points: 5, round: 2 });
  return clearRound(board, 2).events;
}

function changed(at: number, event: Partial<ScoreEvent>): Scoreboard {
  return boardOf(played().map((each, index) => (index === at ? { ...each, ...event } : each)));
}

describe('a scoreboard that was kept', () => {
  it('STATE-GAME-24 PHONE-03 may hold what phones brought several teams at once, as it was given', () => {
    const points = { A: 10, B: 8 };
    const { events } = addPointsByPhones(emptyScoreboard, { points, round: 1, card: 'c' });
    const with1 = (event: Partial<ScoreEvent>) =>
      boardOf(events.map((each) => ({ ...each, ...event })));
    expect(isConsistent(with1({}), ROUNDS)).toBe(true);
    expect(isConsistent(with1({ byPhones: undefined }), ROUNDS)).toBe(false);
    const [change] = events[0]?.changes ?? [];
    if (!change) throw new Error('Nobody got anything');
    expect(isConsistent(with1({ changes: [change, change] }), ROUNDS)).toBe(false);
    expect(isConsistent(with1({ changes: [{ ...change, points: 2000 }] }), ROUNDS)).toBe(false);
    expect(isConsistent(with1({ changes: [{ ...change, adjustment: 5 }] }), ROUNDS)).toBe(false);
    expect(isConsistent(with1({ round: 2 }), ROUNDS)).toBe(false);
  });

  it('STATE-GAME-24 is taken as the rules made it, with what was undone in the order of redo', () => {
    expect(isConsistent(boardOf(played()), ROUNDS)).toBe(true);
    const once = undo(boardOf(played()));
    const twice = once && undo(once);
    expect(twice?.undone).toHaveLength(2);
    expect(twice && isConsistent(twice, ROUNDS)).toBe(true);
    expect(twice && isConsistent({ ...twice, undone: twice.undone.toReversed() }, ROUNDS)).toBe(
      false,
    );
  });

  it.each([
    ['points in a round that was not reached', changed(0, { round: 2 })],
    ['points in a round that was left', changed(3, { round: 1 })],
    ['points in a round that was left by points alone', boardOf(late())],
    ['a round recorded under another number', changed(2, { round: 2 })],
    ['points without a team', changed(0, { changes: [] })],
    ['a team that stands twice', changed(0, { changes: twice('A') })],
    ['a help that nobody needed', changed(0, { changes: [change('A', 10, 3)] })],
    ['a help that was left out', changed(1, { changes: [change('B', -5, 0)] })],
    ['more cleared than there was', changed(4, { changes: [change('B', -6, 0)] })],
    ['another team cleared', changed(4, { changes: [change('C', -5, 0)] })],
    ['a cleared round that is another', changed(4, { round: 1 })],
    ['clearing that calls itself points', changed(0, { act: 'clear' })],
    ['points that call themselves a round', changed(0, { act: 'next-round' })],
    ['a round recorded with points', changed(2, { changes: [change('A', 10, 0)] })],
  ])('STATE-GAME-24 is refused with %s', (_, board) => {
    expect(isConsistent(board, ROUNDS)).toBe(false);
  });

  it('STATE-GAME-18 STATE-GAME-24 holds no more rounds than there are, and points go on in the last', () => {
    const all = nextRound(nextRound(emptyScoreboard, 2), 2);
    expect(isConsistent(all, 2)).toBe(true);
    expect(isConsistent(all, 1)).toBe(false);
    expect(isConsistent(boardOf([...all.events, ...all.events.slice(-1)]), 2)).toBe(false);
    const late = (round: number) => addPoints(all, { team: 'C', points: 5, round });
    expect(isConsistent(late(2), 2)).toBe(true);
    expect(isConsistent(late(3), 2)).toBe(false);
    expect(isConsistent(late(3), 3)).toBe(true);
  });

  it('STATE-GAME-24 with any number in it changed is refused', () => {
    const numbers = played().flatMap(({ changes }, at) => changes.map((each) => ({ at, each })));
    fc.assert(
      fc.property(
        fc.constantFrom(...numbers),
        fc.constantFrom('points', 'adjustment'),
        fc.integer({ min: -1000, max: 1000 }).filter((by) => by !== 0),
        ({ at, each }, field, by) => {
          const changes = [{ ...each, [field]: each[field] + by }];
          // Other points for the first team would be another match that the rules can have made.
          const points = each.points + by;
          const isAnother = at === 0 && field === 'points' && points > 0 && points <= MOST_POINTS;
          expect(isConsistent(changed(at, { changes }), ROUNDS)).toBe(isAnother);
        },
      ),
    );
  });
});

function change(team: 'A' | 'B' | 'C', points: number, adjustment: number) {
  return { team, points, adjustment };
}

function twice(team: 'A') {
  return [change(team, 10, 0), change(team, 10, 0)];
}
