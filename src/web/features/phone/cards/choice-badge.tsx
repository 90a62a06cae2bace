import { SHAPE_PATHS } from '#web/ui/shape-paths.ts';

const BADGES = [
  { letter: 'A', shape: 'circle', colour: 'text-(--player-0)' },
  { letter: 'B', shape: 'triangle', colour: 'text-(--player-1)' },
  { letter: 'C', shape: 'square', colour: 'text-(--player-2)' },
  { letter: 'D', shape: 'diamond', colour: 'text-(--player-3)' },
] as const;

/** The letter of a choice, by its place from 0, in a shape of its own. */
export function ChoiceBadge({ at }: { readonly at: number }) {
  const badge = BADGES[at];
  if (!badge) return null;
  const { letter, shape, colour } = badge;
  return (
    <span className="relative grid size-10 shrink-0 place-items-center">
      <svg viewBox="0 0 24 24" className={`absolute inset-0 ${colour}`} aria-hidden="true">
        <path d={SHAPE_PATHS[shape]} fill="currentColor" />
      </svg>
      <span
        className={`relative font-display font-bold text-table ${shape === 'triangle' ? 'mt-2' : ''}`}
      >
        {letter}
      </span>
    </span>
  );
}
