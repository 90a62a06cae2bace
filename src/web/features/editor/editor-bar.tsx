import { Redo2, Undo2 } from 'lucide-react';
import { editorText } from '#sentences/editor.ts';
import { Button } from '#web/ui/button.tsx';
import type { Act, Editing } from '#web/features/editor/saving/draft.ts';
import { SaveStatus } from '#web/features/editor/saving/save-status.tsx';
import type { Saving } from '#web/features/editor/saving/use-autosave.ts';

interface EditorBarProps {
  readonly editing: Editing;
  readonly act: (act: Act) => void;
  readonly saving: Saving;
}

/** Whether everything is saved, and the steps back and forth; stays in sight. */
export function EditorBar({ editing: { past, future }, act, saving }: EditorBarProps) {
  return (
    <div className="sticky top-2 z-5 flex items-center justify-between gap-4 rounded-card border border-line bg-[#221830] px-4 py-2">
      <SaveStatus saving={saving} />
      <div className="flex gap-2">
        <Button
          aria-label={editorText.undo}
          title={editorText.undoKeys}
          disabled={past.length === 0}
          onClick={() => act({ type: 'undo' })}
        >
          <Undo2 className="size-5" aria-hidden="true" />
        </Button>
        <Button
          aria-label={editorText.redo}
          title={editorText.redoKeys}
          disabled={future.length === 0}
          onClick={() => act({ type: 'redo' })}
        >
          <Redo2 className="size-5" aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
