// What few cards need, folded away.
import { useState, type ReactNode } from 'react';
import type { DraftCard } from '#web/features/editor/saving/draft.ts';

export interface ExtrasProps {
  readonly card: DraftCard;
  readonly onChange: (change: Partial<DraftCard>) => void;
}

interface Extra {
  readonly title: string;
  readonly isUsed: boolean;
  readonly children: ReactNode;
}

/** Open from the start where there is something in it. */
export function Extras({ title, isUsed, children }: Extra) {
  const [isOpen, setOpen] = useState(isUsed);
  return (
    <details
      className="rounded-2xl border-2 border-line px-4 py-2"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{title}</summary>
      {isOpen && <div className="flex flex-col gap-4 pt-2 pb-3">{children}</div>}
    </details>
  );
}

/** The texts of `count` fields with another one at a place. */
export function withText(texts: readonly string[], at: number, text: string, count: number) {
  return Array.from({ length: count }, (_, place) => (place === at ? text : (texts[place] ?? '')));
}
