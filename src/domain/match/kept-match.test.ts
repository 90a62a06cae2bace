// Where a stored match stops being one: each limit from both sides.
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
import { reduce } from './reduce.ts';
import { addPoints, emptyScoreboard, MOST_EVENTS, MOST_POINTS } from './scoreboard.ts';
import { shiftTimer, startTimer } from './timer.ts';

const match = startedMatch();
const [card] = cards(1);
const loads = (changes: object): boolean => parseMatch(kept(match, changes), NOON) !== undefined;
const withCard = (changes: object): boolean => loads({ cards: [{ ...card, ...changes }] });
const running = (durationMs: number, deadline = NOON) => ({
  timer: { status: 'running', durationMs, deadline },
});
const paused = (durationMs: number, remainingMs: number) => ({
  timer: { status: 'paused', durationMs, remainingMs },
});

describe('STATE-GAME-24 what a match is about', () => {
  it('is kept by ids; the label beside them is for pages of before, and is not read back', () => {
    const free = startedMatch({
      category: 'free',
      freeGame: '2000s-pop',
      topic: '2000s Pop Culture',
    });
    expect(JSON.parse(serializeMatch(free))).toMatchObject({
      kind: { category: 'free', freeGame: '2000s-pop', topic: '2000s Pop Culture' },
      currentCategory: 'Free Games: 2000s Pop Culture',
    });
    expect(parseMatch(kept(free, { currentCategory: 'Trivia: Space' }), NOON)).toEqual(free);
  });

  it('is read from the label where an earlier page has kept nothing else', () => {
    const labelled = (currentCategory: string) =>
      parseMatch(kept(match, { kind: undefined, currentCategory }), NOON);
    expect(labelled('Drinking Games: Us')).toMatchObject({ category: 'drinking', topic: 'Us' });
    expect(labelled('Free Games: Emoji Guess It')).toMatchObject({
      category: 'free',
      freeGame: 'emoji-guess-it',
    });
    const longest = labelled(`Trivia: ${'x'.repeat(162)}`);
    expect(longest && parseMatch(serializeMatch(longest), NOON)).toEqual(longest);
  });
});

describe('STATE-GAME-24 a stored game at its limits', () => {
  it('has texts of at most their length', () => {
    for (const [field, most] of [
      ['id', 100],
      ['question', 300],
      ['hint', 200],
      ['answer', 200],
      ['category', 100],
      ['type', 100],
      ['explanation', 300],
    ] as const) {
      const fits = [most, most + 1].map((length) => withCard({ [field]: 'x'.repeat(length) }));
      expect({ field, fits }).toEqual({ field, fits: [true, false] });
    }
    expect([withCard({ id: '' }), withCard({ question: '' })]).toEqual([false, false]);
    expect([withCard({ hint: '', answer: '', category: '', type: '' })]).toEqual([true]);
    expect([withCard({ verdict: 'unsure' }), withCard({ verdict: 'perhaps' })]).toEqual([
      true,
      false,
    ]);
    for (const [field, most] of [
      ['id', 100],
      ['gameId', 100],
      ['currentCategory', 170],
      ['notes', 500],
    ] as const) {
      const fits = [most, most + 1].map((length) => loads({ [field]: 'x'.repeat(length) }));
      expect({ field, fits }).toEqual({ field, fits: [true, false] });
    }
    expect([loads({ id: '' }), loads({ currentCategory: '' })]).toEqual([false, false]);
    expect(loads({ notes: '📝'.repeat(500) })).toBe(true);
    expect([15, 16].map((length) => loads({ teamNames: { A: '🦊'.repeat(length) } }))).toEqual([
      true,
      false,
    ]);
  });

  it('has 1 to 500 cards, the skipped ones counted, each once', () => {
    expect([500, 501].map((count) => loads({ cards: cards(count) }))).toEqual([true, false]);
    const [first, ...rest] = cards(500);
    expect(loads({ cards: [first], skipped: rest })).toBe(true);
    expect(loads({ cards: cards(2), skipped: cards(501).slice(2) })).toBe(false);
    expect(loads({ skipped: cards(1) })).toBe(false);
    expect([4, 5, -1, 1.5].map((currentCardIndex) => loads({ currentCardIndex }))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('has a timer of 1 s to an hour, with no more left than that', () => {
    expect([999, 1000, 3_600_000, 3_600_001].map((ms) => loads(running(ms)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([0, -1].map((deadline) => loads(running(1000, deadline)))).toEqual([true, false]);
    expect([0, 1000, 1001, -1].map((left) => loads(paused(1000, left)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('has 2 to 4 teams, a team of them on turn, and one of ten decorations', () => {
    expect([1, 2, 3, 4, 5].map((teamCount) => loads({ teamCount }))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(loads({ teamCount: 3, currentTeam: 'C' })).toBe(true);
    expect(loads({ teamCount: 2, currentTeam: 'C' })).toBe(false);
    expect([0, 1, 10, 11].map((decoration) => loads({ decoration }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('is active, of this version, and whole', () => {
    expect(loads({})).toBe(true);
    for (const key of Object.keys(JSON.parse(serializeMatch(match)))) {
      expect({ key, loads: loads({ [key]: undefined }) }).toEqual({
        key,
        loads: ['skipped', 'kind', 'closesRounds'].includes(key),
      });
    }
    expect([loads({ isGameActive: false }), loads({ version: 2 })]).toEqual([false, false]);
  });

  it('comes back as it was, with everything that a card and a game can have', () => {
    const rich = startedMatch({
      gameId: 'deck-1',
      cards: [
        ...cards(1).map((first) => ({
          ...first,
          explanation: 'because',
          verdict: 'checked' as const,
        })),
        ...cards(3).slice(1),
      ],
    });
    const skipped = played(rich, [{ type: 'SKIP_CARD' }]);
    expect(parseMatch(serializeMatch(skipped), NOON)).toEqual(skipped);
    expect(parseMatch(serializeMatch(match), NOON)).not.toHaveProperty('gameId');
  });

  it('whose clock was set back has no more than the full time', () => {
    const loaded = parseMatch(kept(match, running(30_000, NOON + 90_000)), NOON);
    expect(loaded?.timer).toEqual({
      status: 'running',
      durationMs: 30_000,
      deadline: NOON + 30_000,
    });
  });
});

describe('the limits of the rules', () => {
  it('a game starts with 1 to 500 cards', () => {
    const start = (count: number) => {
      const action: Action = {
        type: 'START_GAME',
        match: {
          id: 'evening',
          category: 'trivia',
          topic: 'Space',
          cards: cards(count),
          teamCount: 2,
          timerSeconds: 30,
          includeHints: true,
          includeAnswers: true,
        },
      };
      return reduce(undefined, action, NOON)?.cards.length;
    };
    expect([0, 1, 500, 501].map(start)).toEqual([undefined, 1, 500, undefined]);
  });

  it('STATE-GAME-08 one act gives at most 1000 points, whole ones, and not none', () => {
    const given = (points: number) =>
      addPoints(emptyScoreboard, { team: 'A', points, round: 1 }).events.length;
    expect(
      [MOST_POINTS, MOST_POINTS + 1, -MOST_POINTS, -MOST_POINTS - 1, 0, 0.5].map(given),
    ).toEqual([1, 0, 1, 0, 0, 0]);
    expect(MOST_POINTS).toBe(1000);
  });

  it('STATE-GAME-08 a fall below zero is stopped, and only that', () => {
    const fall = addPoints(emptyScoreboard, { team: 'A', points: -4, round: 1 });
    expect(fall.events[0]?.changes).toEqual([{ team: 'A', points: -4, adjustment: 4 }]);
    const rise = addPoints(fall, { team: 'A', points: 3, round: 1 });
    expect(rise.events[1]?.changes).toEqual([{ team: 'A', points: 3, adjustment: 0 }]);
  });

  it('no evening has more than 5000 acts', () => {
    const full = {
      events: Array.from({ length: MOST_EVENTS }, () => ({
        act: 'points' as const,
        round: 1,
        changes: [{ team: 'A' as const, points: 1, adjustment: 0 }],
      })),
      undone: [],
    };
    expect(MOST_EVENTS).toBe(5000);
    expect(addPoints(full, { team: 'A', points: 1, round: 1 })).toBe(full);
    const nearly = { ...full, events: full.events.slice(1) };
    expect(addPoints(nearly, { team: 'A', points: 1, round: 1 }).events).toHaveLength(5000);
  });

  it('STATE-GAME-13 a clock that is set moves a running deadline along, never below 0', () => {
    const timer = startTimer(30_000, 1000);
    expect(shiftTimer(timer, 500)).toEqual({ ...timer, deadline: 31_500 });
    expect(shiftTimer(timer, -50_000)).toEqual({ ...timer, deadline: 0 });
    expect(shiftTimer(timer, 0)).toBe(timer);
  });

  it('STATE-GAME-07 a time that is no number changes nothing', () => {
    expect(reduce(match, { type: 'UPDATE_TIMER', seconds: Number.NaN }, NOON)).toBe(match);
    const half = played(match, [{ type: 'UPDATE_TIMER', seconds: 1.5 }]);
    expect(half.timer).toMatchObject({ deadline: NOON + 1500 });
  });
});
