import { describe, expect, it } from 'vitest';
import { DEFAULT_CRESTS } from '#domain/match/crests.ts';
import { eveningOf } from '#domain/match/evening.ts';
import { keptForm, matchFrom } from '#domain/match/kept-match.ts';
import { currentRound, totals } from '#domain/match/scoreboard.ts';
import { roundsOf } from '#domain/match/state.ts';
import { cards, NOON, startedMatch } from '#tests/support/matches.ts';
import { reduceRoom, type RoomAction } from './actions.ts';
import { awardOf, doubledLines, linesOf, type Marked, type Player } from './answers.ts';
import { isOpen, keyOf, openRoom, playOf, type RoomState } from './state.ts';
import { viewFor, type Facts } from './view.ts';

const room = (...actions: readonly RoomAction[]): RoomState =>
  actions.reduce(
    (state, action) => reduceRoom(state, action, NOON),
    openRoom(startedMatch({ cards: cards(3), timerSeconds: 30 })),
  );
const NOBODY: Facts = {
  players: [],
  seats: 0,
  answered: 0,
  marked: new Map(),
  standings: new Map(),
  buzzes: [],
  challenges: [],
  written: new Map(),
};
const UNDO: RoomAction = { type: 'TABLE', action: { type: 'UNDO_SCORE' } };
const BEGIN: RoomAction = { type: 'BEGIN' };
const next: RoomAction = { type: 'TABLE', action: { type: 'ADVANCE' } };
const show = (isShown: boolean): RoomAction => ({ type: 'SHOW', side: 'answer', isShown });

describe('PHONE-03 when phones may answer', () => {
  it('not before the host begins, then until the time is up, by the server’s clock', () => {
    expect(isOpen(room(), NOON)).toBe(false);
    const begun = room(BEGIN);
    expect(isOpen(begun, NOON + 29_999)).toBe(true);
    expect(isOpen(begun, NOON + 30_000)).toBe(false);
    // More time for a seat that needs it, or none at all.
    expect(isOpen(begun, NOON + 44_999, 1.5)).toBe(true);
    expect(isOpen(begun, NOON + 45_000, 1.5)).toBe(false);
    expect(isOpen(begun, NOON + 59_999, 2)).toBe(true);
    expect(isOpen(begun, NOON + 999_999, 0)).toBe(true);
  });

  it('not once they are closed, the answer is shown, or the card was paid; on the next card again', () => {
    expect(isOpen(room(BEGIN, { type: 'CLOSE' }), NOON)).toBe(false);
    expect(isOpen(room(BEGIN, show(true)), NOON)).toBe(false);
    expect(isOpen(room(BEGIN, { type: 'CLOSE' }, next), NOON)).toBe(true);
    const paid = room(BEGIN, { type: 'AWARD', key: '1.card-1', points: { A: 10 } });
    expect(isOpen(paid, NOON)).toBe(false);
    expect(isOpen(room(BEGIN, { type: 'TABLE', action: { type: 'END_GAME' } }), NOON)).toBe(false);
  });

  it('a card that was paid is told to be closed: there, turned back, and when the host goes back to it', () => {
    const pay: RoomAction = { type: 'AWARD', key: '1.card-1', points: { A: 10 } };
    const back: RoomAction = { type: 'TABLE', action: { type: 'GO_BACK' } };
    expect(room(BEGIN, show(true), pay, show(false)).isClosed).toBe(true);
    expect(room(BEGIN, pay, next).isClosed).toBe(false);
    // As the server does: it pays what is left.
    expect(room(BEGIN, next, pay).isClosed).toBe(false);
    expect(room(BEGIN, next, pay, back).isClosed).toBe(true);
    const anew = room(BEGIN, pay, { type: 'TABLE', action: { type: 'RESET_GAME' } });
    expect([anew.isClosed, isOpen(anew, NOON)]).toEqual([false, true]);
  });

  it('a clock that stands leaves them open, and a vote has no clock', () => {
    const paused = room(BEGIN, { type: 'TABLE', action: { type: 'PAUSE_GAME' } });
    expect(isOpen(paused, NOON + 60_000)).toBe(true);
    const social = openRoom(startedMatch({ category: 'social' }));
    expect(isOpen(reduceRoom(social, BEGIN, NOON), NOON + 999_999)).toBe(true);
  });
});

describe('PHONE-07 what is done to a room', () => {
  it('on another card nothing is turned over, and a card dealt anew is another', () => {
    const turned = room(
      BEGIN,
      show(true),
      { type: 'SEAT_ACTOR', actor: 'p' },
      { type: 'CLOSE' },
      next,
    );
    expect(turned).toMatchObject({
      shown: { hint: false, answer: false },
      isClosed: false,
      actor: null,
    });
    const again = room(BEGIN, { type: 'TABLE', action: { type: 'RESET_GAME' } });
    expect(keyOf(again)).toBe('2.card-1');
    expect(keyOf(room(BEGIN))).toBe('1.card-1');
  });

  it('KEY-02 the clock stands while the answer is shown, unless it stood already', () => {
    const shown = room(BEGIN, show(true));
    expect(shown.match.timer).toMatchObject({ status: 'paused', isHeld: true });
    expect(room(BEGIN, show(true), show(false)).match.timer.status).toBe('running');
    expect(room(BEGIN, show(true), next).match.timer.status).toBe('running');
    const paused = room(BEGIN, { type: 'TABLE', action: { type: 'PAUSE_GAME' } }, show(true));
    expect(reduceRoom(paused, show(false), NOON).match.timer.status).toBe('paused');
    const hint = room(BEGIN, { type: 'SHOW', side: 'hint', isShown: true });
    expect(hint.match.timer.status).toBe('running');
  });

  it('SCORE-03 a card that was scored, and its undo, lay another one on the table', () => {
    const score: RoomAction = {
      type: 'TABLE',
      action: { type: 'SCORE_CARD', team: 'A', points: 10 },
    };
    const scored = room(BEGIN, show(true), score);
    expect([keyOf(scored), scored.shown.answer]).toEqual(['1.card-2', false]);
    const undone = reduceRoom(scored, { type: 'TABLE', action: { type: 'UNDO_SCORE' } }, NOON);
    expect([keyOf(undone), totals(undone.match.scoreboard).A]).toEqual(['1.card-1', 0]);
  });

  it('what does not apply changes nothing', () => {
    const begun = room(BEGIN);
    for (const action of [
      BEGIN,
      show(false),
      { type: 'TABLE', action: { type: 'GO_BACK' } },
    ] as const) {
      expect(reduceRoom(begun, action, NOON)).toBe(begun);
    }
  });

  it('points for a card are given once; more or fewer change the totals by that much', () => {
    const give = (A: number, B: number): RoomAction => ({
      type: 'AWARD',
      key: '1.card-1',
      points: { A, B },
    });
    const scores = (state: RoomState) => totals(state.match.scoreboard);
    expect(scores(room(BEGIN, give(10, 0), give(10, 0)))).toMatchObject({ A: 10, B: 0 });
    expect(scores(room(BEGIN, give(10, 0), give(10, 10)))).toMatchObject({ A: 10, B: 10 });
    const changed = room(BEGIN, give(10, 10), give(0, 10));
    expect(scores(changed)).toMatchObject({ A: 0, B: 10 });
    const undone = reduceRoom(changed, UNDO, NOON);
    expect(scores(undone)).toMatchObject({ A: 10, B: 10 });
  });

  it('PHONE-03 what was undone or cleared is no longer there to be taken off or made up', () => {
    const give = (A: number, B = 0): RoomAction => ({
      type: 'AWARD',
      key: '1.card-1',
      points: { A, B },
    });
    const scores = (...actions: RoomAction[]) => totals(room(BEGIN, ...actions).match.scoreboard);
    const points: RoomAction = {
      type: 'TABLE',
      action: { type: 'UPDATE_SCORE', team: 'A', points: 20 },
    };
    const clear: RoomAction = { type: 'TABLE', action: { type: 'CLEAR_ROUND' } };
    const redo: RoomAction = { type: 'TABLE', action: { type: 'REDO_SCORE' } };
    expect(scores(points, give(10), UNDO, give(0))).toMatchObject({ A: 20 });
    expect(scores(points, give(10), UNDO, give(10))).toMatchObject({ A: 30 });
    expect(scores(give(10), give(0), UNDO, give(10))).toMatchObject({ A: 10 });
    expect(scores(give(10), UNDO, redo, give(0))).toMatchObject({ A: 0 });
    expect(scores(give(10), clear, points, give(0))).toMatchObject({ A: 20 });
    const round: RoomAction = { type: 'TABLE', action: { type: 'NEXT_ROUND' } };
    expect(scores(give(10), round, points, clear, give(0))).toMatchObject({ A: 0 });
    const other: RoomAction = { type: 'AWARD', key: '1.card-2', points: { A: 10 } };
    expect(scores(give(10), other)).toMatchObject({ A: 20 });
    expect(scores(give(10, 10), UNDO)).toMatchObject({ A: 0, B: 0 });
    expect(scores(points, give(10))).toMatchObject({ A: 30 });
  });

  it('PHONE-10 scores that phones brought two teams at once go on with another deck, and can be kept', () => {
    const before = room(BEGIN, { type: 'AWARD', key: '1.card-1', points: { A: 10, B: 10 } });
    const match = startedMatch({ id: 'second', cards: cards(2) });
    const after = reduceRoom(before, { type: 'NEW_MATCH', match, keepsScores: true }, NOON);
    expect(totals(after.match.scoreboard)).toMatchObject({ A: 10, B: 10 });
    expect(matchFrom(keptForm(after.match), NOON)).toMatchObject({ id: 'second' });
    const again = { type: 'AWARD', key: '2.card-1', points: { A: 10 } } as const;
    expect(totals(reduceRoom(after, again, NOON).match.scoreboard)).toMatchObject({ A: 20, B: 10 });
  });

  it('PHONE-10 another deck keeps the teams, and the scores where they are to be kept', () => {
    const before = room(BEGIN, { type: 'AWARD', key: '1.card-1', points: { A: 10 } });
    const match = startedMatch({ id: 'second', cards: cards(2) });
    const kept = reduceRoom(before, { type: 'NEW_MATCH', match, keepsScores: true }, NOON);
    expect(totals(kept.match.scoreboard).A).toBe(10);
    expect(kept).toMatchObject({ dealing: 2, awarded: {} });
    const anew = reduceRoom(before, { type: 'NEW_MATCH', match, keepsScores: false }, NOON);
    expect(totals(anew.match.scoreboard).A).toBe(0);
  });

  it('PHONE-10 another deck’s rounds follow those that were played, and its cards are its own', () => {
    const ten = (card: number): RoomAction => ({
      type: 'AWARD',
      key: `1.card-${card}`,
      points: { A: 10 },
    });
    const before = room(BEGIN, ten(1), next, ten(2), next, ten(3));
    const match = startedMatch({ id: 'second', cards: cards(2) });
    const kept = reduceRoom(before, { type: 'NEW_MATCH', match, keepsScores: true }, NOON);
    expect(totals(kept.match.scoreboard).A).toBe(30);
    // Two rounds of three cards, one of two: none is over before it has begun.
    expect(roundsOf(kept.match)).toBe(3);
    expect(currentRound(kept.match.scoreboard, 3)).toBe(3);
    expect(eveningOf(kept.match)).toMatchObject({ cards: 1, streak: undefined });
    const read = matchFrom(JSON.parse(JSON.stringify(keptForm(kept.match))), NOON);
    expect(read && roundsOf(read)).toBe(3);
    // A third one follows them all; dealt anew, it begins an evening of its own.
    const third = reduceRoom(kept, { type: 'NEW_MATCH', match, keepsScores: true }, NOON);
    expect(roundsOf(third.match)).toBe(3);
    const anew = { type: 'TABLE', action: { type: 'RESET_GAME' } } as const;
    expect(roundsOf(reduceRoom(third, anew, NOON).match)).toBe(1);
  });

  it('TEAM-08 another deck keeps the teams’ crests, and phones are told those that were chosen', () => {
    const act = { type: 'SET_CREST', team: 'A', crest: 'star' } as const;
    const before = room(BEGIN, { type: 'TABLE', action: act });
    const told = (state: RoomState) => viewFor(state, NOBODY, { now: NOON }).table.teams;
    expect(told(room(BEGIN)).map((team) => 'crest' in team)).toEqual([false, false]);
    const match = startedMatch({ id: 'second', teamCrests: { ...DEFAULT_CRESTS, A: 'moon' } });
    const kept = reduceRoom(before, { type: 'NEW_MATCH', match, keepsScores: false }, NOON);
    expect(told(kept).map(({ crest }) => crest)).toEqual(['star', 'triangle']);
    const plain = reduceRoom(room(BEGIN), { type: 'NEW_MATCH', match, keepsScores: false }, NOON);
    expect(plain.match.teamCrests).toBeUndefined();
  });

  it('a buzzer is the host’s switch where answers are typed, and nowhere else', () => {
    const buzz: RoomAction = { type: 'SET', settings: { answering: 'buzz' } };
    expect(playOf(room(buzz))).toBe('buzzer');
    const social = openRoom(startedMatch({ category: 'social' }));
    expect(playOf(reduceRoom(social, buzz, NOON))).toBe('vote');
  });
});

describe('PHONE-03 what answers are worth', () => {
  const seat = (id: string, team: 'A' | 'B'): Player => ({
    id,
    name: id,
    shape: 'circle',
    colour: 0,
    team,
    joinedAt: 0,
    status: 'in',
    cameAt: null,
    isRemote: false,
    stretch: 1,
  });
  const gave = (playerId: string, points: number): Marked => ({
    playerId,
    points,
    text: '',
    at: 0,
    leftMs: 0,
    ruling: null,
    isChallenged: false,
    mark: points > 0 ? 'right' : 'wrong',
  });

  it('once a team, or the average over its phones', () => {
    const players = [seat('a', 'A'), seat('b', 'A'), seat('c', 'A'), seat('d', 'B')];
    const marked = [gave('a', 10), gave('b', 12), gave('d', 0)];
    expect(awardOf(marked, players, 'team')).toEqual({ A: 12 });
    expect(awardOf(marked, players, 'average')).toEqual({ A: 7 });
  });
});

describe('PHONE-06 lists', () => {
  it('the same word in two lists counts for nobody, twice in one is once', () => {
    expect(linesOf('Pan\n pan \n\nPot')).toEqual(['pan', 'Pot']);
    const doubled = doubledLines([{ text: 'Crème\nPot' }, { text: 'creme!\nSpoon\nspoon' }]);
    expect([...doubled]).toEqual(['creme']);
  });
});
