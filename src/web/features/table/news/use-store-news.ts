import { useEffect } from 'react';
import { storeNotesText } from '#sentences/store-notes.ts';
import { takeStoreNote, useStoreNote } from '#web/platform/match/match-store.ts';
import { useAlerts } from '#web/ui/alerts.tsx';

/** Says once what has become of the match behind the host's back. */
export function useStoreNews(): void {
  const { toast } = useAlerts();
  const note = useStoreNote();
  useEffect(() => {
    const taken = note === undefined ? undefined : takeStoreNote();
    if (taken !== undefined) toast(storeNotesText[taken]);
  }, [note, toast]);
}
