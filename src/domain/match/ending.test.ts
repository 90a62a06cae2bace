import { describe, expect, it } from 'vitest';
import { cards, played, startedMatch } from '#tests/support/matches.ts';
import type { Action } from './actions.ts';
import { cardsLeftAtEnd, isOver, resultOf } from './ending.ts';

const points = (team: 'A' | 'B' | 'C', given: number): Action => ({
  type: 'UPDATE_SCORE',
  team,
  points: given,
});
const NEXT_ROUND: Action = { type: 'NEXT_ROUND' };

describe('the end of a match', () => {
  it('STATE-GAME-22 the highest total wins, and the teams stand by their points', () => {
    const match = startedMatch({ teamCount: 3 });
    expect(resultOf(played(match, [points('B', 6), points('C', 10)]))).toEqual({
      outcome: { kind: 'win', team: 'C', points: 10 },
      standings: [
        { team: 'C', points: 10, isBest: true },
        { team: 'B', points: 6, isBest: false },
        { team: 'A', points: 0, isBest: false },
      ],
    });
  });

  it('STATE-GAME-23 several at the top tie; without any points nobody is best', () => {
    const match = startedMatch({ teamCount: 3 });
    expect(resultOf(played(match, [points('A', 10), points('C', 10)]))).toMatchObject({
      outcome: { kind: 'tie', teams: ['A', 'C'], points: 10 },
      standings: [{ isBest: true }, { team: 'C', isBest: true }, { team: 'B', isBest: false }],
    });
    expect(resultOf(match)).toMatchObject({
      outcome: { kind: 'no-points' },
      standings: [{ isBest: false }, { isBest: false }, { isBest: false }],
    });
  });

  it('STATE-GAME-22 a team that does not play any more does not win', () => {
    const match = startedMatch({ teamCount: 3 });
    const two = played(match, [
      points('C', 10),
      points('B', 1),
      { type: 'SET_TEAM_COUNT', teamCount: 2 },
    ]);
    expect(resultOf(two)?.outcome).toEqual({ kind: 'win', team: 'B', points: 1 });
  });

  it('PLAY-13 has no result where nobody wins', () => {
    expect(resultOf(startedMatch({ category: 'social' }))).toBeUndefined();
    const dilemmas = { category: 'free', freeGame: 'would-you-rather' } as const;
    expect(resultOf(startedMatch(dilemmas))).toBeUndefined();
  });

  it('STATE-GAME-18 STATE-GAME-20 is over after its last round, which says how many cards it leaves', () => {
    // Four cards and two teams make two rounds.
    const match = startedMatch({ cards: cards(4) });
    expect([isOver(match), cardsLeftAtEnd(match)]).toEqual([false, 0]);
    const last = played(match, [NEXT_ROUND]);
    expect([isOver(last), cardsLeftAtEnd(last)]).toEqual([false, 3]);
    const onLastCard = played(last, [
      { type: 'ADVANCE' },
      { type: 'ADVANCE' },
      { type: 'ADVANCE' },
    ]);
    expect(cardsLeftAtEnd(onLastCard)).toBe(0);
    const over = played(last, [NEXT_ROUND]);
    expect([isOver(over), cardsLeftAtEnd(over)]).toEqual([true, 0]);
  });
});
