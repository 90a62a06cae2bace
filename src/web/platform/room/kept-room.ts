// The room that this browser is the screen of, kept for a reload and for a server that is gone for a while.
import * as z from 'zod/mini';
import { SendAction } from '#contract/room-actions.ts';
import { parseJson, readStored, writeStored } from '#web/platform/storage/stored.ts';

const KEY = 'riffle:room';

const KeptRoom = z.object({
  code: z.string(),
  /** What the server does not have yet. */
  pending: z.array(
    z.object({
      sent: SendAction,
      at: z.number(),
      isAlone: z.boolean(),
      isSent: z.boolean(),
      seq: z.nullable(z.int()),
    }),
  ),
});
export type KeptRoom = z.infer<typeof KeptRoom>;

export function readKeptRoom(): KeptRoom | undefined {
  const kept = KeptRoom.safeParse(parseJson(readStored(KEY)));
  return kept.success ? kept.data : undefined;
}

export function keepRoom(room: KeptRoom | undefined): void {
  writeStored(KEY, room ? JSON.stringify(room) : null);
}
