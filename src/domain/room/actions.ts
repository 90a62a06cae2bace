// Everything that can happen to a room. An action that does not apply returns the same state object.
import type { Action } from '#domain/match/actions.ts';
import { reduce } from '#domain/match/reduce.ts';
import { addPointsByPhones, currentRound, pointsByPhones } from '#domain/match/scoreboard.ts';
import { scoresOf } from '#domain/match/kept-scores.ts';
import { roundsOf, type MatchState } from '#domain/match/state.ts';
import { teamsOf } from '#domain/match/teams.ts';
import {
  holdTimer,
  pauseTimer,
  releaseTimer,
  startTimer,
  type Millis,
} from '#domain/match/timer.ts';
import type { Writing } from './crowd.ts';
import { cardIdOf, keyOf, playOf, type Award, type RoomSettings, type RoomState } from './state.ts';

/** What is done to the match; it is started by a room or a deck, and its clock is the server's. */
export type TableAction = Exclude<Action, { readonly type: 'START_GAME' | 'SHIFT_CLOCK' }>;

export type RoomAction =
  | { readonly type: 'TABLE'; readonly action: TableAction }
  /** Everybody is in: the clock starts. */
  | { readonly type: 'BEGIN' }
  | { readonly type: 'SHOW'; readonly side: 'hint' | 'answer'; readonly isShown: boolean }
  /** No more answers to this card. */
  | { readonly type: 'CLOSE' }
  /** The game has come to its end, or goes on after all. */
  | { readonly type: 'PODIUM'; readonly isShown: boolean }
  | { readonly type: 'SET'; readonly settings: SettingsChange }
  /** Another deck for the same room; points carry over where the host says so. */
  | { readonly type: 'NEW_MATCH'; readonly match: MatchState; readonly keepsScores: boolean }
  /** The host's choice between what the screen did alone and what happened meanwhile. */
  | { readonly type: 'REPLACE'; readonly match: MatchState }
  /** Points for the answers to a card, all of them; those given for it before are taken off. */
  | { readonly type: 'AWARD'; readonly key: string; readonly points: Award }
  /** Whose phone has the secret card. */
  | { readonly type: 'SEAT_ACTOR'; readonly actor: string | null }
  /** The first was wrong: the others may press again. `out` is who was first. */
  | { readonly type: 'FREE_BUZZER'; readonly out?: string | undefined }
  /** Phones write cards from now on, or no longer. */
  | { readonly type: 'WRITE'; readonly writing: Writing | null };

type SettingsChange = { readonly [Name in keyof RoomSettings]?: RoomSettings[Name] | undefined };

/** Cards are dealt anew by these. */
const DEALS = new Set<Action['type']>(['PLAY_AGAIN', 'RESET_GAME']);

export function reduceRoom(state: RoomState, action: RoomAction, now: Millis): RoomState {
  switch (action.type) {
    case 'TABLE':
      return playTable(state, action.action, now);
    case 'BEGIN':
      return begin(state, now);
    case 'SHOW':
      if (state.shown[action.side] === action.isShown) return state;
      return show(state, action, now);
    case 'CLOSE':
      return state.isClosed ? state : { ...state, isClosed: true };
    case 'PODIUM':
      return state.isPodium === action.isShown ? state : { ...state, isPodium: action.isShown };
    case 'SET':
      return setAs(state, changed(state.settings, action.settings), now);
    case 'NEW_MATCH':
      return newMatch(state, action, now);
    case 'REPLACE':
      return turned({ ...state, match: action.match }, now);
    case 'AWARD':
      return award(state, action.key, action.points);
    case 'SEAT_ACTOR':
      return state.actor === action.actor ? state : { ...state, actor: action.actor };
    case 'FREE_BUZZER':
      return freeBuzzer(state, action.out, now);
    case 'WRITE':
      return { ...state, writing: action.writing };
  }
}

/** The clock stands while the answer is shown. */
function show(
  state: RoomState,
  { side, isShown }: Extract<RoomAction, { readonly type: 'SHOW' }>,
  now: Millis,
): RoomState {
  const shown = { ...state.shown, [side]: isShown };
  if (side === 'hint') return { ...state, shown };
  const timer = (isShown ? holdTimer : releaseTimer)(state.match.timer, now);
  return { ...state, shown, match: { ...state.match, timer } };
}

function changed(now: RoomSettings, change: SettingsChange): RoomSettings {
  return {
    answering: change.answering ?? now.answering,
    scoring: change.scoring ?? now.scoring,
    speed: change.speed ?? now.speed,
    joining: change.joining ?? now.joining,
    showsVoters: change.showsVoters ?? now.showsVoters,
    readsAhead: change.readsAhead ?? now.readsAhead,
    guardsWords: change.guardsWords ?? now.guardsWords,
  };
}

/** A buzzer is armed by being chosen. */
function setAs(state: RoomState, settings: RoomSettings, now: Millis): RoomState {
  const after = { ...state, settings };
  return playOf(after) === playOf(state) ? after : { ...after, buzzerFrom: now };
}

function freeBuzzer(state: RoomState, out: string | undefined, now: Millis): RoomState {
  if (playOf(state) !== 'buzzer') return state;
  const { buzzedOut } = state;
  const isKnown = out === undefined || buzzedOut.includes(out);
  return { ...state, buzzerFrom: now, buzzedOut: isKnown ? buzzedOut : [...buzzedOut, out] };
}

function playTable(state: RoomState, action: TableAction, now: Millis): RoomState {
  const match = reduce(state.match, action, now);
  if (!match || match === state.match) return state;
  const after = { ...state, match };
  if (DEALS.has(action.type)) return redealt(after, now);
  return keyOf(after) === keyOf(state) ? after : turned(after, now);
}

/** Another card lies on the table: nothing of it is turned over. One that was paid takes no more answers. */
function turned(state: RoomState, now: Millis): RoomState {
  return {
    ...state,
    shown: { hint: false, answer: false },
    isClosed: Object.hasOwn(state.awarded, keyOf(state)),
    isPodium: false,
    actor: null,
    buzzerFrom: now,
    buzzedOut: [],
  };
}

function redealt(state: RoomState, now: Millis): RoomState {
  return turned({ ...state, dealing: state.dealing + 1, awarded: {} }, now);
}

function begin(state: RoomState, now: Millis): RoomState {
  if (!state.isLobby) return state;
  const { match } = state;
  return {
    ...state,
    isLobby: false,
    buzzerFrom: now,
    match: { ...match, timer: startTimer(match.timer.durationMs, now) },
  };
}

function newMatch(
  state: RoomState,
  { match, keepsScores }: Extract<RoomAction, { readonly type: 'NEW_MATCH' }>,
  now: Millis,
): RoomState {
  const { teamCount, teamNames, teamCrests } = state.match;
  const { teamCrests: _others, ...rest } = match;
  const seated = { ...rest, teamCount, teamNames, ...(teamCrests && { teamCrests }) };
  const scored = keepsScores ? { ...seated, ...scoresOf(state.match) } : seated;
  const timer = state.isLobby ? pauseTimer(scored.timer, now) : scored.timer;
  return redealt({ ...state, match: { ...scored, timer } }, now);
}

/** By one scoreboard event, so that it can be undone: what the teams lack of their points, or have beyond them. */
function award(state: RoomState, key: string, points: Award): RoomState {
  const { match } = state;
  const card = cardIdOf(key);
  const before = pointsByPhones(match.scoreboard, card);
  const lacking = Object.fromEntries(
    teamsOf(match.teamCount).map((team) => [team, (points[team] ?? 0) - before[team]]),
  );
  const round = currentRound(match.scoreboard, roundsOf(match));
  const scoreboard = addPointsByPhones(match.scoreboard, { points: lacking, round, card });
  const awarded = { ...state.awarded, [key]: points };
  const isClosed = state.isClosed || key === keyOf(state);
  return { ...state, isClosed, match: { ...match, scoreboard }, awarded };
}
