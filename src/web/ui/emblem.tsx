// The seven suits' emblems, drawn in the colour of the text around them: solid shapes with the surface
// shining through, so that they hold from a 16 px pip to a 200 px medallion.
import type { CategoryId } from '#domain/category/categories.ts';
import { SUITS } from './suits/suits.ts';

interface EmblemProps {
  readonly suit: CategoryId;
  readonly className?: string;
}

/** The emblem of a category, in the current text colour. Decoration: the category's name stands beside it. */
export function Emblem({ suit, className = 'size-6' }: EmblemProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      className={`shrink-0 ${className}`}
      fill="currentColor"
      aria-hidden="true"
    >
      {SUITS[suit].emblem}
    </svg>
  );
}
