import { useEffect, useState } from 'react';
import type { Pass } from '#contract/rooms.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { newPass } from '#web/platform/api/rooms.ts';
import { roomNow } from '#web/platform/room/screen-room.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { commonText } from '#sentences/common.ts';
import { QrPicture } from './qr-picture.tsx';
import { phoneAddress } from './room-address.ts';

interface Props {
  readonly code: string;
  /** Whose seat it gives away; null: it makes a remote. */
  readonly playerId: string | null;
  readonly hint: string;
}

/** A picture that works once, for a minute, and only while it shows. */
export function OneTimeCode({ code, playerId, hint }: Props) {
  const { pass, isOver, isFailed, renew } = usePass(code, playerId);
  const { configuration } = useSession();
  const words = tablePhonesText.remotes;
  if (isFailed) {
    return (
      <>
        <MessageBox tone="bad">{tablePhonesText.players.failed}</MessageBox>
        <Button onClick={renew}>{commonText.retry}</Button>
      </>
    );
  }
  if (!pass) return <Spinner label={commonText.loading} />;
  if (isOver) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p>{words.over}</p>
        <Button onClick={renew}>{words.again}</Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-5">
      <div className="w-60 max-w-full">
        <QrPicture
          address={phoneAddress(configuration?.joinUrl ?? location.origin, code, pass.pass)}
          label={hint}
        />
      </div>
      <p className="max-w-72 text-lg">{hint}</p>
    </div>
  );
}

function usePass(code: string, playerId: string | null) {
  const [asked, setAsked] = useState(0);
  const [pass, setPass] = useState<Pass>();
  const [isOver, setOver] = useState(false);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchPass = async () => {
      const fetched = await newPass(code, playerId);
      if (isGone) return;
      setPass(fetched);
      timer = setTimeout(() => setOver(true), Math.max(0, fetched.until - roomNow()));
    };
    fetchPass().catch(() => setFailed(true));
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [code, playerId, asked]);
  return {
    pass,
    isOver,
    isFailed,
    renew: () => {
      setPass(undefined);
      setOver(false);
      setFailed(false);
      setAsked((before) => before + 1);
    },
  };
}
