// Teams are told apart by colour and by shape.
import type { TeamId } from '#domain/match/teams.ts';
import { TEAM_SHAPES } from '#domain/match/teams.ts';

const PATHS: Readonly<Record<(typeof TEAM_SHAPES)[TeamId], string>> = {
  circle: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19Z',
  triangle: 'M12 2.5 22.5 20.5h-21Z',
  square: 'M4 4h16v16H4Z',
  diamond: 'M12 1.5 22.5 12 12 22.5 1.5 12Z',
};

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
        d={PATHS[TEAM_SHAPES[team]]}
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
