// How a match comes to its end, and who stands where then. Numbers and ids; the screens have the words for them.
import { traitsOf } from '#domain/category/kind.ts';
import { completedRounds, isFinished, totals, type Scores } from './scoreboard.ts';
import { roundsOf, type MatchState } from './state.ts';
import { teamsOf, type TeamId } from './teams.ts';

export type Outcome =
  | { readonly kind: 'win'; readonly team: TeamId; readonly points: number }
  | { readonly kind: 'tie'; readonly teams: readonly TeamId[]; readonly points: number }
  | { readonly kind: 'no-points' };

export interface Standing {
  readonly team: TeamId;
  readonly points: number;
  readonly isBest: boolean;
}

/** How it came out, and the teams from the most points to the fewest; undefined where nobody wins (PLAY-13). */
export function resultOf(
  match: MatchState,
): { readonly outcome: Outcome; readonly standings: readonly Standing[] } | undefined {
  if (!traitsOf(match).scored) return undefined;
  const teams = teamsOf(match.teamCount);
  const scores = totals(match.scoreboard);
  const outcome = outcomeOf(scores, teams);
  const standings = teams
    .map((team) => ({
      team,
      points: scores[team],
      isBest: outcome.kind !== 'no-points' && scores[team] === outcome.points,
    }))
    .toSorted((one, other) => other.points - one.points);
  return { outcome, standings };
}

/** Whether all rounds have been recorded (STATE-GAME-18). */
export function isOver(match: MatchState): boolean {
  return isFinished(match.scoreboard, roundsOf(match));
}

/** How many cards would be left if the next round ended the match; 0 where it ends none, or none are left. */
export function cardsLeftAtEnd(match: MatchState): number {
  const isLastRound = completedRounds(match.scoreboard) === roundsOf(match) - 1;
  return isLastRound ? match.cards.length - match.currentCardIndex - 1 : 0;
}

/** The highest total wins; several at the top is a tie (STATE-GAME-22, -23), unless nobody has any points. */
function outcomeOf(scores: Scores, teams: readonly TeamId[]): Outcome {
  const points = Math.max(...teams.map((team) => scores[team]));
  if (points === 0) return { kind: 'no-points' };
  const best = teams.filter((team) => scores[team] === points);
  const [only] = best;
  return best.length === 1 && only !== undefined
    ? { kind: 'win', team: only, points }
    : { kind: 'tie', teams: best, points };
}
