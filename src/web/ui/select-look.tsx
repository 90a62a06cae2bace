// How a choice from a short list looks while it is closed.
import type { ReactNode } from 'react';

export interface SelectOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
}

export const BOX_CLASS =
  'field-box flex cursor-pointer items-center justify-between gap-3 text-left';

interface FrameProps {
  readonly hint: ReactNode;
  readonly hintId: string;
  /** The label, and the box under it. */
  readonly children: ReactNode;
}

export function SelectFrame({ hint, hintId, children }: FrameProps) {
  return (
    <div className="flex flex-col gap-1.5">
      {children}
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-fg-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

export function Chevron() {
  return (
    <svg viewBox="0 0 16 16" className="size-4" fill="none" aria-hidden="true">
      <path d="m3 6 5 5 5-5" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  );
}
