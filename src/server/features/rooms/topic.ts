import type { Topic } from '#server/platform/live/live.ts';

/** What its host has done: everybody is told at once. */
export function ofRoom(id: string): Topic {
  return `room:${id}`;
}

/** What is told some at a time, and later than what its host does: who comes and goes, and how many have answered. */
export function ofPeople(roomId: string): Topic {
  return `room:${roomId}:people`;
}
