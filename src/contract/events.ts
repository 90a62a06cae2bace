// GET /api/events: the one event stream a browser holds. Each event carries the whole present state of
// what it names, so that a lost one is made good by the next, and a reconnect starts with all of them.
import * as z from 'zod/mini';
import { Run } from '#contract/generation.ts';

export const LiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('balance'), credits: z.number() }),
  z.object({ type: z.literal('run'), run: Run }),
  /** The session has ended: signed out here or elsewhere, or disabled. */
  z.object({ type: z.literal('signed-out') }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;
