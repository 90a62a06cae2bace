// What teams are told apart by beside their names: eight crests, each a colour with a shape of its own.
import { TEAM_IDS, TEAM_SHAPES, type TeamId } from './teams.ts';

/** Each is called by its shape, which no other has; its colour is the one at its place among eight (suits.css). */
export const CREST_IDS = [
  'circle',
  'triangle',
  'square',
  'diamond',
  'star',
  'moon',
  'bolt',
  'clover',
] as const;
export type CrestId = (typeof CREST_IDS)[number];

/** Of all four teams, also of those that don't play: no two have the same. */
export type TeamCrests = Readonly<Record<TeamId, CrestId>>;

/** The crest of each team, as it comes where nobody has chosen. */
export const DEFAULT_CRESTS: TeamCrests = TEAM_SHAPES;

/** The crests after a team has taken one; the team that had it gets the other's. */
export function takeCrest(crests: TeamCrests, team: TeamId, crest: CrestId): TeamCrests {
  if (crests[team] === crest) return crests;
  const other = TEAM_IDS.find((id) => crests[id] === crest);
  return { ...crests, ...(other && { [other]: crests[team] }), [team]: crest };
}

export function areDifferent(crests: TeamCrests): boolean {
  return new Set(Object.values(crests)).size === TEAM_IDS.length;
}
