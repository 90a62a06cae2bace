import type { ReactNode } from 'react';
import type { DecorationVariant } from '#web/ui/decoration.tsx';

/** How a category looks, beside its colours in `suits.css`. */
export interface Suit {
  /** The print on its card of the home page. */
  readonly decoration: DecorationVariant;
  /** Its emblem, 48 units square: solid shapes with the surface shining through. */
  readonly emblem: ReactNode;
}
