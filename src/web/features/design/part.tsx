import { useId, type ComponentType, type ReactNode } from 'react';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One part of the system, on the table and on paper: everything must read on both. */
export function Part({ title, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

type Surface = 'felt' | 'paper';

export interface OnSurface {
  readonly surface: Surface;
}

/** The same things twice: on felt and on paper. */
export function OnBoth({ part: Shown }: { readonly part: ComponentType<OnSurface> }) {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <div className="surface-raised flex flex-col gap-4 p-6">
        <Shown surface="felt" />
      </div>
      <div className="surface-paper flex flex-col gap-4 p-6">
        <Shown surface="paper" />
      </div>
    </div>
  );
}
