// What each action does to a match. An action that does not apply returns the same state object.
import type { Action } from './actions.ts';
import { traitsOf } from '#domain/category/kind.ts';
import { areDifferent, DEFAULT_CRESTS, takeCrest } from './crests.ts';
import { bringBack, playAgain, restart, shuffleRest, skipCard, turnTo } from './dealing.ts';
import { advance, goBack, redoScore, scoreCard, undoScore } from './going-on.ts';
import {
  addPoints,
  clearRound,
  currentRound,
  emptyScoreboard,
  nextRound,
  type Scoreboard,
} from './scoreboard.ts';
import {
  MOST_CARDS,
  NOTES_LIMIT,
  roundsOf,
  STATE_VERSION,
  type MatchState,
  type StartMatch,
} from './state.ts';
import { cleanTeamName, nextTeam, plays, teamsOf, type TeamNames } from './teams.ts';
import { breakTie } from './tie-break.ts';
import { timerAfter } from './timer-actions.ts';
import { holdTimer, startTimer, type Millis } from './timer.ts';

/** The match after an action, at the time `now`. */
export function reduce(
  state: MatchState | undefined,
  action: Action,
  now: Millis,
): MatchState | undefined {
  if (action.type === 'START_GAME') {
    const { length } = action.match.cards;
    return length > 0 && length <= MOST_CARDS ? start(action.match, now) : state;
  }
  if (action.type === 'PLAY_AGAIN') return state && playAgain(state, action.sortKeys, now);
  return state?.isGameActive ? play(state, action, now) : state;
}

function start(begun: StartMatch, now: Millis): MatchState {
  const { timerSeconds, teamNames = {}, teamCrests, waits = false, ...match } = begun;
  const timer = startTimer(timerSeconds * 1000, now);
  return {
    ...match,
    ...(teamCrests && areDifferent(teamCrests) && { teamCrests }),
    version: STATE_VERSION,
    currentCardIndex: 0,
    isGameActive: true,
    timer: waits ? holdTimer(timer, now) : timer,
    teamNames: cleanNames(teamNames),
    currentTeam: 'A',
    scoreboard: emptyScoreboard,
    notes: '',
    skipped: [],
    closesRounds: traitsOf(match).scored,
  };
}

function cleanNames(names: TeamNames): TeamNames {
  return Object.fromEntries(
    Object.entries(names).map(([team, name]) => [team, cleanTeamName(name)]),
  );
}

type PlayAction = Exclude<Action, { readonly type: 'START_GAME' | 'PLAY_AGAIN' }>;

function play(state: MatchState, action: PlayAction, now: Millis): MatchState {
  switch (action.type) {
    case 'END_GAME':
      return end(state);
    case 'PAUSE_GAME':
    case 'RESUME_GAME':
    case 'HOLD_TIMER':
    case 'RELEASE_TIMER':
    case 'UPDATE_TIMER':
    case 'RESET_TIMER':
    case 'SET_TIMER_SECONDS':
    case 'SHIFT_CLOCK':
      return change(state, { timer: timerAfter(state.timer, action, now) });
    case 'UPDATE_NOTES':
      return change(state, { notes: Array.from(action.notes).slice(0, NOTES_LIMIT).join('') });
    case 'RESET_GAME':
      return restart(state, now);
    case 'CLOSE_ROUNDS':
      return change(state, { closesRounds: action.byThemselves });
    case 'SET_TEAM_COUNT':
    case 'SWITCH_TEAM':
    case 'TAKE_TURN':
    case 'RENAME_TEAM':
    case 'SET_CREST':
      return playTeams(state, action);
    case 'UPDATE_SCORE':
    case 'CLEAR_ROUND':
    case 'NEXT_ROUND':
      return change(state, { scoreboard: score(state, action) });
    default:
      return playCards(state, action, now);
  }
}

type CardAction = Extract<
  PlayAction,
  {
    readonly type:
      | 'NEXT_CARD'
      | 'PREVIOUS_CARD'
      | 'ADVANCE'
      | 'GO_BACK'
      | 'SCORE_CARD'
      | 'UNDO_SCORE'
      | 'REDO_SCORE'
      | 'SKIP_CARD'
      | 'BRING_BACK'
      | 'SHUFFLE_REST'
      | 'TIE_BREAK';
  }
>;

/** What turns cards, or may. */
function playCards(state: MatchState, action: CardAction, now: Millis): MatchState {
  switch (action.type) {
    case 'NEXT_CARD':
      return turnTo(state, state.currentCardIndex + 1, now);
    case 'PREVIOUS_CARD':
      return turnTo(state, state.currentCardIndex - 1, now);
    case 'ADVANCE':
      return advance(state, now);
    case 'GO_BACK':
      return goBack(state, now);
    case 'SCORE_CARD':
      return scoreCard(state, action, now);
    case 'UNDO_SCORE':
      return undoScore(state, now);
    case 'REDO_SCORE':
      return redoScore(state, now);
    case 'SKIP_CARD':
      return skipCard(state, now);
    case 'BRING_BACK':
      return bringBack(state, action.cardId, now);
    case 'SHUFFLE_REST':
      return shuffleRest(state, action.sortKeys);
    case 'TIE_BREAK':
      return breakTie(state, now);
  }
}

type TeamAction = Extract<
  PlayAction,
  {
    readonly type: 'SET_TEAM_COUNT' | 'SWITCH_TEAM' | 'TAKE_TURN' | 'RENAME_TEAM' | 'SET_CREST';
  }
>;

function playTeams(state: MatchState, action: TeamAction): MatchState {
  const { teamCount, currentTeam, teamNames } = state;
  switch (action.type) {
    case 'SET_TEAM_COUNT': {
      const stays = teamsOf(action.teamCount).includes(currentTeam);
      return change(state, {
        teamCount: action.teamCount,
        currentTeam: stays ? currentTeam : 'A',
      });
    }
    case 'SWITCH_TEAM':
      return change(state, { currentTeam: nextTeam(currentTeam, teamCount) });
    case 'TAKE_TURN':
      return plays(state.teamCount, action.team)
        ? change(state, { currentTeam: action.team })
        : state;
    case 'RENAME_TEAM': {
      const name = cleanTeamName(action.name);
      if (!plays(state.teamCount, action.team) || (teamNames[action.team] ?? '') === name)
        return state;
      return { ...state, teamNames: { ...teamNames, [action.team]: name } };
    }
    case 'SET_CREST': {
      if (!plays(state.teamCount, action.team)) return state;
      const crests = state.teamCrests ?? DEFAULT_CRESTS;
      const teamCrests = takeCrest(crests, action.team, action.crest);
      return teamCrests === crests ? state : { ...state, teamCrests };
    }
  }
}

type ScoreAction = Extract<
  PlayAction,
  { readonly type: 'UPDATE_SCORE' | 'CLEAR_ROUND' | 'NEXT_ROUND' }
>;

function score(state: MatchState, action: ScoreAction): Scoreboard {
  const { scoreboard } = state;
  const rounds = roundsOf(state);
  const round = currentRound(scoreboard, rounds);
  switch (action.type) {
    case 'UPDATE_SCORE': {
      const { team, points } = action;
      if (!plays(state.teamCount, team)) return scoreboard;
      const card = state.cards[state.currentCardIndex]?.id;
      return addPoints(scoreboard, { team, points, round, card });
    }
    case 'CLEAR_ROUND':
      return clearRound(scoreboard, round);
    case 'NEXT_ROUND':
      return nextRound(scoreboard, rounds);
  }
}

/** Inactive, unpaused, no time left (STATE-GAME-06). */
function end(state: MatchState): MatchState {
  const { durationMs } = state.timer;
  return { ...state, isGameActive: false, timer: { status: 'running', durationMs, deadline: 0 } };
}

/** The state with the change, or the same object when every value is as it was. */
function change(state: MatchState, changes: Partial<MatchState>): MatchState {
  const after = { ...state, ...changes };
  const isSame = Object.keys(changes).every(
    (key) => Reflect.get(after, key) === Reflect.get(state, key),
  );
  return isSame ? state : after;
}
