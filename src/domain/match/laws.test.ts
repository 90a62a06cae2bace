// What holds after any evening, whatever the host did.
import fc from 'fast-check';
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
import type { Action } from './actions.ts';
import { CREST_IDS } from './crests.ts';
import { TEAM_COUNTS, TIMER_SECONDS } from '#domain/category/categories.ts';
import { history } from './history.ts';
import { reduce } from './reduce.ts';
import { isValid } from './kept-match.ts';
import type { ScoreEvent } from './scoreboard.ts';
import { viewOf } from './state.ts';
import { TEAM_IDS } from './teams.ts';

const team = fc.constantFrom(...TEAM_IDS);
const action: fc.Arbitrary<Action> = fc.oneof(
  ...(
    [
      'NEXT_CARD',
      'PREVIOUS_CARD',
      'ADVANCE',
      'GO_BACK',
      'SKIP_CARD',
      'PAUSE_GAME',
      'RESUME_GAME',
      'HOLD_TIMER',
      'RELEASE_TIMER',
      'RESET_TIMER',
      'CLEAR_ROUND',
      'NEXT_ROUND',
      'UNDO_SCORE',
      'REDO_SCORE',
      'SWITCH_TEAM',
      'TIE_BREAK',
    ] as const
  ).map((type) => fc.constant({ type })),
  fc.record({
    type: fc.constant('UPDATE_SCORE' as const),
    team,
    points: fc.integer({ min: -20, max: 20 }),
  }),
  fc.record({
    type: fc.constant('SCORE_CARD' as const),
    team,
    points: fc.constantFrom(10, 6, 0, -1),
  }),
  fc.record({ type: fc.constant('CLOSE_ROUNDS' as const), byThemselves: fc.boolean() }),
  fc.record({ type: fc.constant('TAKE_TURN' as const), team }),
  fc.record({
    type: fc.constant('RENAME_TEAM' as const),
    team,
    name: fc.string({ unit: 'grapheme' }),
  }),
  fc.record({
    type: fc.constant('SET_CREST' as const),
    team,
    crest: fc.constantFrom(...CREST_IDS),
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
  fc.constant({ type: 'RESET_GAME' }),
  fc.record({
    type: fc.constant('BRING_BACK' as const),
    cardId: fc.constantFrom(...cards(5).map(({ id }) => id)),
  }),
  fc.record({ type: fc.constant('SHUFFLE_REST' as const), sortKeys: fc.array(fc.double()) }),
  fc.record({
    type: fc.constant('PLAY_AGAIN' as const),
    sortKeys: fc.array(fc.double()),
  }),
  fc.record({
    type: fc.constant('SHIFT_CLOCK' as const),
    // Set back only: the moments of these evenings do not move along.
    byMs: fc.integer({ min: -(10 ** 9), max: 0 }),
  }),
);
const recorded = (count: number): ScoreEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    act: 'next-round',
    round: index + 1,
    changes: [],
  }));
const pointIn = (round: number): ScoreEvent => ({
  act: 'points',
  round,
  changes: [{ team: 'A', points: 1, adjustment: 0 }],
});
const moment = fc.integer({ min: NOON, max: NOON + 10 ** 7 });
const evening = fc
  .array(fc.tuple(action, moment), { maxLength: 80 })
  .map((acts) => acts.reduce((match, [act, at]) => played(match, [act], at), startedMatch()));
/** Only what moves scores and rounds: among all the other actions those meet too seldom. */
const scoring = action.filter((act) =>
  [
    'UPDATE_SCORE',
    'SCORE_CARD',
    'CLEAR_ROUND',
    'NEXT_ROUND',
    'UNDO_SCORE',
    'REDO_SCORE',
    'SET_TEAM_COUNT',
  ].includes(act.type),
);
const contest = fc
  .array(scoring, { minLength: 10, maxLength: 60 })
  .map((acts) => played(startedMatch(), acts));

describe('laws', () => {
  it('no action leaves an invalid state, and every state loads again as it was', () => {
    fc.assert(
      fc.property(fc.oneof(evening, contest), (match) => {
        expect(isValid(match)).toBe(true);
        expect(parseMatch(serializeMatch(match), NOON + 10 ** 7)).toEqual(match);
      }),
      { numRuns: 200 },
    );
  });

  it('STATE-GAME-17 rounds only go on, and no running total of the history is negative', () => {
    fc.assert(
      fc.property(contest, ({ scoreboard }) => {
        const rounds = scoreboard.events.map((event) => event.round);
        expect(rounds).toEqual(rounds.toSorted((one, other) => one - other));
        for (const row of history(scoreboard)) {
          for (const team of TEAM_IDS) expect(row.totals[team]).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('no card is ever lost or doubled, whatever is left out, brought back and shuffled', () => {
    fc.assert(
      fc.property(evening, (match) => {
        const ids = [...match.cards, ...match.skipped].map(({ id }) => id).toSorted();
        expect(ids).toEqual(cards(5).map(({ id }) => id));
      }),
    );
  });

  it('an action that does not apply returns the same object', () => {
    fc.assert(
      fc.property(evening, action, moment, (match, act, at) => {
        const after = reduce(match, act, at);
        const timed = [
          'UPDATE_TIMER',
          'RESET_TIMER',
          'SET_TIMER_SECONDS',
          'RESET_GAME',
          'PLAY_AGAIN',
        ];
        if (after === match || timed.includes(act.type)) return;
        expect(after).not.toEqual(match);
      }),
    );
  });

  it('STATE-GAME-24 STATE-GAME-25 a stored game loads whole or is refused whole', () => {
    const keys = Object.keys(JSON.parse(serializeMatch(startedMatch())));
    fc.assert(
      fc.property(evening, fc.constantFrom(...keys), fc.jsonValue(), (game, key, value) => {
        const loaded = parseMatch(kept(game, { [key]: value }), NOON + 10 ** 7);
        if (loaded) expect(isValid(loaded)).toBe(true);
      }),
      { numRuns: 300 },
    );
    const match = startedMatch();
    const refused = [
      '',
      '{',
      'null',
      '[]',
      serializeMatch({ ...match, isGameActive: false }),
      serializeMatch({ ...match, cards: [] }),
      serializeMatch({ ...match, currentCardIndex: 5 }),
      serializeMatch({ ...match, currentTeam: 'D' }),
      serializeMatch({ ...match, notes: 'x'.repeat(501) }),
      serializeMatch({ ...match, cards: [...cards(1), ...cards(1)] }),
      kept(match, { version: 0 }),
      kept(match, { kind: { category: 'chess', topic: 'Openings' } }),
      kept(match, { kind: { category: 'trivia', freeGame: '2000s-pop', topic: 'Space' } }),
      serializeMatch({ ...match, teamNames: { A: 'Fo\u0007xes' } }),
      // Five cards make three rounds at most, so neither a fourth nor a step back can have been played.
      serializeMatch({ ...match, scoreboard: { events: recorded(4), undone: [] } }),
      serializeMatch({
        ...match,
        scoreboard: { events: [...recorded(3), pointIn(4)], undone: [] },
      }),
      serializeMatch({
        ...match,
        scoreboard: { events: [...recorded(2), pointIn(1)], undone: [] },
      }),
      kept(match, {
        scoreboard: {
          events: [{ act: 'points', round: 1, changes: [{ team: 'A', points: 5, adjustment: 3 }] }],
          undone: [],
        },
      }),
    ];
    const spaced = parseMatch(
      serializeMatch({ ...match, teamNames: { A: '   ', B: ' Owls' } }),
      NOON,
    );
    expect(spaced?.teamNames).toEqual({ A: '', B: 'Owls' });
    for (const text of refused) expect(parseMatch(text, NOON)).toBeUndefined();
    const corrected = { events: [...recorded(3), pointIn(3)], undone: [] };
    expect(
      parseMatch(serializeMatch({ ...match, scoreboard: corrected }), NOON)?.scoreboard,
    ).toEqual(corrected);
  });

  it('a clock that jumped back never gives more than the full time', () => {
    const loaded = parseMatch(serializeMatch(startedMatch()), NOON - 10 ** 9);
    expect(loaded && viewOf(loaded, NOON - 10 ** 9).timeRemaining).toBe(30);
  });
});
