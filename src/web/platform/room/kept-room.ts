// The room that this browser is the screen of, kept for a reload and for a server that is gone for a while.
import * as z from 'zod/mini';
import { SendAction } from '#contract/room-actions.ts';
import { ScreenView } from '#contract/rooms.ts';
import { parseJson, readStored, writeStored } from '#web/platform/storage/stored.ts';
import { KEY } from './has-kept-room.ts';

const KeptRoom = z.object({
  code: z.string(),
  /** The room as the server has told it last, without who is in it and what they have sent. */
  told: z.nullable(z.object({ seq: z.int(), view: ScreenView })),
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

/** What is worth keeping of a view: enough to play on without the server. */
export function keptView(view: ScreenView): ScreenView {
  const nobody = { players: [], answered: [], answeredCount: 0, answers: [] };
  return { ...view, ...nobody, buzzes: [], fouls: [], challenges: [] };
}

export function keepRoom(room: KeptRoom | undefined): void {
  writeStored(KEY, room ? JSON.stringify(room) : null);
}
