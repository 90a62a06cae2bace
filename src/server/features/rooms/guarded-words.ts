// Names and written cards stand on a screen before everybody: crude words are refused where the host wants that.
import english from '#content/marking/guard/en.json' with { type: 'json' };
import { isCrude } from '#domain/marking/guard.ts';
import type { RoomSettings } from '#domain/room/state.ts';

/** Whether one of some texts holds a word that this room does not want. */
export function isRefused(
  texts: readonly string[],
  { guardsWords }: Pick<RoomSettings, 'guardsWords'>,
): boolean {
  return guardsWords && texts.some((text) => isCrude(text, english));
}
