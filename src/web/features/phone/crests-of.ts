import { DEFAULT_CRESTS, type CrestId, type TeamCrests } from '#domain/match/crests.ts';
import type { TeamId } from '#domain/match/teams.ts';

interface TeamWithCrest {
  readonly id: TeamId;
  /** Told where somebody has chosen. */
  readonly crest?: CrestId | undefined;
}

/** The crests that the teams of a room have chosen; undefined where none has. */
export function crestsOf(teams: readonly TeamWithCrest[]): TeamCrests | undefined {
  let crests: Record<TeamId, CrestId> | undefined;
  for (const { id, crest } of teams) {
    if (crest) crests = { ...(crests ?? DEFAULT_CRESTS), [id]: crest };
  }
  return crests;
}
