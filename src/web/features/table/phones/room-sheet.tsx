import { Play } from 'lucide-react';
import type { ScreenView } from '#contract/rooms.ts';
import type { RoomState } from '#domain/room/state.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { actInRoom, closeRoom } from '#web/platform/room/screen-room.ts';
import { useAlerts } from '#web/ui/alerts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { CrowdSheet } from './crowd-sheet.tsx';
import { JoinSheet } from './join-sheet.tsx';
import { Remotes } from './remotes.tsx';
import { RoomRules } from './room-rules.tsx';
import { useCalls } from './use-calls.ts';

interface Props {
  readonly joinUrl: string;
  readonly code: string;
  readonly told: ScreenView;
  readonly room: RoomState;
  readonly onClose: () => void;
}

/** An open room: the way in, how phones play, the remotes, and the ways on and out. */
export function RoomSheet({ joinUrl, code, told, room, onClose }: Props) {
  const words = tablePhonesText.room;
  const tabs = [
    {
      id: 'join',
      title: words.join,
      content: <JoinSheet joinUrl={joinUrl} code={code} told={told} room={room} />,
    },
    { id: 'rules', title: words.rules, content: <RoomRules room={room} /> },
    {
      id: 'remotes',
      title: words.remotes,
      content: <Remotes code={code} told={told} />,
    },
    {
      id: 'crowd',
      title: words.crowd,
      content: <CrowdSheet code={code} told={told} onPlay={onClose} />,
    },
  ];
  return (
    <div className="flex flex-col gap-5">
      <Tabs label={words.tabs} tabs={tabs} />
      <div className="flex flex-wrap items-center justify-between gap-3 border-t-2 border-line pt-5">
        <CloseButton onClosed={onClose} />
        {room.isLobby && <BeginButton onBegun={onClose} />}
      </div>
    </div>
  );
}

function BeginButton({ onBegun }: { readonly onBegun: () => void }) {
  const words = tablePhonesText.room;
  function begin() {
    actInRoom({ type: 'BEGIN' });
    onBegun();
  }
  return (
    <Button
      size="large"
      variant="primary"
      className="max-sm:grow"
      title={words.beginHint}
      onClick={begin}
    >
      <Play aria-hidden="true" className="size-6" />
      {words.begin}
    </Button>
  );
}

function CloseButton({ onClosed }: { readonly onClosed: () => void }) {
  const words = tablePhonesText.room;
  const { confirm } = useAlerts();
  const { isBusy, run } = useCalls(words.closeFailed);

  async function close() {
    const isSure = await confirm(words.closeQuestion, {
      title: words.closeTitle,
      confirmLabel: words.close,
      danger: true,
    });
    if (!isSure) return;
    await closeRoom();
    onClosed();
  }

  return (
    <Button variant="quiet" busy={isBusy} onClick={() => run(close)}>
      {words.close}
    </Button>
  );
}
