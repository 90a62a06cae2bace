import { editorText } from '#sentences/editor.ts';
import type { Saving } from './use-autosave.ts';

export function SaveStatus({ saving }: { readonly saving: Saving }) {
  return (
    <p role="status" className={saving === 'waiting' ? 'text-bad' : 'text-fg-soft'}>
      {editorText.saving[saving]}
    </p>
  );
}
