import { useSyncExternalStore } from 'react';

/** Whether this browser can fill the screen at all; an iPhone can't. */
export function canFillScreen(): boolean {
  return document.fullscreenEnabled;
}

export function useFullscreen(): boolean {
  return useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
}

/** Refused without a press of the host's own: then everything stays as it is. */
export function toggleFullscreen(): void {
  if (!canFillScreen()) return;
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  change.catch(() => undefined);
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
