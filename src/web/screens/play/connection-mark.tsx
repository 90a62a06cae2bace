import { CloudOff } from 'lucide-react';
import { useSession } from '#web/session/session.tsx';

/** Shows when the server can't be reached; the game goes on without it. */
export function ConnectionMark() {
  const { offline } = useSession();
  return (
    <span role="status" className="play-connection">
      {offline && (
        <span title="Offline: the game goes on, and is kept in this browser">
          <CloudOff aria-hidden="true" className="size-6" />
          <span className="max-sm:sr-only">Offline</span>
        </span>
      )}
    </span>
  );
}
