import { useEffect, useLayoutEffect, useRef } from 'react';
import { PATHS } from '#contract/paths.ts';
import { useLocation } from '#web/platform/router/router.tsx';

/** A new screen starts at its top, and at its heading: who listens hears where they are. */
export function ScreenChange() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useLayoutEffect(() => {
    // Newer browsers answer with a promise, which must not become the effect's clean-up.
    window.scrollTo(0, 0);
    // Its sizes are its own (theme.css).
    document.documentElement.toggleAttribute('data-table', pathname === PATHS.table);
  }, [pathname]);
  useEffect(() => {
    // The page's first screen has the browser's own beginning.
    if (last.current === pathname) return undefined;
    last.current = pathname;
    return focusHeading();
  }, [pathname]);
  return null;
}

/**
 * Gives the focus that the last screen took with it to the heading, as soon as there is one; not where the screen, a
 * dialog or the host has put it elsewhere meanwhile. The answer calls it off.
 */
function focusHeading(): () => void {
  const observer = new MutationObserver(look);
  function look(): void {
    const heading = document.querySelector('h1');
    const isLost = document.activeElement === document.body;
    if (isLost && heading === null) return;
    observer.disconnect();
    if (!isLost || heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
