// Teams A to D: their order, names and shapes.

export const TEAM_IDS = ['A', 'B', 'C', 'D'] as const;
export type TeamId = (typeof TEAM_IDS)[number];

/** Longest name of a team, in characters (RULE-35). */
export const TEAM_NAME_LIMIT = 15;

/** A shape beside the colour, for those who can't tell the colours apart. */
export const TEAM_SHAPES = {
  A: 'circle',
  B: 'triangle',
  C: 'square',
  D: 'diamond',
} as const satisfies Record<TeamId, string>;

export type TeamNames = Readonly<Partial<Record<TeamId, string>>>;

export function teamsOf(count: number): readonly TeamId[] {
  return TEAM_IDS.slice(0, count);
}

/** Whether a team is one of so many. */
export function plays(count: number, team: TeamId): boolean {
  return teamsOf(count).includes(team);
}

/** The team after this one; after the last comes A again (STATE-GAME-09). */
export function nextTeam(team: TeamId, count: number): TeamId {
  return teamAt(TEAM_IDS.indexOf(team) + 1, count);
}

export function previousTeam(team: TeamId, count: number): TeamId {
  return teamAt(TEAM_IDS.indexOf(team) - 1 + count, count);
}

function teamAt(index: number, count: number): TeamId {
  return TEAM_IDS[index % count] ?? 'A';
}

/**
 * A typed name as it is kept: no control characters, no spaces before it, at most 15 characters. Empty where
 * nothing of it can be seen: the team then has its default name.
 */
export function cleanTeamName(text: string): string {
  if (!/[^\p{Z}\p{C}]/u.test(text)) return '';
  return Array.from(text.replaceAll(/\p{Cc}/gu, '').trimStart())
    .slice(0, TEAM_NAME_LIMIT)
    .join('');
}
