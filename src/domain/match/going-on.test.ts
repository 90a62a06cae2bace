// One press that scores a card and goes on, and rounds that close by themselves.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOON, cards, played, startedMatch } from '#tests/support/matches.ts';
import type { Action } from './actions.ts';
import { keptForm, matchFrom } from './kept-match.ts';
import { reduce } from './reduce.ts';
import { completedRounds, latestAct, totals } from './scoreboard.ts';
import { viewOf, type MatchState } from './state.ts';
import { TEAM_IDS, type TeamId } from './teams.ts';

const score = (team: TeamId, points: number): Action => ({ type: 'SCORE_CARD', team, points });
const UNDO: Action = { type: 'UNDO_SCORE' };
const REDO: Action = { type: 'REDO_SCORE' };
const where = ({ currentCardIndex, currentTeam, scoreboard }: MatchState) => ({
  at: currentCardIndex,
  turn: currentTeam,
  points: totals(scoreboard),
});
const again = (match: MatchState) =>
  matchFrom(JSON.parse(JSON.stringify(keptForm(match))), NOON) ?? expect.fail('was refused');

describe('one press to score', () => {
  it('SCORE-01 gives the points, turns the card and hands the turn on in one act', () => {
    const later = NOON + 9000;
    const after = played(startedMatch(), [score('A', 10)], later);
    expect(where(after)).toMatchObject({ at: 1, turn: 'B', points: { A: 10, B: 0 } });
    expect(viewOf(after, later).timeRemaining).toBe(30);
    expect(after.scoreboard.events).toMatchObject([{ card: 'card-1', turn: 'A' }]);
    const stolen = played(after, [score('A', 10)]);
    expect(where(stolen)).toMatchObject({ at: 2, turn: 'A', points: { A: 20, B: 0 } });
  });

  it('SCORE-01 nobody’s card is an act too, and one for a team that does not play is none', () => {
    const nobody = played(startedMatch(), [score('A', 0)]);
    expect(where(nobody)).toMatchObject({ at: 1, turn: 'B', points: { A: 0, B: 0 } });
    expect(latestAct(nobody.scoreboard)).toMatchObject({ act: 'points', changes: [] });
    const match = startedMatch();
    expect(reduce(match, score('D', 10), NOON)).toBe(match);
    expect(reduce(match, score('A', 0.5), NOON)).toBe(match);
  });

  it('SCORE-02 the last card’s points are given, and it stays', () => {
    const last = played(startedMatch({ cards: cards(2) }), [score('A', 10), score('B', 10)]);
    expect(where(last)).toMatchObject({ at: 1, turn: 'B', points: { A: 10, B: 10 } });
    expect(reduce(last, score('B', 0), NOON)).toBe(last);
    expect(where(played(last, [UNDO]))).toMatchObject({
      at: 1,
      turn: 'B',
      points: { A: 10, B: 0 },
    });
  });

  it('SCORE-03 one undo takes points, card and turn back, and redo does it again', () => {
    const before = played(startedMatch({ teamCount: 3 }), [{ type: 'TAKE_TURN', team: 'C' }]);
    for (const act of [score('B', 6), score('B', 0)]) {
      const after = played(before, [act]);
      const undone = played(after, [UNDO], NOON + 5000);
      expect(where(undone)).toEqual(where(before));
      expect(viewOf(undone, NOON + 5000).timeRemaining).toBe(30);
      expect(where(played(undone, [REDO]))).toEqual(where(after));
      expect(where(played(again(undone), [REDO]))).toEqual(where(after));
    }
  });

  it('SCORE-03 from another card only the points are taken back', () => {
    const further = played(startedMatch(), [score('A', 10), { type: 'ADVANCE' }]);
    expect(where(played(further, [UNDO]))).toMatchObject({ at: 2, turn: 'A', points: { A: 0 } });
    const back = played(startedMatch(), [score('A', 10), { type: 'GO_BACK' }, UNDO]);
    expect(where(back)).toMatchObject({ at: 0, turn: 'A', points: { A: 0 } });
    const elsewhere = played(back, [{ type: 'NEXT_CARD' }, REDO]);
    expect(where(elsewhere)).toMatchObject({ at: 1, turn: 'A', points: { A: 10 } });
  });

  it('SCORE-03 whatever was played, undo after a scored card leads back to where it was', () => {
    const act = fc.oneof(
      fc.record({
        type: fc.constant('SCORE_CARD' as const),
        team: fc.constantFrom(...TEAM_IDS),
        points: fc.constantFrom(10, 6, 0),
      }),
      fc.constantFrom<Action>(
        { type: 'ADVANCE' },
        { type: 'GO_BACK' },
        { type: 'NEXT_ROUND' },
        UNDO,
        REDO,
      ),
      fc.constantFrom<Action>({ type: 'SKIP_CARD' }, { type: 'SET_TEAM_COUNT', teamCount: 3 }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), fc.constantFrom(10, 6, 0), (acts, points) => {
        const before = played(startedMatch({ cards: cards(12) }), acts);
        const after = played(before, [score(before.currentTeam, points)]);
        if (after === before) return;
        const undone = played(after, [UNDO]);
        expect(where(undone)).toEqual(where(before));
        expect(undone.scoreboard.events).toEqual(before.scoreboard.events);
        expect(where(played(undone, [REDO]))).toEqual(where(after));
      }),
    );
  });
});

describe('rounds that close by themselves', () => {
  const rounds = (match: MatchState) => completedRounds(match.scoreboard);

  it('SCORE-05 a round closes when each team has had its turn, whichever way the cards go on', () => {
    const one = played(startedMatch(), [score('A', 10)]);
    expect(rounds(one)).toBe(0);
    expect(rounds(played(one, [score('B', 10)]))).toBe(1);
    expect(rounds(played(one, [{ type: 'ADVANCE' }]))).toBe(1);
    const back = played(one, [{ type: 'ADVANCE' }, { type: 'GO_BACK' }, { type: 'ADVANCE' }]);
    expect(rounds(back)).toBe(1);
  });

  it('SCORE-05 is on where points count, off where it was kept without it, and can be switched', () => {
    expect(startedMatch().closesRounds).toBe(true);
    expect(startedMatch({ category: 'social' }).closesRounds).toBe(false);
    const { closesRounds: _none, ...older } = startedMatch();
    expect(rounds(played(older, [score('A', 10), score('B', 10)]))).toBe(0);
    const off: Action = { type: 'CLOSE_ROUNDS', byThemselves: false };
    const on: Action = { type: 'CLOSE_ROUNDS', byThemselves: true };
    expect(rounds(played(startedMatch(), [off, score('A', 10), score('B', 10)]))).toBe(0);
    expect(rounds(played(startedMatch(), [off, on, score('A', 10), score('B', 10)]))).toBe(1);
    expect(reduce(startedMatch(), on, NOON)?.scoreboard.events).toEqual([]);
  });

  it('SCORE-06 a round that closed with a card opens again with the same undo', () => {
    const closed = played(startedMatch(), [score('A', 10), score('B', 10)]);
    const undone = played(closed, [UNDO]);
    expect(where(undone)).toMatchObject({ at: 1, turn: 'B', points: { A: 10, B: 0 } });
    expect(rounds(undone)).toBe(0);
    expect(latestAct(closed.scoreboard)).toMatchObject({ act: 'points', card: 'card-2' });
    const redone = played(again(undone), [REDO]);
    expect(redone.scoreboard).toEqual(closed.scoreboard);
  });

  it('SCORE-06 one that an undo has opened again closes with the next card', () => {
    const given: Action = { type: 'UPDATE_SCORE', team: 'B', points: 10 };
    const match = played(startedMatch({ cards: cards(9) }), [
      score('A', 10),
      given,
      { type: 'ADVANCE' },
      UNDO,
      { type: 'UPDATE_SCORE', team: 'B', points: 6 },
    ]);
    expect(where(match)).toMatchObject({ at: 2, points: { A: 10, B: 6 } });
    expect(match.scoreboard.events.at(-1)).toMatchObject({ round: 1 });
    expect(rounds(played(match, [{ type: 'ADVANCE' }]))).toBe(1);
  });

  it('SCORE-06 never ends the game: the last round is the host’s', () => {
    const all = cards(4).map((_, index) => score(index % 2 ? 'B' : 'A', 10));
    const match = played(startedMatch({ cards: cards(4) }), all);
    expect(rounds(match)).toBe(1);
    expect(where(match)).toMatchObject({ at: 3, points: { A: 20, B: 20 } });
  });

  it('SCORE-07 an evening of 30 cards is 60 presses instead of 105', () => {
    const deck = cards(30);
    const start = startedMatch({ cards: deck });
    const turns = deck.map((_, index): TeamId => (index % 2 ? 'B' : 'A'));
    const before = turns.flatMap((team, index): Action[] => [
      { type: 'UPDATE_SCORE', team, points: 10 },
      ...(index % 2 ? [{ type: 'NEXT_ROUND' } as const] : []),
      { type: 'ADVANCE' },
    ]);
    const now = turns.map((team) => score(team, 10));
    const off: Action = { type: 'CLOSE_ROUNDS', byThemselves: false };
    const [one, other] = [played(start, [off, ...before]), played(start, now)];
    expect(where(other)).toEqual(where(one));
    expect(rounds(other)).toBe(14);
    // Each card’s answer is opened by a press besides.
    expect([before.length + 30, now.length + 30]).toEqual([105, 60]);
  });
});
