import { useState } from 'react';
import type { ScreenPlayer, ScreenView } from '#contract/rooms.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { changePlayer, removePlayer } from '#web/platform/api/rooms.ts';
import { Button } from '#web/ui/button.tsx';
import { OneTimeCode } from './one-time-code.tsx';
import { remotesOf } from './players.ts';
import { useCalls } from './use-calls.ts';

interface Props {
  readonly code: string;
  readonly told: ScreenView;
}

/** Phones that run the game: which there are, and how another becomes one. */
export function Remotes({ code, told }: Props) {
  const words = tablePhonesText.remotes;
  const remotes = remotesOf(told, 'in');
  const waiting = remotesOf(told, 'waiting');
  const known = remotes.length + waiting.length;
  /** How many were known when a code was asked for; it is of use to one more. */
  const [knownBefore, setKnownBefore] = useState<number>();
  // One has come and used it, or there are fewer than there were.
  if (knownBefore !== undefined && known !== knownBefore) {
    setKnownBefore(known > knownBefore ? undefined : known);
  }
  const isAdding = knownBefore !== undefined;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-lg">{words.what}</p>
      {waiting.map((remote) => (
        <RemoteQuestion key={remote.id} code={code} remote={remote} />
      ))}
      {remotes.length === 0 && <p className="text-fg-soft">{words.none}</p>}
      <ul className="flex flex-col gap-2">
        {remotes.map((remote) => (
          <Remote key={remote.id} code={code} remote={remote} />
        ))}
      </ul>
      {isAdding ? (
        <OneTimeCode code={code} playerId={null} hint={words.scan} />
      ) : (
        <Button className="self-start" onClick={() => setKnownBefore(known)}>
          {words.add}
        </Button>
      )}
    </div>
  );
}

interface RemoteProps {
  readonly code: string;
  readonly remote: ScreenPlayer;
}

function Remote({ code, remote: { id, name } }: RemoteProps) {
  const words = tablePhonesText.remotes;
  const { isBusy, run } = useCalls(tablePhonesText.players.failed);
  return (
    <li className="flex items-center gap-3">
      <span className="grow text-lg font-semibold">{name}</span>
      <Button
        size="small"
        aria-label={words.revokeName({ name })}
        busy={isBusy}
        onClick={() => run(() => removePlayer(code, id))}
      >
        {words.revoke}
      </Button>
    </li>
  );
}

/** A phone has shown the code: whoever looks at the screen says whether it is the right one. */
export function RemoteQuestion({ code, remote: { id, name } }: RemoteProps) {
  const words = tablePhonesText.remotes;
  const { isBusy, run } = useCalls(tablePhonesText.players.failed);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <span className="grow text-lg font-semibold">{words.ask({ name })}</span>
      <Button busy={isBusy} onClick={() => run(() => removePlayer(code, id))}>
        {words.no}
      </Button>
      <Button
        variant="primary"
        busy={isBusy}
        onClick={() => run(() => changePlayer(code, id, { status: 'in' }))}
      >
        {words.yes}
      </Button>
    </div>
  );
}
