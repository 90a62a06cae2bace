// Who stands on which step when a match is over.
import type { Standing } from './ending.ts';
import type { TeamId } from './teams.ts';

export interface Step {
  /** From 1; after two who share a place the next one is left out. */
  readonly place: number;
  readonly points: number;
  /** Several where they tie. */
  readonly teams: readonly TeamId[];
}

/** The steps from the winner's down, teams with equal points together. `standings` go from the most points down. */
export function podiumOf(standings: readonly Pick<Standing, 'team' | 'points'>[]): readonly Step[] {
  const totals = [...new Set(standings.map(({ points }) => points))];
  return totals.map((points) => ({
    place: 1 + standings.findIndex((standing) => standing.points === points),
    points,
    teams: standings.filter((standing) => standing.points === points).map(({ team }) => team),
  }));
}
