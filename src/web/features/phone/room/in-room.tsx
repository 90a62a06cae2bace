// In a room: what a phone shows from its first view to the end.
import { useEffect } from 'react';
import type { PhoneView, RoomRole } from '#contract/rooms.ts';
import { phoneText } from '#sentences/phone.ts';
import { useWakeLock } from '#web/ui/use-wake-lock.ts';
import { crestsOf } from '#web/features/phone/crests-of.ts';
import { PhonePage } from '#web/features/phone/phone-page.tsx';
import { Crests } from '#web/ui/team-crests.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Ended } from './ended.tsx';
import { RoomFrame } from './room-frame.tsx';
import { Stage } from './stage.tsx';
import { useRoomLine, type RoomLineView } from './use-room-line.ts';

interface Props {
  readonly code: string;
  readonly as: RoomRole;
  /** This browser has no seat here any more; `hadSeat`: it did not give it up itself. */
  readonly onOutside: (hadSeat: boolean) => void;
}

export function InRoom({ code, as, onOutside }: Props) {
  const line = useRoomLine(code, as);
  const { end, view } = line;
  useWakeLock();
  useEffect(() => {
    if (end === 'stranger') onOutside(line.view !== null);
  });
  if (end !== null && end !== 'stranger') return <Ended why={end} reopen={line.reopen} />;
  if (!view) {
    return (
      <PhonePage title={phoneText.door.room({ code })}>
        <Spinner size="large" label={phoneText.line.connecting} />
      </PhonePage>
    );
  }
  return <Playing {...{ code, as, line, view }} onLeft={() => onOutside(false)} />;
}

interface PlayingProps {
  readonly code: string;
  readonly as: RoomRole;
  readonly line: RoomLineView;
  readonly view: PhoneView;
  readonly onLeft: () => void;
}

function Playing({ code, as, line, view, onLeft }: PlayingProps) {
  return (
    <Crests of={crestsOf(view.table.teams)}>
      <RoomFrame {...{ code, as, view, onLeft }} isConnected={line.isConnected}>
        <Stage {...{ code, as, line, view }} />
      </RoomFrame>
    </Crests>
  );
}
