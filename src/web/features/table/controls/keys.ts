// Which key does what on the play screen. Keys are left alone where they mean something else.
import { TEAM_IDS, type TeamId } from '#domain/match/teams.ts';
import { isDialogOpen } from '#web/ui/open-dialog.ts';

/** What the keyboard is pointed at when a key goes down. */
export type Focus = 'page' | 'button' | 'field' | 'dialog';

export type Command =
  | 'next'
  | 'previous'
  | 'pause'
  | 'reset'
  | 'hint'
  | 'answer'
  | 'right'
  | 'wrong'
  | 'skip'
  | 'undo'
  | 'fullscreen'
  | 'stage'
  | 'keys';

export interface Key {
  readonly key: string;
  /** The place on the keyboard: with shift, the key '1' says something else on each layout. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  /** Held down: the browser says it again and again. */
  readonly repeat: boolean;
}

export interface Pressed {
  readonly command: Command;
  /** For 'right' and 'wrong': whose points. */
  readonly team?: TeamId;
}

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['arrowright', 'next'],
  ['arrowleft', 'previous'],
  [' ', 'pause'],
  ['r', 'reset'],
  ['h', 'hint'],
  ['a', 'answer'],
  ['s', 'skip'],
  ['u', 'undo'],
  ['f', 'fullscreen'],
  ['v', 'stage'],
]);

/** The command of a key, or undefined where the key is not ours. */
export function commandOf(key: Key, focus: Focus): Pressed | undefined {
  if (key.ctrlKey || key.metaKey || key.altKey || key.repeat) return undefined;
  if (focus === 'field' || focus === 'dialog') return undefined;
  if (key.key === '?') return { command: 'keys' };
  const team = teamOf(key);
  if (team) return { command: key.shiftKey ? 'wrong' : 'right', team };
  const command = COMMANDS.get(key.key.toLowerCase());
  if (!command || key.shiftKey) return undefined;
  // Space on a focused button presses the button.
  return command === 'pause' && focus === 'button' ? undefined : { command };
}

/** The team of a digit's key. On the number block without NumLock it is an arrow, and stays one. */
function teamOf({ key, code }: Key): TeamId | undefined {
  const [, block, digit] = /^(Digit|Numpad)([1-4])$/.exec(code) ?? [];
  if (block === 'Numpad' && key !== digit) return undefined;
  return TEAM_IDS[Number(digit) - 1];
}

const FIELD = 'input, textarea, select, [contenteditable="true"], [role="combobox"]';
const BUTTON = 'button, a[href], summary, [role="button"], [role="switch"], [tabindex="0"]';

/** What a key meets. An open dialog has the keyboard, also where the focus has fallen behind it. */
export function focusOf(target: EventTarget | null): Focus {
  if (isDialogOpen()) return 'dialog';
  if (!(target instanceof Element)) return 'page';
  if (target.closest(FIELD)) return 'field';
  return target.closest(BUTTON) ? 'button' : 'page';
}

/** What nothing but the table says of itself: how wide its side is. */
const TABLE = '[data-side]';

/** Whether an element at the table gives the focus up after a press by pointer. */
export function letsGo(focused: Element | null): focused is HTMLElement {
  return (
    focused instanceof HTMLElement &&
    focused.closest(TABLE) !== null &&
    focusOf(focused) === 'button'
  );
}
