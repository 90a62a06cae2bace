import { useLayoutEffect } from 'react';
import { useLocation } from '#web/platform/router/router.tsx';

/** A new screen starts at its top, not where the last one was left. */
export function ScrollTop() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    // Newer browsers answer with a promise, which must not become the effect's clean-up.
    window.scrollTo(0, 0);
  }, [pathname]);
  return null;
}
