// What the end dialog says (PLAY-12, PLAY-13).
import { resultOf, type Standing as TeamStanding } from '#domain/match/ending.ts';
import type { MatchState } from '#domain/match/state.ts';
import { teamNameOf } from '#domain/match/teams.ts';

export interface Standing extends TeamStanding {
  readonly name: string;
}

export interface EndWords {
  readonly title: 'Game Over!' | 'Game Complete';
  readonly headline: string;
  /** Who shares the win, and with how much. */
  readonly tie?: string;
  /** The teams from the most points to the fewest; none where nobody wins. */
  readonly standings: readonly Standing[];
}

export function endWords(match: MatchState): EndWords {
  const result = resultOf(match);
  if (result === undefined) {
    return { title: 'Game Complete', headline: 'Thanks for playing!', standings: [] };
  }
  const { outcome } = result;
  const standings = result.standings.map((each) => ({
    ...each,
    name: teamNameOf(match, each.team),
  }));
  if (outcome.kind === 'win') {
    return { title: 'Game Over!', headline: `${teamNameOf(match, outcome.team)} Wins!`, standings };
  }
  if (outcome.kind === 'no-points') {
    return { title: 'Game Over!', headline: 'No points yet', standings };
  }
  const tied = outcome.teams.map((team) => teamNameOf(match, team));
  const points = `${outcome.points} ${outcome.points === 1 ? 'point' : 'points'} each`;
  return {
    title: 'Game Over!',
    headline: "It's a Tie!",
    tie: `${new Intl.ListFormat('en').format(tied)}: ${points}`,
    standings,
  };
}
