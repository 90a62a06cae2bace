// GET /api/events: the one event stream a browser holds. Each event carries the whole present state of
// what it names, so that a lost one is made good by the next, and a reconnect starts with all of them.
import * as z from 'zod/mini';
import { User } from '#contract/accounts.ts';
import { Run } from '#contract/generation.ts';

export const LiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('balance'), credits: z.number() }),
  z.object({ type: z.literal('run'), run: Run }),
  /** The account as it is now: another tab or device may have changed its address. */
  z.object({ type: z.literal('user'), user: User }),
  /** The ids of the sessions that are open; who shows devices reads them anew when they change. */
  z.object({ type: z.literal('devices'), ids: z.array(z.string()) }),
  /** The session has ended: signed out here or elsewhere, or disabled. */
  z.object({ type: z.literal('signed-out') }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;
