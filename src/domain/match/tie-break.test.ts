import { describe, expect, it } from 'vitest';
import { cards, NOON, played, startedMatch } from '#tests/support/matches.ts';
import type { Action } from './actions.ts';
import { resultOf } from './ending.ts';
import { reduce } from './reduce.ts';
import { tieBreaker } from './tie-break.ts';
import type { TeamId } from './teams.ts';

const points = (team: TeamId, given = 10): Action => ({
  type: 'UPDATE_SCORE',
  team,
  points: given,
});
const NEXT: Action = { type: 'NEXT_CARD' };
const SKIP: Action = { type: 'SKIP_CARD' };
const TIE_BREAK: Action = { type: 'TIE_BREAK' };
const match = startedMatch({ cards: cards(4), teamCount: 3 });
const tie = [points('B'), points('C')];
const all = [NEXT, NEXT, NEXT];

describe('a tie-breaker card', () => {
  it('END-11 is the next card that nobody has seen, with full time, and a tied team has the turn', () => {
    const early = played(match, [NEXT, ...tie]);
    const after = played(early, [TIE_BREAK], NOON + 9000);
    expect(after).toMatchObject({ currentCardIndex: 2, currentTeam: 'B' });
    expect(after.timer).toMatchObject({ deadline: NOON + 9000 + 30_000 });
    expect(after.cards).toEqual(match.cards);
    expect(after.scoreboard).toBe(early.scoreboard);
    const wentBack = played(match, [...all.slice(1), ...tie, { type: 'PREVIOUS_CARD' }]);
    expect(tieBreaker(wentBack)?.id).toBe('card-4');
  });

  it('END-11 is the one left out last where all others were played; the deck loses none', () => {
    const done = played(match, [NEXT, SKIP, NEXT, ...tie]);
    const after = played(done, [TIE_BREAK]);
    expect(after.cards.map(({ id }) => id)).toEqual(['card-1', 'card-3', 'card-4', 'card-2']);
    expect(after).toMatchObject({ currentCardIndex: 3, skipped: [], currentTeam: 'B' });
  });

  it('END-11 can be taken back by going back, and decides the match', () => {
    const done = played(match, [NEXT, SKIP, NEXT, ...tie, TIE_BREAK]);
    expect(played(done, [{ type: 'PREVIOUS_CARD' }]).currentCardIndex).toBe(2);
    expect(resultOf(played(done, [points('C')]))?.outcome).toMatchObject({
      kind: 'win',
      team: 'C',
    });
  });

  it('END-11 there is none without a tie, without points, without a card left, or where nobody wins', () => {
    const talk = startedMatch({ category: 'social', cards: cards(4) });
    for (const [before, acts] of [
      [match, [points('A')]],
      [match, []],
      [match, [...all, ...tie]],
      [talk, tie],
    ] as const) {
      const after = played(before, acts);
      expect(tieBreaker(after)).toBeUndefined();
      expect(reduce(after, TIE_BREAK, NOON)).toBe(after);
    }
  });
});
