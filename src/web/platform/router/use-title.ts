// What the browser calls the page: by its route, or by its screen where that knows better.
import { useEffect, useLayoutEffect } from 'react';
import { afterFrame } from '#web/platform/after-frame.ts';

let ofRoute = '';

/** Calls the page as its route is called, before its screen can say another. */
export function useRouteTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title === undefined) return;
    ofRoute = title;
    document.title = title;
  }, [title]);
}

/**
 * Calls the page otherwise for as long as the screen shows; undefined: as its route is called. No press waits for that: a
 * changed head has the whole page looked through for new styles.
 */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    return afterFrame(() => {
      document.title = title;
    });
  }, [title]);
  const isOwn = title !== undefined;
  useEffect(() => {
    if (!isOwn) return undefined;
    return () => {
      document.title = ofRoute;
    };
  }, [isOwn]);
}
