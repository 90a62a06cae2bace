import { cardsPlayed } from '#domain/match/evening.ts';
import { resultOf } from '#domain/match/ending.ts';
import type { MatchState } from '#domain/match/state.ts';
import { tieBreaker } from '#domain/match/tie-break.ts';

/** The ways on from the end of a match. */
export type Way = 'tie-break' | 'another-deck' | 'again' | 'share' | 'go-on' | 'home';

/** The one that the table most likely wants (END-10). */
export function likeliest(match: MatchState): Way {
  if (tieBreaker(match)) return 'tie-break';
  const isNothingPlayed = resultOf(match)?.outcome.kind === 'no-points';
  return isNothingPlayed && cardsPlayed(match) < match.cards.length ? 'go-on' : 'another-deck';
}
