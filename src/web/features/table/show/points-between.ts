import { totals } from '#domain/match/scoreboard.ts';
import type { MatchState } from '#domain/match/state.ts';
import { teamsOf, type TeamId } from '#domain/match/teams.ts';

export interface MovedPoints {
  readonly team: TeamId;
  /** The team's total before and after. */
  readonly from: number;
  readonly to: number;
}

/** Whose total has changed from one state of a match to another; a match that was dealt anew moves nobody's. */
export function pointsBetween(before: MatchState, after: MatchState): readonly MovedPoints[] {
  const { events, undone } = after.scoreboard;
  const isDealtAnew = events.length + undone.length === 0;
  if (before.id !== after.id || before.scoreboard === after.scoreboard || isDealtAnew) return [];
  const [was, is] = [totals(before.scoreboard), totals(after.scoreboard)];
  return teamsOf(after.teamCount)
    .map((team) => ({ team, from: was[team], to: is[team] }))
    .filter(({ from, to }) => from !== to);
}
