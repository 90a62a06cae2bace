import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOON, cards, played, startedGame } from '#tests/support/games.ts';
import type { Action } from './actions.ts';
import { TEAM_COUNTS, TIMER_SECONDS } from './categories.ts';
import { defaultPanels, PANEL_IDS, restartPanels } from './panels.ts';
import { reduce } from './reduce.ts';
import { isValid, loadGame, saveGame } from './saved-game.ts';
import { totals } from './scoreboard.ts';
import { viewOf, type GameState } from './state.ts';
import { TEAM_IDS } from './teams.ts';

describe('game actions', () => {
  it('STATE-GAME-01 DATA-11 DATA-12 START_GAME sets everything for the first card', () => {
    const game = startedGame({ teamCount: 3, timerSeconds: 45 });
    expect(viewOf(game, NOON)).toEqual({
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
    expect(game.panels).toEqual(defaultPanels('Trivia: Space'));
    expect(reduce(undefined, { type: 'NEXT_CARD' }, NOON)).toBeUndefined();
  });

  it('STATE-GAME-02 NEXT_CARD goes on up to the last card, with the full time again', () => {
    const later = NOON + 12_000;
    let game = played(startedGame(), [{ type: 'NEXT_CARD' }], later);
    expect(viewOf(game, later)).toMatchObject({
      currentCardIndex: 1,
      roundNumber: 2,
      timeRemaining: 30,
      currentTeam: 'A',
    });
    for (let times = 0; times < 10; times += 1) game = played(game, [{ type: 'NEXT_CARD' }]);
    expect(game.currentCardIndex).toBe(4);
    expect(reduce(game, { type: 'NEXT_CARD' }, later)).toBe(game);
  });

  it('STATE-GAME-03 PREVIOUS_CARD goes back down to the first card, with the full time again', () => {
    const first = startedGame();
    expect(reduce(first, { type: 'PREVIOUS_CARD' }, NOON)).toBe(first);
    const back = played(first, [{ type: 'NEXT_CARD' }, { type: 'PREVIOUS_CARD' }], NOON + 5000);
    expect(viewOf(back, NOON + 5000)).toMatchObject({ currentCardIndex: 0, timeRemaining: 30 });
  });

  it('STATE-GAME-05 a paused game stays paused on the next card', () => {
    const paused = played(startedGame(), [{ type: 'PAUSE_GAME' }], NOON + 5000);
    expect(viewOf(paused, NOON + 99_000)).toMatchObject({ isPaused: true, timeRemaining: 25 });
    const next = played(paused, [{ type: 'NEXT_CARD' }], NOON + 99_000);
    expect(viewOf(next, NOON + 200_000)).toMatchObject({ isPaused: true, timeRemaining: 30 });
    const resumed = played(paused, [{ type: 'RESUME_GAME' }], NOON + 99_000);
    expect(viewOf(resumed, NOON + 104_000)).toMatchObject({ isPaused: false, timeRemaining: 20 });
    expect(reduce(paused, { type: 'PAUSE_GAME' }, NOON)).toBe(paused);
  });

  it('STATE-GAME-06 END_GAME leaves it inactive, unpaused, without time, and deaf', () => {
    const over = played(startedGame(), [{ type: 'PAUSE_GAME' }, { type: 'END_GAME' }]);
    expect(viewOf(over, NOON)).toMatchObject({
      isGameActive: false,
      isPaused: false,
      timeRemaining: 0,
    });
    expect(reduce(over, { type: 'NEXT_CARD' }, NOON)).toBe(over);
    expect(reduce(over, { type: 'UPDATE_SCORE', team: 'A', points: 10 }, NOON)).toBe(over);
  });

  it('STATE-GAME-07 STATE-GAME-15 the time can be set and reset', () => {
    const game = played(startedGame(), [{ type: 'UPDATE_TIMER', seconds: 7 }]);
    expect(viewOf(game, NOON).timeRemaining).toBe(7);
    expect(viewOf(played(game, [{ type: 'RESET_TIMER' }]), NOON).timeRemaining).toBe(30);
    const longer = played(game, [{ type: 'SET_TIMER_SECONDS', seconds: 90 }]);
    expect(viewOf(longer, NOON)).toMatchObject({ timeRemaining: 90, initialTimerSeconds: 90 });
  });

  it('STATE-GAME-08 STATE-GAME-09 scores and turns are those of the teams that play', () => {
    const game = played(startedGame(), [
      { type: 'UPDATE_SCORE', team: 'B', points: 10 },
      { type: 'SWITCH_TEAM' },
    ]);
    expect(viewOf(game, NOON)).toMatchObject({ teamScores: { A: 0, B: 10 }, currentTeam: 'B' });
    expect(played(game, [{ type: 'SWITCH_TEAM' }]).currentTeam).toBe('A');
    expect(played(game, [{ type: 'SWITCH_TEAM_BACK' }]).currentTeam).toBe('A');
    expect(played(game, [{ type: 'TAKE_TURN', team: 'A' }]).currentTeam).toBe('A');
    expect(reduce(game, { type: 'TAKE_TURN', team: 'D' }, NOON)).toBe(game);
    expect(reduce(game, { type: 'UPDATE_SCORE', team: 'C', points: 10 }, NOON)).toBe(game);
    expect(reduce(game, { type: 'RENAME_TEAM', team: 'C', name: 'Foxes' }, NOON)).toBe(game);
  });

  it('STATE-GAME-10 RULE-34 CONST-03 notes have at most 500 characters', () => {
    const notes = '📝'.repeat(600);
    const game = played(startedGame(), [{ type: 'UPDATE_NOTES', notes }]);
    expect(Array.from(game.notes)).toHaveLength(500);
    expect(reduce(game, { type: 'UPDATE_NOTES', notes }, NOON)).toBe(game);
  });

  it('STATE-GAME-11 STATE-GAME-12 PLAY-20 RESET_GAME starts the same deck and teams over', () => {
    const before = played(startedGame(), [
      { type: 'RENAME_TEAM', team: 'A', name: 'Foxes' },
      { type: 'NEXT_CARD' },
      { type: 'SWITCH_TEAM' },
      { type: 'UPDATE_SCORE', team: 'A', points: 10 },
      { type: 'NEXT_ROUND' },
      { type: 'UPDATE_NOTES', notes: 'Rosa drew a goose' },
      { type: 'PAUSE_GAME' },
    ]);
    const after = played(before, [{ type: 'RESET_GAME', decoration: 7 }], NOON + 60_000);
    expect(viewOf(after, NOON + 60_000)).toEqual(viewOf(startedGame(), NOON));
    expect(after).toMatchObject({ teamNames: { A: 'Foxes' }, decoration: 7 });
    expect(after.panels).toEqual(restartPanels('Trivia: Space'));
    expect(after.scoreboard).toEqual({ events: [], undone: [] });
  });

  it('a team that leaves hands the turn to A, and its points come back with it', () => {
    const four = startedGame({ teamCount: 4 });
    const scored = played(four, [
      { type: 'TAKE_TURN', team: 'D' },
      { type: 'UPDATE_SCORE', team: 'D', points: 10 },
    ]);
    const two = played(scored, [{ type: 'SET_TEAM_COUNT', teamCount: 2 }]);
    expect(viewOf(two, NOON)).toMatchObject({ currentTeam: 'A', teamScores: { A: 0, B: 0 } });
    const again = played(two, [{ type: 'SET_TEAM_COUNT', teamCount: 4 }]);
    expect(totals(again.scoreboard).D).toBe(10);
  });
});

const team = fc.constantFrom(...TEAM_IDS);
const panel = fc.constantFrom(...PANEL_IDS);
const action: fc.Arbitrary<Action> = fc.oneof(
  ...(
    [
      'NEXT_CARD',
      'PREVIOUS_CARD',
      'PAUSE_GAME',
      'RESUME_GAME',
      'RESET_TIMER',
      'CLEAR_ROUND',
      'NEXT_ROUND',
      'UNDO_SCORE',
      'REDO_SCORE',
      'SWITCH_TEAM',
      'SWITCH_TEAM_BACK',
    ] as const
  ).map((type) => fc.constant({ type })),
  fc.record({
    type: fc.constant('UPDATE_SCORE' as const),
    team,
    points: fc.integer({ min: -20, max: 20 }),
  }),
  fc.record({ type: fc.constant('TAKE_TURN' as const), team }),
  fc.record({
    type: fc.constant('RENAME_TEAM' as const),
    team,
    name: fc.string({ unit: 'grapheme' }),
  }),
  fc.record({ type: fc.constant('UPDATE_NOTES' as const), notes: fc.string({ unit: 'binary' }) }),
  fc.record({ type: fc.constant('UPDATE_TIMER' as const), seconds: fc.double() }),
  fc.record({
    type: fc.constant('SET_TIMER_SECONDS' as const),
    seconds: fc.constantFrom(...TIMER_SECONDS),
  }),
  fc.record({
    type: fc.constant('SET_TEAM_COUNT' as const),
    teamCount: fc.constantFrom(...TEAM_COUNTS),
  }),
  fc.record({
    type: fc.constantFrom('SHOW_PANEL', 'HIDE_PANEL', 'EXPAND_PANEL', 'COLLAPSE_PANEL'),
    panel,
  }),
  fc.record({
    type: fc.constant('RESET_GAME' as const),
    decoration: fc.integer({ min: 1, max: 10 }),
  }),
);
const moment = fc.integer({ min: NOON, max: NOON + 10 ** 7 });
const evening = fc
  .array(fc.tuple(action, moment), { maxLength: 80 })
  .map((acts) => acts.reduce((game, [act, at]) => played(game, [act], at), startedGame()));

describe('laws', () => {
  it('no action leaves an invalid state, and every state loads again as it was', () => {
    fc.assert(
      fc.property(evening, (game) => {
        expect(isValid(game)).toBe(true);
        expect(loadGame(saveGame(game), NOON + 10 ** 7)).toEqual(game);
      }),
      { numRuns: 200 },
    );
  });

  it('an action that does not apply returns the same object', () => {
    fc.assert(
      fc.property(evening, action, moment, (game, act, at) => {
        const after = reduce(game, act, at);
        const timed = ['UPDATE_TIMER', 'RESET_TIMER', 'SET_TIMER_SECONDS', 'RESET_GAME'];
        if (after === game || timed.includes(act.type)) return;
        expect(after).not.toEqual(game);
      }),
    );
  });

  it('STATE-GAME-24 STATE-GAME-25 a stored game loads whole or is refused whole', () => {
    const keys = Object.keys(startedGame()) as (keyof GameState)[];
    fc.assert(
      fc.property(evening, fc.constantFrom(...keys), fc.jsonValue(), (game, key, value) => {
        const loaded = loadGame(JSON.stringify({ ...game, [key]: value }), NOON + 10 ** 7);
        if (loaded) expect(isValid(loaded)).toBe(true);
      }),
      { numRuns: 300 },
    );
    const game = startedGame();
    const refused = [
      '',
      '{',
      'null',
      '[]',
      saveGame({ ...game, isGameActive: false }),
      saveGame({ ...game, cards: [] }),
      saveGame({ ...game, currentCardIndex: 5 }),
      saveGame({ ...game, currentTeam: 'D' }),
      saveGame({ ...game, notes: 'x'.repeat(501) }),
      saveGame({ ...game, cards: [...cards(1), ...cards(1)] }),
      JSON.stringify({ ...game, version: 0 }),
      JSON.stringify({
        ...game,
        scoreboard: {
          events: [{ act: 'points', round: 1, changes: [{ team: 'A', points: 5, adjustment: 3 }] }],
          undone: [],
        },
      }),
    ];
    for (const text of refused) expect(loadGame(text, NOON)).toBeUndefined();
  });

  it('a clock that jumped back never gives more than the full time', () => {
    const loaded = loadGame(saveGame(startedGame()), NOON - 10 ** 9);
    expect(loaded && viewOf(loaded, NOON - 10 ** 9).timeRemaining).toBe(30);
  });
});
