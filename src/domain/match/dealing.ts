// How cards are dealt: turned over, left out and brought back, shuffled, and all dealt again.
import type { Card } from '#domain/deck/card.ts';
import { emptyScoreboard } from './scoreboard.ts';
import type { MatchState } from './state.ts';
import { nextTimer, startTimer, type Millis } from './timer.ts';

/** Another card starts with the full time; paused stays paused, for a host who has stopped the clock. */
export function turnTo(state: MatchState, index: number, now: Millis): MatchState {
  if (index < 0 || index >= state.cards.length) return state;
  return { ...state, currentCardIndex: index, timer: nextTimer(state.timer, now) };
}

/** Leaves the card on the table out of the match: the one after it comes in its place, if there is one. */
export function skipCard(state: MatchState, now: Millis): MatchState {
  const { cards, currentCardIndex: at, skipped } = state;
  const card = cards[at];
  if (!card || at + 1 >= cards.length) return state;
  return turnTo({ ...state, cards: cards.toSpliced(at, 1), skipped: [...skipped, card] }, at, now);
}

/** Puts a card that was left out back on the table; the one that lay there comes after it. */
export function bringBack(state: MatchState, cardId: string, now: Millis): MatchState {
  const { cards, currentCardIndex: at, skipped } = state;
  const card = skipped.find(({ id }) => id === cardId);
  if (!card) return state;
  const left = skipped.filter((other) => other !== card);
  return turnTo({ ...state, cards: cards.toSpliced(at, 0, card), skipped: left }, at, now);
}

/** Shuffles what comes after the card on the table: the lowest sort key first. */
export function shuffleRest(state: MatchState, sortKeys: readonly number[]): MatchState {
  const { cards, currentCardIndex: at } = state;
  const rest = cards.slice(at + 1);
  const dealt = bySortKey(rest, sortKeys);
  if (dealt.every((card, index) => card === rest[index])) return state;
  return { ...state, cards: [...cards.slice(0, at + 1), ...dealt] };
}

/** The same deck, teams and options from the start (STATE-GAME-11, -12). */
export function restart(state: MatchState, now: Millis): MatchState {
  return {
    ...state,
    currentCardIndex: 0,
    isGameActive: true,
    timer: startTimer(state.timer.durationMs, now),
    currentTeam: 'A',
    scoreboard: emptyScoreboard,
    roundsBefore: undefined,
    notes: '',
  };
}

/** Another evening with the same deck and teams, shuffled, also after the match has ended. */
export function playAgain(state: MatchState, sortKeys: readonly number[], now: Millis): MatchState {
  return { ...restart(state, now), cards: bySortKey(state.cards, sortKeys) };
}

function bySortKey(cards: readonly Card[], sortKeys: readonly number[]): Card[] {
  return cards
    .map((card, index) => ({ card, sortKey: sortKeys[index] ?? 0 }))
    .toSorted((one, other) => one.sortKey - other.sortKey)
    .map(({ card }) => card);
}
