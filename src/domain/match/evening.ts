// What an evening was, told when it ends: computed from the events, so undo and Clear All count. What there is
// nothing to say about is undefined.
import { roundsOf, type MatchState } from './state.ts';
import { currentRound, pointsOfRound } from './scoreboard.ts';
import { longestStreak, type Streak } from './streaks.ts';
import { teamsOf, type TeamId } from './teams.ts';
import { traitsOf } from '#domain/category/kind.ts';

export interface BestRound {
  readonly team: TeamId;
  /** From 1. */
  readonly round: number;
  readonly points: number;
}

export interface Evening {
  readonly cards: number;
  readonly bestRound: BestRound | undefined;
  readonly streak: Streak | undefined;
}

export function eveningOf(match: MatchState): Evening {
  const { scored } = traitsOf(match);
  return {
    cards: cardsPlayed(match),
    bestRound: scored ? bestRound(match) : undefined,
    streak: scored ? longestStreak(match) : undefined,
  };
}

/** How many cards were on the table; going back among them makes none unplayed that points were given for. */
export function cardsPlayed({ cards, currentCardIndex, scoreboard }: MatchState): number {
  const scored = new Set(scoreboard.events.map(({ card }) => card));
  return (
    Math.max(
      currentCardIndex,
      cards.findLastIndex(({ id }) => scored.has(id)),
    ) + 1
  );
}

/** The most points of one team in one round, the earlier of two; none before a second round, which there is to beat. */
function bestRound(match: MatchState): BestRound | undefined {
  const { scoreboard, teamCount } = match;
  const rounds = currentRound(scoreboard, roundsOf(match));
  const all = Array.from({ length: rounds }, (_, index) => {
    const points = pointsOfRound(scoreboard, index + 1);
    return teamsOf(teamCount).map((team) => ({ team, round: index + 1, points: points[team] }));
  }).flat();
  const played = new Set(all.filter(({ points }) => points !== 0).map(({ round }) => round));
  const [best] = all.toSorted((one, other) => other.points - one.points);
  return best && best.points > 0 && played.size > 1 ? best : undefined;
}
