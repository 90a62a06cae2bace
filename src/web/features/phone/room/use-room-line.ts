import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RoomRole } from '#contract/rooms.ts';
import { Answers, type Given } from './answers.ts';
import { PhoneRoom, type Seen } from './phone-room.ts';

export interface RoomLineView extends Seen {
  readonly answers: Answers;
  /** What was given last on this phone. */
  readonly given: Given | null;
  /** Opens the line anew after it has ended. */
  readonly reopen: () => void;
}

/** The room as this phone sees it, for as long as it is shown. */
export function useRoomLine(code: string, as: RoomRole): RoomLineView {
  const [room] = useState(() => new PhoneRoom({ code, as }));
  const [answers] = useState(() => new Answers(code));
  const seen = useSyncExternalStore(room.subscribe, room.seen);
  const given = useSyncExternalStore(answers.subscribe, answers.given);
  useEffect(() => {
    room.open();
    return room.close;
  }, [room]);
  useEffect(() => () => answers.close(), [answers]);
  useEffect(() => {
    if (seen.isConnected) answers.retry();
  }, [seen.isConnected, answers]);
  return { ...seen, answers, given, reopen: room.open };
}
