const DIALOG = '[role="dialog"], [role="alertdialog"], [role="listbox"]';
/** One that is closing is still drawn for a moment, but asks nothing any more. */
const OPEN_DIALOG = `:is(${DIALOG}):not([data-closed])`;

/** Whether a dialog or a list has the keyboard, also where the focus has fallen behind it. */
export function isDialogOpen(): boolean {
  return document.querySelector(OPEN_DIALOG) !== null;
}
