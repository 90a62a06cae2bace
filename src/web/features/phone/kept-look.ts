// Who somebody was in the last room: the next one offers it again.
import * as z from 'zod/mini';
import { PLAYER_NAME_MAX } from '#contract/rooms.ts';
import { PLAYER_COLOURS, PLAYER_SHAPES } from '#domain/room/answers.ts';
import { parseJson, readStored, writeStored } from '#web/platform/storage/stored.ts';

const KEY = 'riffle:player';

const Look = z.object({
  name: z.string().check(z.maxLength(PLAYER_NAME_MAX)),
  shape: z.enum(PLAYER_SHAPES),
  colour: z.int().check(z.minimum(0), z.maximum(PLAYER_COLOURS - 1)),
});
export type Look = z.infer<typeof Look>;

/** The last one, or a mark by chance without a name. */
export function readLook(): Look {
  const kept = Look.safeParse(parseJson(readStored(KEY)));
  if (kept.success) return kept.data;
  return {
    name: '',
    shape: anyOf(PLAYER_SHAPES),
    colour: Math.floor(Math.random() * PLAYER_COLOURS),
  };
}

export function keepLook({ name, shape, colour }: Look): void {
  writeStored(KEY, JSON.stringify({ name, shape, colour }));
}

function anyOf<Item>(items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(Math.random() * items.length)] ?? items[0];
}
