// What the end dialog says (PLAY-12, PLAY-13).
import { traitsOf } from '#domain/category/kind.ts';
import { totals } from '#domain/match/scoreboard.ts';
import type { MatchState } from '#domain/match/state.ts';
import { teamNameOf, teamsOf, type TeamId } from '#domain/match/teams.ts';
import { outcome } from '#domain/match/winner.ts';

export interface Standing {
  readonly team: TeamId;
  readonly name: string;
  readonly points: number;
  readonly isBest: boolean;
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
  if (!traitsOf(match).scored) {
    return { title: 'Game Complete', headline: 'Thanks for playing!', standings: [] };
  }
  const teams = teamsOf(match.teamCount);
  const scores = totals(match.scoreboard);
  const result = outcome(scores, teams);
  const standings = teams
    .map((team) => ({
      team,
      name: teamNameOf(match, team),
      points: scores[team],
      isBest: result.kind !== 'no-points' && scores[team] === result.points,
    }))
    .toSorted((one, other) => other.points - one.points);
  if (result.kind === 'win') {
    return { title: 'Game Over!', headline: `${teamNameOf(match, result.team)} Wins!`, standings };
  }
  if (result.kind === 'no-points') {
    return { title: 'Game Over!', headline: 'No points yet', standings };
  }
  const tied = result.teams.map((team) => teamNameOf(match, team));
  const points = `${result.points} ${result.points === 1 ? 'point' : 'points'} each`;
  return {
    title: 'Game Over!',
    headline: "It's a Tie!",
    tie: `${new Intl.ListFormat('en').format(tied)}: ${points}`,
    standings,
  };
}
