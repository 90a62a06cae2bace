import type { ReactNode } from 'react';
import { Wordmark } from '#web/ui/wordmark.tsx';

/** A screen of one paper sheet on the table, such as where a mail's link leads. */
export function Sheet({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="surface-table flex flex-col items-center gap-8 px-4 py-8">
      <header>
        <Wordmark />
      </header>
      <main className="surface-paper my-auto flex w-full max-w-lg flex-col gap-5 p-[clamp(1.5rem,5vw,2.5rem)]">
        <h1 className="text-4xl">{title}</h1>
        {children}
      </main>
    </div>
  );
}
