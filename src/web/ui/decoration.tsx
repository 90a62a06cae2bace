// What is printed behind a card's text: ten variants out of four ways to place a drawing. All of it is
// faint and in the suit's colour, so that the text on top keeps its contrast.
import type { ReactNode } from 'react';
import { DRAWINGS, type Placement } from '#web/ui/decoration-drawings.tsx';

const ORDER = [
  'cornerFan',
  'scatter',
  'frame',
  'rays',
  'stripes',
  'dots',
  'waves',
  'chevrons',
  'confetti',
  'medallion',
] as const satisfies readonly (keyof typeof DRAWINGS)[];

/** 1 to 10; higher numbers begin again. */
export type DecorationVariant = number;

interface DecorationProps {
  readonly variant: DecorationVariant;
}

export function Decoration({ variant }: DecorationProps) {
  const { placement, shapes } = DRAWINGS[ORDER[(variant - 1) % ORDER.length] ?? 'cornerFan'];
  return (
    <div className="card-print" aria-hidden="true">
      {PLACES[placement](shapes)}
    </div>
  );
}

const PLACES: Readonly<Record<Placement, (shapes: ReactNode) => ReactNode>> = {
  corners: (shapes) => (
    <>
      <Sheet className="absolute top-0 right-0 w-[clamp(5rem,34cqi,19rem)]">{shapes}</Sheet>
      <Sheet className="absolute bottom-0 left-0 w-[clamp(5rem,34cqi,19rem)] rotate-180">
        {shapes}
      </Sheet>
    </>
  ),
  cover: (shapes) => (
    <Sheet className="absolute inset-0 size-full" fit="xMidYMid slice">
      {shapes}
    </Sheet>
  ),
  edges: (shapes) => (
    <>
      <Sheet className="absolute inset-x-0 top-0 h-[16%] w-full rotate-180" fit="none">
        {shapes}
      </Sheet>
      <Sheet className="absolute inset-x-0 bottom-0 h-[16%] w-full" fit="none">
        {shapes}
      </Sheet>
    </>
  ),
  centre: (shapes) => (
    <Sheet className="absolute inset-0 m-auto h-[86%] w-[86%]" fit="xMidYMid meet">
      {shapes}
    </Sheet>
  ),
};

interface SheetProps {
  readonly className: string;
  readonly fit?: string;
  readonly children: ReactNode;
}

function Sheet({ className, fit = 'xMaxYMin meet', children }: SheetProps) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio={fit} className={className} fill="none">
      {children}
    </svg>
  );
}
