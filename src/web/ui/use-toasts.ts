import { useCallback, useRef, useState } from 'react';
import type { Alerts } from '#web/ui/alert-context.ts';
import { ACTION_TOAST_MS, TOAST_MS, type Toast } from '#web/ui/toasts.tsx';

/** The toasts that show, each for as long as it stays. */
export function useToasts() {
  const nextId = useRef(1);
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const drop = useCallback(
    (id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)),
    [],
  );
  const toast = useCallback<Alerts['toast']>(
    (message, action) => {
      const id = nextId.current++;
      setToasts((all) => [...all, { id, message, ...(action && { action }) }]);
      const takeAway = (): void => drop(id);
      setTimeout(takeAway, action ? ACTION_TOAST_MS : TOAST_MS);
      return takeAway;
    },
    [drop],
  );
  return { toasts, toast, drop };
}
