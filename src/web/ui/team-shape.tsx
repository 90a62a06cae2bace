// Teams are told apart by colour and by shape.
import type { TeamId } from '#domain/match/teams.ts';
import { TEAM_SHAPES } from '#domain/match/teams.ts';
import { SHAPE_PATHS } from './shape-paths.ts';

const COLORS: Readonly<Record<TeamId, string>> = {
  A: 'text-(--team-a)',
  B: 'text-(--team-b)',
  C: 'text-(--team-c)',
  D: 'text-(--team-d)',
};

/** A team's mark: circle, triangle, square or diamond. Decoration: the team's name stands beside it. */
export function TeamShape({
  team,
  className = 'size-5',
}: {
  readonly team: TeamId;
  readonly className?: string;
}) {
  return (
    <svg viewBox="0 0 24 24" className={`shrink-0 ${COLORS[team]} ${className}`} aria-hidden="true">
      <path
        d={SHAPE_PATHS[TEAM_SHAPES[team]]}
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
