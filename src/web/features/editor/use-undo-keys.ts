import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from '#web/ui/open-dialog.ts';
import type { Act } from '#web/features/editor/saving/draft.ts';

/** Steps back and forth by key, except while a dialog is open. */
export function useUndoKeys(act: (act: Act) => void): void {
  const hearKeys = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf(event);
    if (step === undefined || isDialogOpen()) return;
    event.preventDefault();
    act({ type: step });
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => hearKeys(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}

/** Ctrl+Z and Shift+Ctrl+Z, or ⌘; and Ctrl+Y, as Windows has it. */
function stepOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  const letter = key.toLowerCase();
  if (letter === 'z' && (ctrlKey || metaKey)) return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey ? 'redo' : undefined;
}
