import { CloudOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSession } from '#web/platform/session/session.tsx';
import { useAlerts } from '#web/ui/alerts.tsx';

/** Shows when the server can't be reached, and says when that changes; the match goes on without it. */
export function ConnectionMark() {
  const { offline } = useSession();
  const { toast } = useAlerts();
  const was = useRef(offline);
  useEffect(() => {
    if (was.current === offline) return;
    was.current = offline;
    toast(offline ? 'The connection is gone. The game goes on here.' : 'Connected again.');
  }, [offline, toast]);
  if (!offline) return null;
  return (
    <span className="play-connection" title="The game goes on, and is kept in this browser">
      <CloudOff aria-hidden="true" className="size-6" />
      <span className="max-sm:sr-only">Offline</span>
    </span>
  );
}
