import { describe, expect, it } from 'vitest';
import {
  NOON,
  cards,
  kept,
  played,
  startedMatch,
  parseMatch,
  serializeMatch,
} from '#tests/support/matches.ts';
import { reduce } from './reduce.ts';
import { totals } from './scoreboard.ts';
import { roundsOf, viewOf, type MatchState } from './state.ts';

const ids = (match: MatchState) => match.cards.map(({ id }) => id);
const onTable = (match: MatchState) => match.cards[match.currentCardIndex]?.id;

describe('leaving a card out', () => {
  const third = played(startedMatch(), [{ type: 'NEXT_CARD' }, { type: 'NEXT_CARD' }]);
  const without = played(third, [{ type: 'SKIP_CARD' }], NOON + 9000);

  it('deals the next one in its place, with the full time, the same team and one card less', () => {
    expect(onTable(without)).toBe('card-4');
    expect(viewOf(without, NOON + 9000)).toMatchObject({
      totalCards: 4,
      currentCardIndex: 2,
      timeRemaining: 30,
      currentTeam: third.currentTeam,
    });
    expect(without.scoreboard).toBe(third.scoreboard);
  });

  it('can be taken back: the card lies on the table again, in its old place', () => {
    const back = played(without, [{ type: 'BRING_BACK', cardId: 'card-3' }]);
    expect(ids(back)).toEqual(ids(third));
    expect(onTable(back)).toBe('card-3');
    expect(back.skipped).toEqual([]);
  });

  it('survives a reload, and a game kept before this was possible has left nothing out', () => {
    expect(parseMatch(serializeMatch(without), NOON + 9000)).toEqual(without);
    expect(parseMatch(kept(third, { skipped: undefined }), NOON)?.skipped).toEqual([]);
  });

  it('is not for the last card, nor for one that is not there', () => {
    const only = startedMatch({ cards: cards(1) });
    expect(reduce(only, { type: 'SKIP_CARD' }, NOON)).toBe(only);
    expect(reduce(third, { type: 'BRING_BACK', cardId: 'card-9' }, NOON)).toBe(third);
  });

  it('STATE-GAME-17 leaves fewer rounds, and brings them back with the cards', () => {
    expect([roundsOf(third), roundsOf(without)]).toEqual([3, 2]);
    expect(roundsOf(played(without, [{ type: 'BRING_BACK', cardId: 'card-3' }]))).toBe(3);
  });
});

describe('shuffling', () => {
  it('changes only what comes after the card on the table', () => {
    const match = played(startedMatch(), [
      { type: 'NEXT_CARD' },
      { type: 'SHUFFLE_REST', sortKeys: [0.9, 0.1, 0.5] },
    ]);
    expect(ids(match)).toEqual(['card-1', 'card-2', 'card-4', 'card-5', 'card-3']);
    expect(onTable(match)).toBe('card-2');
  });

  it('does nothing where one card or none is left', () => {
    const late = played(startedMatch({ cards: cards(2) }), []);
    expect(reduce(late, { type: 'SHUFFLE_REST', sortKeys: [0.5] }, NOON)).toBe(late);
  });
});

describe('playing again', () => {
  it('keeps deck, teams, names and options, and starts from nothing, also after the end', () => {
    const over = played(startedMatch({ teamCount: 3 }), [
      { type: 'RENAME_TEAM', team: 'B', name: 'Owls' },
      { type: 'UPDATE_SCORE', team: 'B', points: 10 },
      { type: 'NEXT_ROUND' },
      { type: 'NEXT_CARD' },
      { type: 'UPDATE_NOTES', notes: 'rematch!' },
      { type: 'END_GAME' },
    ]);
    const again = played(over, [{ type: 'PLAY_AGAIN', sortKeys: [5, 4, 3, 2, 1] }]);
    expect(ids(again)).toEqual(['card-5', 'card-4', 'card-3', 'card-2', 'card-1']);
    expect(again).toMatchObject({
      isGameActive: true,
      currentCardIndex: 0,
      teamCount: 3,
      teamNames: { B: 'Owls' },
      notes: '',
    });
    expect(totals(again.scoreboard).B).toBe(0);
  });
});

describe('a clock that is set', () => {
  it('leaves the time as it was, on or back, and a paused game alone', () => {
    for (const byMs of [3_600_000, -3_600_000]) {
      const shifted = played(startedMatch(), [{ type: 'SHIFT_CLOCK', byMs }]);
      expect(viewOf(shifted, NOON + byMs + 10_000).timeRemaining).toBe(20);
    }
    const paused = played(startedMatch(), [{ type: 'PAUSE_GAME' }]);
    expect(reduce(paused, { type: 'SHIFT_CLOCK', byMs: 5000 }, NOON)).toBe(paused);
  });
});
