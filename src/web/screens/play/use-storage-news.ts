import { useEffect } from 'react';
import { takeStorageNote, useStorageNote, type StorageNote } from '#web/play/game-store.ts';
import { useAlerts } from '#web/ui/alerts.tsx';

const SENTENCES: Readonly<Record<StorageNote, string>> = {
  dropped: 'The saved game could not be read, so it was removed.',
  'not-kept': 'This browser keeps nothing right now: the game goes on, but a reload would lose it.',
};

/** Says once what has become of the saved game. */
export function useStorageNews(): void {
  const { toast } = useAlerts();
  const note = useStorageNote();
  useEffect(() => {
    const taken = note === undefined ? undefined : takeStorageNote();
    if (taken !== undefined) toast(SENTENCES[taken]);
  }, [note, toast]);
}
