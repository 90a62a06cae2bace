import { SHAPE_PATHS } from '#web/ui/shape-paths.ts';

const BADGES = [
  { letter: 'A', shape: 'circle', colour: 'text-(--player-0)', y: 16.5 },
  { letter: 'B', shape: 'triangle', colour: 'text-(--player-1)', y: 19 },
  { letter: 'C', shape: 'square', colour: 'text-(--player-2)', y: 16.5 },
  { letter: 'D', shape: 'diamond', colour: 'text-(--player-3)', y: 16.5 },
] as const;

/** The letter of a choice, by its place from 0, in a shape of its own. */
export function ChoiceBadge({ at }: { readonly at: number }) {
  const badge = BADGES[at];
  if (!badge) return null;
  return (
    <svg viewBox="0 0 24 24" className={`size-10 shrink-0 ${badge.colour}`}>
      <path d={SHAPE_PATHS[badge.shape]} fill="currentColor" />
      <text
        x="12"
        y={badge.y}
        textAnchor="middle"
        className="fill-table font-display text-[12px] font-bold"
      >
        {badge.letter}
      </text>
    </svg>
  );
}
