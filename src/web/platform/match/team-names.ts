// What a team is called on the screen.
import type { TeamId, TeamNames } from '#domain/match/teams.ts';
import { matchText } from '#sentences/match.ts';

/** 'Team A' for the first. */
export function defaultTeamName(team: TeamId): string {
  return matchText.team({ team });
}

/** Its own name, or 'Team A' while it has none. */
export function teamNameOf({ teamNames }: { readonly teamNames: TeamNames }, team: TeamId): string {
  const name = teamNames[team]?.trim() ?? '';
  return name === '' ? defaultTeamName(team) : name;
}
