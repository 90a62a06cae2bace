import { CloudOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { tableText } from '#sentences/table.ts';
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
    toast(offline ? tableText.connection.gone : tableText.connection.back);
  }, [offline, toast]);
  if (!offline) return null;
  return (
    <span
      className="inline-flex items-center gap-[0.4rem] font-semibold text-lamp"
      title={tableText.connection.offlineTitle}
    >
      <CloudOff aria-hidden="true" className="size-6" />
      <span className="max-sm:sr-only">{tableText.connection.offline}</span>
    </span>
  );
}
