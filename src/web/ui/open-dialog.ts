import { newTally } from '#web/ui/tally.ts';

const DIALOG = '[role="dialog"], [role="alertdialog"], [role="listbox"]';
/** One that is closing is still drawn for a moment, and a list stays in its closed box: they ask nothing any more. */
const OPEN_DIALOG = `:is(${DIALOG}):not([data-closed], [data-closed] *)`;

/** Whether a dialog or a list has the keyboard, also where the focus has fallen behind it. */
export function isDialogOpen(): boolean {
  return document.querySelector(OPEN_DIALOG) !== null;
}

const open = newTally();

/** A dialog opens; the answer closes it. A list of choices is none. */
export const countOpen = open.add;

/** Whether a dialog is open. */
export const useDialogOpen = open.useAny;
