import { useSyncExternalStore } from 'react';
import { roomNow } from '#web/platform/room/screen-room.ts';
import { isOpenAt, type OfCardProps } from './of-card.ts';

/** Milliseconds between two looks at the clock. */
const LOOK_MS = 500;

/** Whether somebody may still give something for the card; draws anew as the last one's time is up. */
export function useIsOpen(of: Pick<OfCardProps, 'told' | 'room'>): boolean {
  return useSyncExternalStore(onEachLook, () => isOpenAt(of, roomNow()));
}

function onEachLook(look: () => void): () => void {
  const watch = setInterval(look, LOOK_MS);
  return () => clearInterval(watch);
}
