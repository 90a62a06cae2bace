// From one card to the next and back, with what happens along with it: the turn, the points, the round.
import { turnTo } from './dealing.ts';
import {
  addPoints,
  completedRounds,
  currentRound,
  latestAct,
  nextRound,
  redo,
  undo,
} from './scoreboard.ts';
import { roundsOf, type MatchState } from './state.ts';
import { nextTeam, plays, previousTeam, type TeamId } from './teams.ts';
import type { Millis } from './timer.ts';

/** The next card and the next team's turn; on the last card nothing happens (PLAY-06, -07). */
export function advance(state: MatchState, now: Millis): MatchState {
  const { currentTeam, teamCount } = state;
  const after = turnTo(state, state.currentCardIndex + 1, now);
  if (after === state) return state;
  return closeRound({ ...after, currentTeam: nextTeam(currentTeam, teamCount) });
}

/** The card before and the turn of the team before; on the first card nothing happens. */
export function goBack(state: MatchState, now: Millis): MatchState {
  const after = turnTo(state, state.currentCardIndex - 1, now);
  if (after === state) return state;
  return { ...after, currentTeam: previousTeam(state.currentTeam, state.teamCount) };
}

interface CardScore {
  readonly team: TeamId;
  /** 0: nobody's. */
  readonly points: number;
}

/** Points for the card on the table, and on to the next one. On the last card they are only given (SCORE-02). */
export function scoreCard(state: MatchState, { team, points }: CardScore, now: Millis): MatchState {
  const { cards, currentCardIndex: at, scoreboard } = state;
  if (!plays(state.teamCount, team)) return state;
  const turn = at + 1 < cards.length ? state.currentTeam : undefined;
  const round = currentRound(scoreboard, roundsOf(state));
  const after = addPoints(scoreboard, { team, points, round, card: cards[at]?.id, turn });
  return after === scoreboard ? state : advance({ ...state, scoreboard: after }, now);
}

/** Takes the latest act back; one that went on to this card comes back from it, to the team that had the turn. */
export function undoScore(state: MatchState, now: Millis): MatchState {
  const { cards, currentCardIndex: at, teamCount } = state;
  const act = latestAct(state.scoreboard);
  const scoreboard = undo(state.scoreboard);
  if (!act || !scoreboard) return state;
  const after = { ...state, scoreboard };
  const { turn } = act;
  if (turn === undefined || cards[at - 1]?.id !== act.card) return after;
  const currentTeam = plays(teamCount, turn) ? turn : previousTeam(state.currentTeam, teamCount);
  return { ...turnTo(after, at - 1, now), currentTeam };
}

/** Does the latest undone act again; one that went on from this card goes on from it. */
export function redoScore(state: MatchState, now: Millis): MatchState {
  const { cards, currentCardIndex: at } = state;
  const act = state.scoreboard.undone.at(-1);
  const scoreboard = redo(state.scoreboard);
  if (!act || !scoreboard) return state;
  const after = { ...state, scoreboard };
  if (act.turn === undefined || cards[at]?.id !== act.card) return after;
  const next = turnTo(after, at + 1, now);
  if (next === after) return after;
  return { ...next, currentTeam: nextTeam(act.turn, state.teamCount) };
}

/**
 * Records the round when every team has played a card of it, where the match does so by itself. One that was opened
 * again by an undo is closed with the next card; the last round never is: that would end the match.
 */
function closeRound(state: MatchState): MatchState {
  const { closesRounds = false, currentCardIndex: played, teamCount, scoreboard } = state;
  const before = state.roundsBefore ?? 0;
  const rounds = roundsOf(state);
  const [full, done] = [Math.floor(played / teamCount), completedRounds(scoreboard) - before];
  const isDue = done < full && (played % teamCount === 0 || done === full - 1);
  if (!closesRounds || !isDue || before + done + 1 >= rounds) return state;
  return { ...state, scoreboard: nextRound(scoreboard, rounds, true) };
}
