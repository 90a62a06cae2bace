import type { ReactNode } from 'react';
import { CardFace } from '#web/ui/card-face.tsx';

interface LoneCardProps {
  readonly title: string;
  readonly text: string;
  /** It changes by itself, and is read out when it does. */
  readonly isStatus?: boolean;
  readonly children: ReactNode;
}

/** One card in the middle, where no match can be shown: what is the matter, and what can be done. */
export function LoneCard({ title, text, isStatus = false, children }: LoneCardProps) {
  return (
    <main className="surface-table grid place-items-center p-4">
      <CardFace suit="free" variant={7} className="w-[min(100%,max(34rem,76vmin))]">
        <div
          className="flex flex-col items-center gap-6 py-8 text-center"
          role={isStatus ? 'status' : undefined}
        >
          <h1 className="text-[max(2.25rem,5vmin)]">{title}</h1>
          <p className="font-sans text-[max(1.125rem,2.65vmin)] text-fg-soft">{text}</p>
          {children}
        </div>
      </CardFace>
    </main>
  );
}
