import type { ScreenPlayer, ScreenView } from '#contract/rooms.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { admitAll, changePlayer } from '#web/platform/api/rooms.ts';
import { Button } from '#web/ui/button.tsx';
import { PlayerMark } from '#web/ui/player-mark.tsx';
import { remotesOf, waitingPlayers } from './players.ts';
import { RemoteQuestion } from './remotes.tsx';
import { useCalls } from './use-calls.ts';

interface Props {
  readonly code: string;
  readonly told: ScreenView;
}

/** Who waits for the host's yes: players, and phones that want to be a remote. */
export function AtTheDoor({ code, told }: Props) {
  const players = waitingPlayers(told);
  const remotes = remotesOf(told, 'waiting');
  const words = tablePhonesText.players;
  const { isBusy, run } = useCalls(words.failed);
  if (players.length + remotes.length === 0) return null;
  return (
    <section className="flex flex-col gap-2 rounded-2xl border-2 border-lamp-deep bg-lamp/20 p-4">
      <h3 className="text-xl">{words.waiting}</h3>
      {remotes.map((remote) => (
        <RemoteQuestion key={remote.id} code={code} remote={remote} />
      ))}
      <ul className="flex flex-col gap-2">
        {players.map((player) => (
          <Waiting
            key={player.id}
            player={player}
            isBusy={isBusy}
            onLetIn={() => run(() => changePlayer(code, player.id, { status: 'in' }))}
          />
        ))}
      </ul>
      {players.length > 1 && (
        <Button
          className="self-start"
          variant="primary"
          busy={isBusy}
          onClick={() => run(() => admitAll(code))}
        >
          {words.letAllIn}
        </Button>
      )}
    </section>
  );
}

interface WaitingProps {
  readonly player: ScreenPlayer;
  readonly isBusy: boolean;
  readonly onLetIn: () => void;
}

function Waiting({ player: { name, shape, colour }, isBusy, onLetIn }: WaitingProps) {
  const words = tablePhonesText.players;
  return (
    <li className="flex items-center gap-3">
      <PlayerMark shape={shape} colour={colour} />
      <span className="min-w-0 grow font-semibold break-words">{name}</span>
      <Button size="small" aria-label={words.letInName({ name })} busy={isBusy} onClick={onLetIn}>
        {words.letIn}
      </Button>
    </li>
  );
}
