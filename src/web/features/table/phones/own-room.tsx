import { useEffect, useState } from 'react';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { getOwnRoom } from '#web/platform/api/rooms.ts';
import { takeUpRoom } from '#web/platform/room/screen-room.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { useCalls } from './use-calls.ts';

/** The account's room, open on another screen: it can be taken up here. */
export function OwnRoom() {
  const room = useOwnRoom();
  const words = tablePhonesText.takeUp;
  const { isBusy, run } = useCalls(words.failed);
  if (!room) return null;
  return (
    <div className="flex flex-col items-center gap-3">
      <p className="font-sans text-lg">{words.found(room)}</p>
      <Button size="large" busy={isBusy} onClick={() => run(() => takeUpRoom(room.code))}>
        {words.take}
      </Button>
    </div>
  );
}

function useOwnRoom() {
  const { user } = useSession();
  const [room, setRoom] = useState<{ readonly code: string; readonly topic: string }>();
  const uid = user?.uid;
  useEffect(() => {
    if (uid === undefined) return undefined;
    let isGone = false;
    const look = async () => {
      const { code, topic } = await getOwnRoom();
      if (!isGone && code !== null && topic !== null) setRoom({ code, topic });
    };
    // Without an answer there is nothing to take up.
    look().catch(() => undefined);
    return () => {
      isGone = true;
      setRoom(undefined);
    };
  }, [uid]);
  return room;
}
