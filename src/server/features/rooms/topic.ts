import type { Topic } from '#server/platform/live/live.ts';

/** What news of a room is about. */
export function ofRoom(id: string): Topic {
  return `room:${id}`;
}
