import { useSyncExternalStore } from 'react';

/** A phone, upright or on its side, and pages that are magnified as much. */
const SMALL = '(width < 40rem), (height < 34rem)';

/** Whether the panels have no room of their own: they then come from below. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(subscribe, () => small().matches);
}

let media: MediaQueryList | undefined;

/** Asked for at each drawing: made once. */
function small(): MediaQueryList {
  media ??= matchMedia(SMALL);
  return media;
}

function subscribe(listener: () => void): () => void {
  const media = small();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
