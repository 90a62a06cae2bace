import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '#web/platform/router/router.tsx';
import { PATHS } from '#contract/paths.ts';
import { libraryText } from '#sentences/library.ts';
import { Button } from '#web/ui/button.tsx';

/** Milliseconds that the banner stays (CONST-15). */
const STAYS_MS = 10_000;

/** 'Game Still Generating', when another screen sent the host here with a message (LIB-13). */
export function Banner() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [message] = useState(() => messageOf(state));
  const [isShown, setShown] = useState(message !== undefined);
  useEffect(() => {
    if (message === undefined) return undefined;
    // The browser keeps navigation state: a reload must not say it again.
    navigate(PATHS.library, { replace: true, state: null });
    const leaving = setTimeout(() => setShown(false), STAYS_MS);
    return () => clearTimeout(leaving);
  }, [message, navigate]);
  if (!isShown || message === undefined) return null;
  return (
    <div role="status" className="surface-raised flex items-start justify-between gap-4 p-4">
      <div>
        <p className="font-display text-xl font-semibold">{libraryText.stillGenerating}</p>
        <p>{message}</p>
      </div>
      <Button
        variant="quiet"
        className="px-2"
        aria-label={libraryText.dismiss}
        onClick={() => setShown(false)}
      >
        <X aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}

function messageOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('message' in state)) return undefined;
  return typeof state.message === 'string' ? state.message : undefined;
}
