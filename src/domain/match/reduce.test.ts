import { describe, expect, it } from 'vitest';
import { NOON, cards, played, startedMatch } from '#tests/support/matches.ts';
import { history } from './history.ts';
import { keptForm, matchFrom } from './kept-match.ts';
import { reduce } from './reduce.ts';
import { currentRound, isFinished, totals } from './scoreboard.ts';
import { roundsOf, viewOf, type MatchState } from './state.ts';

describe('game actions', () => {
  it('STATE-GAME-01 DATA-11 DATA-12 START_GAME sets everything for the first card', () => {
    const match = startedMatch({ teamCount: 3, timerSeconds: 45 });
    expect(viewOf(match, NOON)).toEqual({
      currentCategory: 'Trivia: Space',
      currentCardIndex: 0,
      cards: cards(5),
      isGameActive: true,
      isPaused: false,
      timeRemaining: 45,
      initialTimerSeconds: 45,
      teamCount: 3,
      teamScores: { A: 0, B: 0, C: 0 },
      currentTeam: 'A',
      roundNumber: 1,
      totalCards: 5,
      notes: '',
      includeHints: true,
      includeAnswers: true,
    });
    expect(reduce(undefined, { type: 'NEXT_CARD' }, NOON)).toBeUndefined();
  });

  it('STATE-GAME-02 NEXT_CARD goes on up to the last card, with the full time again', () => {
    const later = NOON + 12_000;
    let match = played(startedMatch(), [{ type: 'NEXT_CARD' }], later);
    expect(viewOf(match, later)).toMatchObject({
      currentCardIndex: 1,
      roundNumber: 2,
      timeRemaining: 30,
      currentTeam: 'A',
    });
    for (let times = 0; times < 10; times += 1) match = played(match, [{ type: 'NEXT_CARD' }]);
    expect(match.currentCardIndex).toBe(4);
    expect(reduce(match, { type: 'NEXT_CARD' }, later)).toBe(match);
  });

  it('DATA-13 points remember the card that they were given for, also when they are kept', () => {
    const match = played(startedMatch(), [
      { type: 'NEXT_CARD' },
      { type: 'UPDATE_SCORE', team: 'A', points: 10 },
    ]);
    const given = { act: 'points', card: match.cards[1]?.id };
    expect(match.scoreboard.events).toMatchObject([given]);
    const kept = matchFrom(JSON.parse(JSON.stringify(keptForm(match))), NOON);
    expect(kept?.scoreboard.events).toMatchObject([given]);
  });

  it('PLAY-06 PLAY-07 ADVANCE and GO_BACK turn the card and hand the turn round with it, in one act', () => {
    const first = startedMatch({ teamCount: 3, cards: cards(3) });
    const where = ({ currentCardIndex, currentTeam }: MatchState) => [
      currentCardIndex,
      currentTeam,
    ];
    const third = played(first, [{ type: 'ADVANCE' }, { type: 'ADVANCE' }], NOON + 9000);
    expect(where(third)).toEqual([2, 'C']);
    expect(viewOf(third, NOON + 9000).timeRemaining).toBe(30);
    expect(reduce(third, { type: 'ADVANCE' }, NOON)).toBe(third);
    expect(where(played(third, [{ type: 'GO_BACK' }]))).toEqual([1, 'B']);
    expect(where(played(third, [{ type: 'GO_BACK' }, { type: 'GO_BACK' }]))).toEqual([0, 'A']);
    expect(reduce(first, { type: 'GO_BACK' }, NOON)).toBe(first);
    const other = played(first, [{ type: 'TAKE_TURN', team: 'C' }, { type: 'ADVANCE' }]);
    expect(where(other)).toEqual([1, 'A']);
  });

  it('STATE-GAME-03 PREVIOUS_CARD goes back down to the first card, with the full time again', () => {
    const first = startedMatch();
    expect(reduce(first, { type: 'PREVIOUS_CARD' }, NOON)).toBe(first);
    const back = played(first, [{ type: 'NEXT_CARD' }, { type: 'PREVIOUS_CARD' }], NOON + 5000);
    expect(viewOf(back, NOON + 5000)).toMatchObject({ currentCardIndex: 0, timeRemaining: 30 });
  });

  it('STATE-GAME-05 a paused game stays paused on the next card', () => {
    const paused = played(startedMatch(), [{ type: 'PAUSE_GAME' }], NOON + 5000);
    expect(viewOf(paused, NOON + 99_000)).toMatchObject({ isPaused: true, timeRemaining: 25 });
    const next = played(paused, [{ type: 'NEXT_CARD' }], NOON + 99_000);
    expect(viewOf(next, NOON + 200_000)).toMatchObject({ isPaused: true, timeRemaining: 30 });
    const resumed = played(paused, [{ type: 'RESUME_GAME' }], NOON + 99_000);
    expect(viewOf(resumed, NOON + 104_000)).toMatchObject({ isPaused: false, timeRemaining: 20 });
    expect(reduce(paused, { type: 'PAUSE_GAME' }, NOON)).toBe(paused);
  });

  it('STATE-GAME-06 END_GAME leaves it inactive, unpaused, without time, and deaf', () => {
    const over = played(startedMatch(), [{ type: 'PAUSE_GAME' }, { type: 'END_GAME' }]);
    expect(viewOf(over, NOON)).toMatchObject({
      isGameActive: false,
      isPaused: false,
      timeRemaining: 0,
    });
    expect(reduce(over, { type: 'NEXT_CARD' }, NOON)).toBe(over);
    expect(reduce(over, { type: 'UPDATE_SCORE', team: 'A', points: 10 }, NOON)).toBe(over);
  });

  it('STATE-GAME-07 STATE-GAME-15 the time can be set and reset', () => {
    const match = played(startedMatch(), [{ type: 'UPDATE_TIMER', seconds: 7 }]);
    expect(viewOf(match, NOON).timeRemaining).toBe(7);
    expect(viewOf(played(match, [{ type: 'RESET_TIMER' }]), NOON).timeRemaining).toBe(30);
    const longer = played(match, [{ type: 'SET_TIMER_SECONDS', seconds: 90 }]);
    expect(viewOf(longer, NOON)).toMatchObject({ timeRemaining: 90, initialTimerSeconds: 90 });
  });

  it('STATE-GAME-08 STATE-GAME-09 scores and turns are those of the teams that play', () => {
    const match = played(startedMatch(), [
      { type: 'UPDATE_SCORE', team: 'B', points: 10 },
      { type: 'SWITCH_TEAM' },
    ]);
    expect(viewOf(match, NOON)).toMatchObject({ teamScores: { A: 0, B: 10 }, currentTeam: 'B' });
    expect(played(match, [{ type: 'SWITCH_TEAM' }]).currentTeam).toBe('A');
    expect(played(match, [{ type: 'NEXT_CARD' }, { type: 'GO_BACK' }]).currentTeam).toBe('A');
    expect(played(match, [{ type: 'TAKE_TURN', team: 'A' }]).currentTeam).toBe('A');
    expect(reduce(match, { type: 'TAKE_TURN', team: 'D' }, NOON)).toBe(match);
    expect(reduce(match, { type: 'UPDATE_SCORE', team: 'C', points: 10 }, NOON)).toBe(match);
    expect(reduce(match, { type: 'RENAME_TEAM', team: 'C', name: 'Foxes' }, NOON)).toBe(match);
    expect(reduce(match, { type: 'RENAME_TEAM', team: 'A', name: '  ' }, NOON)).toBe(match);
  });

  it('STATE-GAME-10 RULE-34 CONST-03 notes have at most 500 characters', () => {
    const notes = '📝'.repeat(600);
    const match = played(startedMatch(), [{ type: 'UPDATE_NOTES', notes }]);
    expect(Array.from(match.notes)).toHaveLength(500);
    expect(reduce(match, { type: 'UPDATE_NOTES', notes }, NOON)).toBe(match);
  });

  it('STATE-GAME-11 STATE-GAME-12 RESET_GAME starts the same deck and teams over', () => {
    const before = played(startedMatch(), [
      { type: 'RENAME_TEAM', team: 'A', name: 'Foxes' },
      { type: 'NEXT_CARD' },
      { type: 'SWITCH_TEAM' },
      { type: 'UPDATE_SCORE', team: 'A', points: 10 },
      { type: 'NEXT_ROUND' },
      { type: 'UPDATE_NOTES', notes: 'Rosa drew a goose' },
      { type: 'PAUSE_GAME' },
    ]);
    const after = played(before, [{ type: 'RESET_GAME' }], NOON + 60_000);
    expect(viewOf(after, NOON + 60_000)).toEqual(viewOf(startedMatch(), NOON));
    expect(after).toMatchObject({ teamNames: { A: 'Foxes' } });
    expect(after.scoreboard).toEqual({ events: [], undone: [] });
  });

  it('a team that leaves hands the turn to A, and its points come back with it', () => {
    const four = startedMatch({ teamCount: 4 });
    const scored = played(four, [
      { type: 'TAKE_TURN', team: 'D' },
      { type: 'UPDATE_SCORE', team: 'D', points: 10 },
    ]);
    const two = played(scored, [{ type: 'SET_TEAM_COUNT', teamCount: 2 }]);
    expect(viewOf(two, NOON)).toMatchObject({ currentTeam: 'A', teamScores: { A: 0, B: 0 } });
    const again = played(two, [{ type: 'SET_TEAM_COUNT', teamCount: 4 }]);
    expect(totals(again.scoreboard).D).toBe(10);
  });

  it('STATE-GAME-17 more teams leave the rounds already begun: later points go to the latest', () => {
    const begun = played(startedMatch(), [
      { type: 'NEXT_ROUND' },
      { type: 'NEXT_ROUND' },
      { type: 'UPDATE_SCORE', team: 'A', points: 5 },
      { type: 'NEXT_ROUND' },
    ]);
    const four = played(begun, [
      { type: 'SET_TEAM_COUNT', teamCount: 4 },
      { type: 'UPDATE_SCORE', team: 'A', points: -3 },
    ]);
    expect(roundsOf(startedMatch({ teamCount: 4 }))).toBe(2);
    expect(roundsOf(four)).toBe(3);
    expect(currentRound(four.scoreboard, roundsOf(four))).toBe(3);
    expect(isFinished(four.scoreboard, roundsOf(four))).toBe(true);
    expect(history(four.scoreboard).map((row) => [row.deltas.A, row.totals.A])).toEqual([
      [0, 0],
      [0, 0],
      [2, 2],
    ]);
  });
});
