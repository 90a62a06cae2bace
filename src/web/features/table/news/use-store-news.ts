import { useEffect } from 'react';
import { takeStoreNote, useStoreNote, type StoreNote } from '#web/platform/match/match-store.ts';
import { useAlerts } from '#web/ui/alerts.tsx';

const SENTENCES: Readonly<Record<StoreNote, string>> = {
  dropped: 'The saved game could not be read, so it was removed.',
  'not-kept': 'This browser keeps nothing right now: the game goes on, but a reload would lose it.',
  'clock-set': 'The clock of this device was changed. The timer goes on where it was.',
  slept: 'This page was asleep for a while, and the time ran out. Everything else is as it was.',
};

/** Says once what has become of the match behind the host's back. */
export function useStoreNews(): void {
  const { toast } = useAlerts();
  const note = useStoreNote();
  useEffect(() => {
    const taken = note === undefined ? undefined : takeStoreNote();
    if (taken !== undefined) toast(SENTENCES[taken]);
  }, [note, toast]);
}
