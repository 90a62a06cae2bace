import type { Saving } from './use-autosave.ts';

const WORDS: Readonly<Record<Saving, string>> = {
  saved: 'Saved',
  saving: 'Saving…',
  waiting: 'Not saved yet, trying again',
  'changed-elsewhere': 'Not saved',
};

export function SaveStatus({ saving }: { readonly saving: Saving }) {
  return (
    <p role="status" className={saving === 'waiting' ? 'text-bad' : 'text-fg-soft'}>
      {WORDS[saving]}
    </p>
  );
}
