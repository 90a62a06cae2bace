import type { TeamId } from '#domain/match/teams.ts';
import { teamNameOf } from '#web/platform/match/team-names.ts';

export interface NamedTeam {
  readonly id: TeamId;
  /** As the host named it; may be empty. */
  readonly name: string;
}

/** As the host named it, or 'Team A'. */
export function nameOfTeam({ id, name }: NamedTeam): string {
  return teamNameOf({ teamNames: { [id]: name } }, id);
}

/** The name of one of these teams. */
export function teamIn(teams: readonly NamedTeam[], id: TeamId): string {
  return nameOfTeam(teams.find((team) => team.id === id) ?? { id, name: '' });
}
