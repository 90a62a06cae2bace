// Phones: how everybody joins, who is there, and how they play.
import { useSession } from '#web/platform/session/session.tsx';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { openRoom } from '#web/platform/room/screen-room.ts';
import { useScreenRoom } from '#web/platform/room/shown-room.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { commonText } from '#sentences/common.ts';
import { RoomSheet } from './room-sheet.tsx';
import { useCalls } from './use-calls.ts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function PhonesDialog({ open, onClose }: Props) {
  const room = useScreenRoom();
  const { configuration } = useSession();
  const joinUrl = configuration?.joinUrl ?? null;
  const title = room
    ? tablePhonesText.room.title({ code: room.code })
    : tablePhonesText.closed.title;
  return (
    <Dialog open={open} onClose={onClose} title={title} size={room ? 'stage' : 'large'}>
      {room ? (
        <RoomInside joinUrl={joinUrl ?? location.origin} onClose={onClose} />
      ) : (
        <NoRoom joinUrl={joinUrl} />
      )}
    </Dialog>
  );
}

function RoomInside({ joinUrl, onClose }: { readonly joinUrl: string } & Pick<Props, 'onClose'>) {
  const room = useScreenRoom();
  if (!room?.told || !room.room) return <Spinner size="large" label={commonText.loading} />;
  return (
    <RoomSheet
      joinUrl={joinUrl}
      code={room.code}
      told={room.told}
      room={room.room}
      onClose={onClose}
    />
  );
}

/** What phones are for, or why there are none here. */
function NoRoom({ joinUrl }: { readonly joinUrl: string | null }) {
  const { closed } = tablePhonesText;
  const { isBusy, run } = useCalls(closed.failed);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-lg">{closed.what}</p>
      <WhyNot joinUrl={joinUrl} />
      {joinUrl !== null && (
        <Button
          size="large"
          variant="primary"
          className="self-start"
          busy={isBusy}
          onClick={() => run(openRoom)}
        >
          {closed.open}
        </Button>
      )}
    </div>
  );
}

function WhyNot({ joinUrl }: { readonly joinUrl: string | null }) {
  const { closed } = tablePhonesText;
  const { status, offline } = useSession();
  if (status === 'demo') return <MessageBox tone="plain">{closed.demo}</MessageBox>;
  if (offline) return <MessageBox tone="plain">{closed.offline}</MessageBox>;
  if (joinUrl !== null) return null;
  return (
    <MessageBox tone="plain">
      {closed.onlyHere}
      <code className="mt-2 block rounded-xl bg-ink px-4 py-3 text-paper select-all">
        {closed.command}
      </code>
    </MessageBox>
  );
}
