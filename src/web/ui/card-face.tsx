// The paper card: a suit's print behind the text, its emblem in two corners like a playing card's pips.
import type { ReactNode } from 'react';
import type { CategoryId } from '#domain/category/categories.ts';
import type { DecorationVariant } from '#web/ui/decoration.tsx';
import { Decoration } from '#web/ui/decoration.tsx';
import { Emblem } from '#web/ui/emblem.tsx';

interface CardFaceProps {
  readonly suit: CategoryId;
  readonly variant?: DecorationVariant;
  /** A line above the text, such as the category. */
  readonly label?: ReactNode;
  readonly footer?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export function CardFace({
  suit,
  variant = 1,
  label,
  footer,
  className = '',
  children,
}: CardFaceProps) {
  return (
    <div data-suit={suit} className={`surface-paper card-face ${className}`}>
      <Decoration variant={variant} />
      <div className="card-inside">
        <div className="card-pip">
          <Emblem suit={suit} className="card-pip-size" />
          {label !== undefined && <span className="font-display font-semibold">{label}</span>}
        </div>
        <div className="card-text">{children}</div>
        <div className="card-foot">
          <div className="min-w-0 grow">{footer}</div>
          <Emblem suit={suit} className="card-pip-size rotate-180 self-end text-suit" />
        </div>
      </div>
    </div>
  );
}

/** The other side, for decks and face-down cards. */
export function CardBack({
  suit,
  className = '',
}: {
  readonly suit: CategoryId;
  readonly className?: string;
}) {
  return (
    <div data-suit={suit} className={`surface-paper card-face card-back ${className}`}>
      <div className="absolute inset-0 grid place-items-center">
        <span className="grid size-[min(38cqi,64cqb)] place-items-center rounded-full bg-paper text-suit-ink">
          <Emblem suit={suit} className="size-[min(22cqi,37cqb)]" />
        </span>
      </div>
    </div>
  );
}
