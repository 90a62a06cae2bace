import type { PointButton } from '#domain/match/points.ts';
import type { TeamId } from '#domain/match/teams.ts';
import { dispatch } from '#web/platform/match/match-store.ts';
import { signed } from '#web/features/table/news/news.ts';

interface Props {
  readonly button: PointButton;
  readonly team: TeamId;
  readonly teamName: string;
}

/** Gives a team points. Where the label names what helped, the points stand below it. */
export function PointChip({ button: { points, label }, team, teamName }: Props) {
  const isNamed = !/^[+-]\d/.test(label);
  const said = isNamed ? `${label} ${signed(points)}` : label;
  return (
    <button
      type="button"
      className="chip"
      aria-label={`${said} for ${teamName}`}
      onClick={() => dispatch({ type: 'UPDATE_SCORE', team, points })}
    >
      <span className={isNamed ? 'chip-name' : ''}>{label}</span>
      {isNamed && <span className="chip-points">{signed(points)}</span>}
    </button>
  );
}
