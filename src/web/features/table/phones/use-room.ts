import { useEffect } from 'react';
import { tableRoomText } from '#sentences/table-room.ts';
import { hasKeptRoom } from '#web/platform/room/has-kept-room.ts';
import { currentRoom, takeRoomNote, useRoomNote } from '#web/platform/room/shown-room.ts';
import { useAlerts } from '#web/ui/alerts.tsx';

/** While the table is open: the room that this browser has goes on, and what happens to it is said. */
export function useRoom(): void {
  const { toast } = useAlerts();
  const note = useRoomNote();
  useEffect(() => {
    const closed = new AbortController();
    if (hasKeptRoom()) goOn(closed.signal).catch(console.error);
    return () => {
      closed.abort();
      currentRoom()?.letGo();
    };
  }, []);
  useEffect(() => {
    const taken = note && takeRoomNote();
    if (taken) toast(tableRoomText.notes[taken]);
  }, [note, toast]);
}

/** What keeps a room is fetched where there is one; a table without phones has its first card sooner. */
async function goOn(closed: AbortSignal): Promise<void> {
  const { followRoom } = await import('#web/platform/room/screen-room.ts');
  if (!closed.aborted) followRoom();
}
