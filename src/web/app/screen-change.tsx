import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from '#web/platform/router/router.tsx';

/** A new screen starts at its top, and at its heading: who listens hears where they are. */
export function ScreenChange() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useLayoutEffect(() => {
    // Newer browsers answer with a promise, which must not become the effect's clean-up.
    window.scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => {
    // The page's first screen has the browser's own beginning.
    if (last.current === pathname) return undefined;
    last.current = pathname;
    return followHeading();
  }, [pathname]);
  return null;
}

/**
 * Gives the focus that the last screen took with it to the heading, as soon as there is one, and to the one that takes
 * its place; until the screen, a dialog or the host puts it elsewhere. The answer calls it off.
 */
function followHeading(): () => void {
  const end = new AbortController();
  const stop = (): void => end.abort();
  const observer = new MutationObserver(look);
  let focused: Element | null = null;
  function look(): void {
    const { activeElement, body } = document;
    if (activeElement === focused) return;
    if (activeElement !== body) {
      stop();
      return;
    }
    const heading = document.querySelector('h1');
    if (heading === null) return;
    focused = heading;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, stop, end);
  end.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}
