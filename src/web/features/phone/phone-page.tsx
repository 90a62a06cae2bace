import type { ReactNode } from 'react';

interface Props {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** One paper on the table, as small as phones need it: what is there before and after a game. */
export function PhonePage({ title, children }: Props) {
  return (
    <div className="surface-table flex flex-col px-3 py-4 [--lamp-y:10rem]">
      <main className="surface-paper m-auto flex w-full max-w-md flex-col gap-4 p-[clamp(1.1rem,5vw,2rem)]">
        <h1 className="text-3xl">{title}</h1>
        {children}
      </main>
    </div>
  );
}
