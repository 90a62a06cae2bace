import { useEffect } from 'react';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { followRoom } from '#web/platform/room/screen-room.ts';
import { takeRoomNote, useRoomNote } from '#web/platform/room/shown-room.ts';
import { useAlerts } from '#web/ui/alerts.tsx';

/** While the table is open: the room that this browser has goes on, and what happens to it is said. */
export function useRoom(): void {
  const { toast } = useAlerts();
  const note = useRoomNote();
  useEffect(followRoom, []);
  useEffect(() => {
    const taken = note && takeRoomNote();
    if (taken) toast(tablePhonesText.notes[taken]);
  }, [note, toast]);
}
