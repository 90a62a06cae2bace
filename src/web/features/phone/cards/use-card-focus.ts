import { useEffect, type RefObject } from 'react';

/** As another card comes, its first control has the focus; not while something else is being written. */
export function useCardFocus(controls: RefObject<HTMLElement | null>, key: string): void {
  useEffect(() => {
    if (isBusyElsewhere()) return;
    controls.current
      ?.querySelector<HTMLElement>('input, textarea, button:not(:disabled)')
      ?.focus({ preventScroll: true });
  }, [controls, key]);
}

/** A control outside of what comes and goes with a card has the focus, as in an open dialog. */
function isBusyElsewhere(): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body;
}
