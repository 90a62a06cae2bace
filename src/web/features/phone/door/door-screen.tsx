// The way into a room: what it is, and who wants in. A browser that has a seat there goes straight in.
import { useEffect, useState } from 'react';
import type { RoomDoor } from '#contract/rooms.ts';
import { PATHS } from '#contract/paths.ts';
import { phoneText } from '#sentences/phone.ts';
import { isProblem, sentenceOf } from '#web/platform/api/problem.ts';
import { getDoor } from '#web/platform/api/rooms.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { PhonePage } from '#web/features/phone/phone-page.tsx';
import { JoinForm } from './join-form.tsx';

interface Props {
  readonly code: string;
  /** It had a seat here until now. */
  readonly wasThere: boolean;
  readonly onIn: () => void;
}

export function DoorScreen({ code, wasThere, onIn }: Props) {
  const { door, error, again } = useDoor(code);
  const hasSeat = door !== undefined && door.seat !== null;
  useEffect(() => {
    if (hasSeat) onIn();
  });
  if (error !== undefined) return <NotFound error={error} again={again} />;
  if (!door || hasSeat) {
    return (
      <PhonePage title={phoneText.door.title}>
        <Spinner size="large" label={phoneText.door.looking} />
      </PhonePage>
    );
  }
  return (
    <PhonePage title={door.topic}>
      <p className="-mt-3 text-fg-soft">{phoneText.door.room({ code: door.code })}</p>
      {wasThere && <MessageBox tone="plain">{phoneText.door.noSeat}</MessageBox>}
      {door.joining === 'closed' ? (
        <Closed again={again} />
      ) : (
        <JoinForm door={door} onJoined={onIn} onClosed={again} />
      )}
    </PhonePage>
  );
}

function Closed({ again }: { readonly again: () => void }) {
  return (
    <>
      <MessageBox tone="plain">{phoneText.door.closed}</MessageBox>
      <p>{phoneText.door.closedWhy}</p>
      <Button variant="primary" size="large" onClick={again}>
        {phoneText.door.lookAgain}
      </Button>
    </>
  );
}

function NotFound({ error, again }: { readonly error: unknown; readonly again: () => void }) {
  const isWrong = isProblem(error, 'room-not-found');
  return (
    <PhonePage title={phoneText.door.title}>
      <MessageBox tone="bad">{sentenceOf(error, phoneText.door.failed)}</MessageBox>
      {!isWrong && (
        <Button variant="primary" size="large" onClick={again}>
          {phoneText.door.lookAgain}
        </Button>
      )}
      <ButtonTo to={PATHS.join} variant={isWrong ? 'primary' : 'secondary'} size="large">
        {phoneText.door.otherCode}
      </ButtonTo>
    </PhonePage>
  );
}

interface Door {
  readonly door?: RoomDoor;
  readonly error?: unknown;
}

function useDoor(code: string) {
  const [state, setState] = useState<Door>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leave = new AbortController();
    getDoor(code, leave.signal)
      .then((door) => setState({ door }))
      .catch((error: unknown) => {
        if (!leave.signal.aborted) setState({ error });
      });
    return () => leave.abort();
  }, [code, attempt]);
  return { ...state, again: () => setAttempt((last) => last + 1) };
}
