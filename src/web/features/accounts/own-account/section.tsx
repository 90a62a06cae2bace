import { useEffect, useId, useRef, type ReactNode } from 'react';

/** One thing about the account. */
export function Section({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (section.current && heading.current) return keepFocus(section.current, heading.current);
    return undefined;
  }, []);
  return (
    <section
      ref={section}
      aria-labelledby={id}
      className="surface-raised flex flex-col gap-4 p-[clamp(1.25rem,4vw,2rem)]"
    >
      <h2 ref={heading} tabIndex={-1} id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Where what has the keyboard goes, as a form once its change is made, it goes on at the heading. */
function keepFocus(section: HTMLElement, heading: HTMLElement): () => void {
  let last: Node | null = null;
  const note = ({ target }: FocusEvent): void => {
    last = target instanceof Node ? target : null;
  };
  const observer = new MutationObserver(() => {
    if (last === null || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    heading.focus({ preventScroll: true });
  });
  section.addEventListener('focusin', note);
  observer.observe(section, { childList: true, subtree: true });
  return () => {
    section.removeEventListener('focusin', note);
    observer.disconnect();
  };
}
