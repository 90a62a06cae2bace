// What is played at this moment: nothing yet, the lobby, a card, the end; or the host's controls.
import { useState } from 'react';
import type { PhoneView, RoomRole } from '#contract/rooms.ts';
import { phoneCardsText } from '#sentences/phone-cards.ts';
import { Choices } from '#web/features/phone/door/choices.tsx';
import { CardScreen } from '#web/features/phone/cards/card-screen.tsx';
import { Console } from '#web/features/phone/remote/console.tsx';
import { Lobby } from './lobby.tsx';
import { Over } from './over.tsx';
import type { RoomLineView } from './use-room-line.ts';
import { Waiting } from './waiting.tsx';

interface Props {
  readonly code: string;
  readonly as: RoomRole;
  readonly line: RoomLineView;
  readonly view: PhoneView;
}

export function Stage({ code, as, line, view }: Props) {
  const [face, setFace] = useState<'seat' | 'console'>('seat');
  const { you } = view;
  if (!you) return <Console {...{ code, as, view }} time={line.time} />;
  if (you.isWaiting) return <Waiting />;
  const canChoose = you.isRemote && !view.table.isLobby;
  return (
    <>
      {canChoose && <FaceChoice value={face} onChange={setFace} />}
      {canChoose && face === 'console' ? (
        <Console {...{ code, as, view }} time={line.time} />
      ) : (
        <SeatView {...{ code, line, view }} />
      )}
    </>
  );
}

function SeatView({ code, line, view }: Omit<Props, 'as'>) {
  const { table, you } = view;
  if (!you) return null;
  const waiting = { code, table, you, drafts: line.answers };
  if (table.isLobby) return <Lobby {...waiting} />;
  if (table.isOver || !line.time || !table.card) return <Over {...waiting} />;
  return <CardScreen {...{ code, table, you, line }} card={table.card} time={line.time} />;
}

interface FaceProps {
  readonly value: 'seat' | 'console';
  readonly onChange: (value: 'seat' | 'console') => void;
}

/** A remote with a seat plays and hosts by turns. */
function FaceChoice({ value, onChange }: FaceProps) {
  const words = phoneCardsText.remote;
  return (
    <Choices
      label={<span className="sr-only">{words.which}</span>}
      name="face"
      value={value}
      onChange={onChange}
      className="grid-cols-2"
      choices={[
        { value: 'seat', face: words.seatView },
        { value: 'console', face: words.console },
      ]}
    />
  );
}
