// The sounds of the table, by name. What makes them is fetched when the page is quiet, or with the first of them.
import { currentMatch } from '#web/platform/match/match-store.ts';
import { soundsHere } from '#web/features/table/stage/windows.ts';

export type SoundName =
  | 'card'
  | 'reveal'
  | 'right'
  | 'wrong'
  | 'points'
  | 'last-seconds'
  | 'time-up'
  | 'turn'
  | 'win'
  | 'lobby';

/** Plays a sound in the manner of the match's category; silent in a window that is not heard, and before a first press. */
export function playSound(name: SoundName): void {
  // Before a press the browser would only warn; nobody expects a sound then.
  if (!soundsHere() || !navigator.userActivation?.hasBeenActive) return;
  const category = currentMatch()?.category ?? 'trivia';
  import('./synthesis.ts')
    .then(({ synthesise }) => synthesise(name, category))
    // Where it can't be fetched, the evening goes without.
    .catch(() => undefined);
}
