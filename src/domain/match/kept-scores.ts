// The scores of a match that go on with another deck.
import { completedRounds, nextRound, type Scoreboard, type ScoreEvent } from './scoreboard.ts';
import { roundsOf, type MatchState } from './state.ts';

/**
 * Its points and rounds, all closed, for a match with other cards: that one's rounds follow them. The acts no longer
 * name their cards, because other decks have cards of the same ids.
 */
export function scoresOf(match: MatchState): Pick<MatchState, 'scoreboard' | 'roundsBefore'> {
  const events = match.scoreboard.events.filter(hasHappened).map(withoutCard);
  const open: Scoreboard = { events, undone: [] };
  const isOpen = (events.at(-1)?.round ?? 0) > completedRounds(open);
  const scoreboard = isOpen ? nextRound(open, roundsOf(match)) : open;
  return { scoreboard, roundsBefore: completedRounds(scoreboard) };
}

/** A card that nobody got points for is none of the other deck's. */
function hasHappened({ act, changes }: ScoreEvent): boolean {
  return act !== 'points' || changes.length > 0;
}

function withoutCard({ act, round, byPhones, changes }: ScoreEvent): ScoreEvent {
  return { act, round, ...(byPhones && { byPhones }), changes };
}
