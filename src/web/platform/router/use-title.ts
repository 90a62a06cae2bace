// What the browser calls the page: by its route, or by its screen where that knows better.
import { useEffect, useLayoutEffect } from 'react';
import { titleText } from '#sentences/titles.ts';

let ofRoute = '';

/** Calls the page by the name of its route, before it is drawn. */
export function useRouteTitle(name: string | undefined): void {
  useLayoutEffect(() => {
    if (name === undefined) return;
    ofRoute = name === titleText.home ? name : titleText.of({ page: name });
    document.title = ofRoute;
  }, [name]);
}

/** Calls the page by another name for as long as the screen shows; undefined: by its route's. */
export function useTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return undefined;
    document.title = titleText.of({ page: name });
    return () => {
      document.title = ofRoute;
    };
  }, [name]);
}
