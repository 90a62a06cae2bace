// Which key does what on the play screen. Keys are left alone where they mean something else.

/** What the keyboard is pointed at when a key goes down. */
export type Focus = 'page' | 'button' | 'field' | 'dialog';

export type Command = 'next' | 'previous' | 'pause';

export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  /** Held down: the browser says it again and again. */
  readonly repeat: boolean;
}

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'previous'],
  [' ', 'pause'],
]);

/** The command of a key, or undefined where the key is not ours. */
export function commandOf(key: Key, focus: Focus): Command | undefined {
  if (key.ctrlKey || key.metaKey || key.altKey || key.shiftKey || key.repeat) return undefined;
  if (focus === 'field' || focus === 'dialog') return undefined;
  const command = COMMANDS.get(key.key);
  // Space on a focused button presses the button.
  return command === 'pause' && focus === 'button' ? undefined : command;
}

const DIALOG = '[role="dialog"], [role="alertdialog"], [role="listbox"]';
const FIELD = 'input, textarea, select, [contenteditable="true"], [role="combobox"]';
const BUTTON = 'button, a[href], summary, [role="button"], [role="switch"], [tabindex="0"]';

export function focusOf(target: EventTarget | null): Focus {
  if (!(target instanceof Element)) return 'page';
  if (target.closest(DIALOG)) return 'dialog';
  if (target.closest(FIELD)) return 'field';
  return target.closest(BUTTON) ? 'button' : 'page';
}
