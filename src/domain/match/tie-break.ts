// One more card where several teams share the win.
import type { Card } from '#domain/deck/card.ts';
import { cardsPlayed } from './evening.ts';
import { turnTo } from './dealing.ts';
import { resultOf } from './ending.ts';
import type { MatchState } from './state.ts';
import type { Millis } from './timer.ts';

/** The card that decides a tie: the next one nobody has seen, else the last one left out. Undefined: no tie, or no card. */
export function tieBreaker(match: MatchState): Card | undefined {
  if (resultOf(match)?.outcome.kind !== 'tie') return undefined;
  return match.cards[cardsPlayed(match)] ?? match.skipped.at(-1);
}

/** Lays that card on the table, as the next one of the deck; the first of the tied teams has the turn. */
export function breakTie(match: MatchState, now: Millis): MatchState {
  const card = tieBreaker(match);
  const outcome = resultOf(match)?.outcome;
  if (!card || outcome?.kind !== 'tie') return match;
  const { cards, skipped } = match;
  const at = cards.indexOf(card);
  const dealt = { ...match, currentTeam: outcome.teams[0] ?? match.currentTeam };
  if (at !== -1) return turnTo(dealt, at, now);
  const left = skipped.filter((other) => other !== card);
  return turnTo({ ...dealt, cards: [...cards, card], skipped: left }, cards.length, now);
}
