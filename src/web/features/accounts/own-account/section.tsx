import { useId, type ReactNode } from 'react';

/** One thing about the account. */
export function Section({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="surface-raised flex flex-col gap-4 p-[clamp(1.25rem,4vw,2rem)]"
    >
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
