import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import english from '#content/marking/en.json' with { type: 'json' };
import { CATEGORY_IDS } from '#domain/category/categories.ts';
import type { Card } from '#domain/deck/card.ts';
import { TEAM_IDS } from '#domain/match/teams.ts';
import { NOON, startedMatch } from '#tests/support/matches.ts';
import { reduceRoom, type RoomAction } from './actions.ts';
import { markAll, type Answer, type Player } from './answers.ts';
import { CROWD_CATEGORIES } from './crowd.ts';
import type { HostView } from './host.ts';
import { cardOf, keyOf, openRoom, playOf, WAYS_TO_ANSWER, type RoomState } from './state.ts';
import { standingsOf } from './standings.ts';
import { audienceOf, viewFor, type Facts } from './view.ts';

const SECRET = 'zugzwang';
const CARDS: Card[] = Array.from({ length: 4 }, (_, at) => ({
  id: `c${at}`,
  question: `${SECRET}-question-${at}`,
  hint: `${SECRET}-hint-${at}, other`,
  answer: `${SECRET}-answer-${at}`,
  explanation: `${SECRET}-explanation-${at}`,
  choices: ['one', 'two', 'three'],
  category: 'Any',
  type: 'any',
}));

function player(id: string, more: Partial<Player> = {}): Player {
  return {
    id,
    name: `Name of ${id}`,
    shape: 'circle',
    colour: 0,
    team: 'A',
    joinedAt: NOON,
    status: 'in',
    cameAt: null,
    isRemote: false,
    stretch: 1,
    ...more,
  };
}

const answer = (playerId: string): Answer => ({
  playerId,
  text: `given-by-${playerId}`,
  at: NOON,
  leftMs: 1000,
  ruling: null,
  isChallenged: false,
});

function factsOf(state: RoomState, players: readonly Player[]): Facts {
  const card = cardOf(state);
  const answers = players.map(({ id }) => answer(id));
  const marked = card
    ? markAll(answers, { card, settings: state.settings, durationMs: 30_000, words: english })
    : [];
  return {
    players,
    seats: players.length,
    answered: answers.length,
    marked: new Map(state.shown.answer ? marked.map((each) => [each.playerId, each]) : []),
    standings: standingsOf(new Map(players.map(({ id }, at) => [id, at]))),
    buzzes: [],
    challenges: CARDS.map((each) => ({
      key: `1.${each.id}`,
      playerId: 'p0',
      text: 'thought-by-p0',
      answer: each.answer,
    })),
    written: new Map(players.map(({ id }) => [id, [{ id: `of-${id}`, text: `written-by-${id}` }]])),
  };
}

const PLAYERS = fc
  .array(
    fc.record({
      team: fc.constantFrom(...TEAM_IDS.slice(0, 2)),
      status: fc.constantFrom('in' as const, 'in' as const, 'waiting' as const),
      isRemote: fc.boolean(),
      isLate: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((seats) =>
    seats.map(({ isLate, ...seat }, at) =>
      player(`p${at}`, { ...seat, cameAt: isLate ? '1.c0' : null }),
    ),
  );

const ACTIONS = fc.array(
  fc.oneof(
    fc.constant<RoomAction>({ type: 'TABLE', action: { type: 'ADVANCE' } }),
    fc.constant<RoomAction>({ type: 'TABLE', action: { type: 'GO_BACK' } }),
    fc.constant<RoomAction>({ type: 'CLOSE' }),
    fc.constant<RoomAction>({ type: 'SHOW', side: 'hint', isShown: true }),
    fc.constant<RoomAction>({ type: 'SHOW', side: 'answer', isShown: true }),
    fc.constantFrom(...WAYS_TO_ANSWER).map<RoomAction>((answering) => ({
      type: 'SET',
      settings: { answering },
    })),
    fc.constantFrom('p0', 'p1', null).map<RoomAction>((actor) => ({ type: 'SEAT_ACTOR', actor })),
    fc.constantFrom(...CARDS).map<RoomAction>(({ id }) => ({
      type: 'AWARD',
      key: `1.${id}`,
      points: {},
    })),
    fc.constantFrom(...CROWD_CATEGORIES).map<RoomAction>((category) => ({
      type: 'WRITE',
      writing: { category, each: 2 },
    })),
  ),
  { maxLength: 12 },
);

const ROOMS = fc
  .record({ category: fc.constantFrom(...CATEGORY_IDS), actions: ACTIONS })
  .map(({ category, actions }) => {
    const begun = reduceRoom(
      openRoom(startedMatch({ category, cards: CARDS })),
      { type: 'BEGIN' },
      NOON,
    );
    return actions.reduce((state, action) => reduceRoom(state, action, NOON), begun);
  });

/** What remotes are told of answers, before everybody is told the same. */
function expectNothingAhead(state: RoomState, host: HostView): void {
  const text = JSON.stringify(host);
  expect(text).not.toContain(cardOf(state)?.answer);
  expect(text).not.toContain(`${SECRET}-hint`);
  expect(text).not.toContain('written-by-');
  if (playOf(state) === 'secret') expect(text).not.toContain(SECRET);
  if (state.shown.answer && playOf(state) === 'answer') return;
  expect(host.answers).toEqual([]);
  expect(text).not.toContain('given-by-');
}

describe('PHONE-05 what a phone is told', () => {
  it('is never a secret to a guesser, an answer before it is shown, or what another has given', () => {
    fc.assert(
      fc.property(ROOMS, PLAYERS, (state, players) => {
        const facts = factsOf(state, players);
        for (const seat of players) {
          const { host, ...seen } = viewFor(state, facts, { player: seat, now: NOON });
          expect(host !== null).toBe(seat.isRemote && seat.status === 'in');
          if (host) expectNothingAhead(state, host);
          const text = JSON.stringify(seen);
          const others = players.filter(({ id }) => id !== seat.id);
          for (const { id } of others) expect(text).not.toContain(`written-by-${id}`);
          expect(text).toContain(`written-by-${seat.id}`);
          if (playOf(state) !== 'vote') {
            for (const { id } of others) expect(text).not.toContain(`given-by-${id}`);
          }
          if (playOf(state) === 'secret') {
            const audience = audienceOf(state, facts, seat);
            const isIn = seat.status === 'in';
            if (audience === 'actor' && isIn) continue;
            expect(text).not.toContain(`${SECRET}-question`);
            expect(text).not.toContain(`${SECRET}-answer`);
            if (audience !== 'guard' || !isIn) expect(text).not.toContain(`${SECRET}-hint`);
          } else if (!state.shown.answer) {
            expect(text).not.toContain(`${SECRET}-explanation`);
            if (state.settings.answering !== 'choose') {
              expect(text).not.toContain(`${SECRET}-answer`);
            }
            if (!state.shown.hint) expect(text).not.toContain(`${SECRET}-hint`);
          }
        }
        const { host, ...seen } = viewFor(state, facts, { now: NOON });
        if (host) expectNothingAhead(state, host);
        const remote = JSON.stringify(seen);
        expect(remote).not.toContain('written-by-');
        if (playOf(state) === 'secret') {
          expect(remote).not.toContain(SECRET);
        }
      }),
    );
  });

  it('nobody guards where nobody acts, and a late one of the other team only guesses', () => {
    const state = reduceRoom(
      openRoom(startedMatch({ category: 'secret-prompt', cards: CARDS })),
      { type: 'BEGIN' },
      NOON,
    );
    const [actor, guard, late] = [
      player('p0'),
      player('p1', { team: 'B' }),
      player('p2', { team: 'B', cameAt: keyOf(state) }),
    ];
    const players = [actor, guard, late];
    const seen = (room: RoomState, seat: Player) => audienceOf(room, factsOf(room, players), seat);
    expect(players.map((seat) => seen(state, seat))).toEqual(['guesser', 'guesser', 'guesser']);
    const seated = reduceRoom(state, { type: 'SEAT_ACTOR', actor: 'p0' }, NOON);
    expect(players.map((seat) => seen(seated, seat))).toEqual(['actor', 'guard', 'guesser']);
  });

  it('PHONE-02 a remote is told of how many answers come: not from who came during the card, or waits', () => {
    const state = reduceRoom(openRoom(startedMatch({ cards: CARDS })), { type: 'BEGIN' }, NOON);
    const players = [
      player('p0'),
      player('p1', { cameAt: '1.c-before' }),
      player('p2', { cameAt: keyOf(state) }),
      player('p3', { status: 'waiting' }),
    ];
    expect(viewFor(state, factsOf(state, players), { now: NOON }).table.card?.seats).toBe(2);
  });

  it('PHONE-57 is nothing of the votes before they are shown, also to a remote that reads ahead', () => {
    const begun = reduceRoom(
      openRoom(startedMatch({ category: 'social', cards: CARDS })),
      { type: 'BEGIN' },
      NOON,
    );
    const seen = (state: RoomState) =>
      viewFor(state, factsOf(state, [player('p0')]), { now: NOON }).table.card?.result;
    expect(begun.settings.readsAhead).toBe(true);
    expect(seen(begun)).toBeNull();
    const shown = reduceRoom(begun, { type: 'SHOW', side: 'answer', isShown: true }, NOON);
    expect(seen(shown)?.votes).toEqual([{ text: 'given-by-p0', count: 1 }]);
  });

  it('choices stand in an order that says nothing, the same on every phone', () => {
    const many = Array.from({ length: 10 }, (_, at) =>
      CARDS.map((card) => ({ ...card, answer: `right ${at} of ${card.id}` })),
    ).flat();
    const places = many.map((card) => {
      const state = reduceRoom(
        openRoom(startedMatch({ cards: [card] })),
        { type: 'SET', settings: { answering: 'choose' } },
        NOON,
      );
      const begun = reduceRoom(state, { type: 'BEGIN' }, NOON);
      const view = viewFor(begun, factsOf(begun, [player('p0')]), {
        player: player('p0'),
        now: NOON,
      });
      return view.table.card?.choices?.indexOf(card.answer);
    });
    expect(new Set(places).size).toBe(4);
  });

  it('equals share a place', () => {
    const standings = standingsOf(
      new Map([
        ['a', 10],
        ['b', 20],
        ['c', 10],
        ['d', 0],
      ]),
    );
    const places = ['a', 'b', 'c', 'd'].map((id) => standings.get(id)?.place);
    expect(places).toEqual([2, 1, 2, 4]);
  });
});
