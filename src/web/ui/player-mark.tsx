// Players are told apart by colour and by shape; the eyes tell a player's mark from a team's.
import type { PlayerShape } from '#domain/room/answers.ts';
import { EIGHT_COLOURS } from './eight-colours.ts';
import { SHAPE_PATHS } from './shape-paths.ts';

/** How far down the eyes lie, where the shape is widest. */
const EYES: Readonly<Record<PlayerShape, number>> = {
  circle: 10.5,
  triangle: 15,
  square: 10.5,
  diamond: 11,
  star: 12,
  heart: 9.5,
};

interface Props {
  readonly shape: PlayerShape;
  /** One of eight, by its number from 0. */
  readonly colour: number;
  readonly className?: string;
}

/** A player's mark, on table or paper. Decoration: the player's name stands beside it. */
export function PlayerMark({ shape, colour, className = 'size-6' }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${EIGHT_COLOURS[colour] ?? ''} ${className}`}
      aria-hidden="true"
    >
      <path
        d={`${SHAPE_PATHS[shape]}${eye(9, EYES[shape])}${eye(15, EYES[shape])}`}
        fill="currentColor"
        fillRule="evenodd"
      />
    </svg>
  );
}

/** A round hole. */
function eye(x: number, y: number): string {
  return `M${x} ${y - 1.5}a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3Z`;
}
