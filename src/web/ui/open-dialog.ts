import { useSyncExternalStore } from 'react';

const DIALOG = '[role="dialog"], [role="alertdialog"], [role="listbox"]';
/** One that is closing is still drawn for a moment, but asks nothing any more. */
const OPEN_DIALOG = `:is(${DIALOG}):not([data-closed])`;

/** Whether a dialog or a list has the keyboard, also where the focus has fallen behind it. */
export function isDialogOpen(): boolean {
  return document.querySelector(OPEN_DIALOG) !== null;
}

let count = 0;
const listeners = new Set<() => void>();

/** A dialog opens; the answer closes it. A list of choices is none. */
export function countOpen(): () => void {
  const change = (by: number) => {
    count += by;
    for (const listener of listeners) listener();
  };
  change(1);
  return () => change(-1);
}

/** Whether a dialog is open. */
export function useDialogOpen(): boolean {
  return useSyncExternalStore(subscribe, isAnyOpen, isAnyOpen);
}

const isAnyOpen = () => count > 0;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
