import type { Scores } from './scoreboard.ts';
import type { TeamId } from './teams.ts';

export type Outcome =
  | { readonly kind: 'win'; readonly team: TeamId; readonly points: number }
  | { readonly kind: 'tie'; readonly teams: readonly TeamId[]; readonly points: number }
  | { readonly kind: 'no-points' };

/** The highest total wins; several at the top is a tie (STATE-GAME-22, -23), unless nobody has any points. */
export function outcome(scores: Scores, teams: readonly TeamId[]): Outcome {
  const points = Math.max(...teams.map((team) => scores[team]));
  if (points === 0) return { kind: 'no-points' };
  const best = teams.filter((team) => scores[team] === points);
  const [only] = best;
  return best.length === 1 && only !== undefined
    ? { kind: 'win', team: only, points }
    : { kind: 'tie', teams: best, points };
}
