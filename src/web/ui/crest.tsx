// What teams are told apart by: a shape, and the colour that belongs to it.
import { CREST_IDS, type CrestId } from '#domain/match/crests.ts';
import { EIGHT_COLOURS } from './eight-colours.ts';
import { SHAPE_PATHS } from './shape-paths.ts';

interface Props {
  readonly crest: CrestId;
  readonly className?: string;
}

/** A crest, on table or paper. Decoration: what it belongs to stands beside it in words. */
export function Crest({ crest, className = 'size-5' }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${EIGHT_COLOURS[CREST_IDS.indexOf(crest)] ?? ''} ${className}`}
      aria-hidden="true"
    >
      <path
        d={SHAPE_PATHS[crest]}
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
