import { Smartphone } from 'lucide-react';
import { tableRoomText } from '#sentences/table-room.ts';
import { useScreenRoom } from '#web/platform/room/shown-room.ts';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { playersOf } from './players.ts';

/** The way to the phones; with a room it says which one, and how many are in it. */
export function PhonesButton({ onOpen }: { readonly onOpen: () => void }) {
  const room = useScreenRoom();
  const phones = room?.told ? playersOf(room.told).length : 0;
  const label = room
    ? tableRoomText.buttonWithRoom({ code: room.code, phones })
    : tableRoomText.button;
  return (
    <Tooltip text={tableRoomText.tip}>
      <Button variant="quiet" aria-label={label} onClick={onOpen}>
        <Smartphone aria-hidden="true" className="size-6" />
        {room && (
          <span aria-hidden="true" className="font-display tracking-widest max-sm:hidden">
            {room.code}
          </span>
        )}
      </Button>
    </Tooltip>
  );
}
