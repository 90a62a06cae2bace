// Where phones find a room.
import { roomAddress } from '#contract/paths.ts';

/** The whole address; `joinUrl` is where this Riffle is reached by phones. */
export function phoneAddress(joinUrl: string, code: string, pass?: string): string {
  return new URL(roomAddress(code, pass), joinUrl).href;
}

/** As it is read from the wall: without what every browser adds by itself. */
export function spokenAddress(address: string): string {
  return address.replace(/^https?:\/\//u, '');
}
