// Riffle's own alert, confirm and toast. The dialog itself is loaded on first need.
import type { ReactNode } from 'react';
import { Suspense, lazy, useCallback, useMemo, useRef, useState } from 'react';
import type { Alerts, ConfirmOptions } from '#web/ui/alert-context.ts';
import { AlertsContext } from '#web/ui/alert-context.ts';
import { AlertOutlets, type Host } from '#web/ui/alert-outlet.tsx';
import { ACTION_TOAST_MS, TOAST_MS, Toasts } from '#web/ui/toasts.tsx';
import type { Toast } from '#web/ui/toasts.tsx';

export { useAlerts } from '#web/ui/alert-context.ts';

/** A question or message that waits for its answer. */
export interface Waiting {
  readonly id: number;
  readonly kind: 'alert' | 'confirm';
  readonly message: string;
  readonly options: ConfirmOptions;
  readonly answer: (confirmed: boolean) => void;
}

const loadDialog = () => import('#web/ui/alert-dialog.tsx');
const AlertDialog = lazy(loadDialog);

/** Fetches the dialog ahead of the first question, for a screen that must not wait for it. */
export function prepareAlerts(): void {
  loadDialog().catch(() => undefined);
}

export function AlertsProvider({ children }: { readonly children: ReactNode }) {
  const nextId = useRef(1);
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  /** Open dialogs, the one on top last. */
  const [taken, setTaken] = useState<readonly string[]>([]);

  const ask = useCallback(
    (kind: Waiting['kind'], message: string, options: ConfirmOptions = {}) =>
      new Promise<boolean>((answer) => {
        const id = nextId.current++;
        setWaiting((all) => [...all, { id, kind, message, options, answer }]);
      }),
    [],
  );

  const alerts = useMemo<Alerts>(
    () => ({
      alert: async (message, options) => void (await ask('alert', message, options)),
      confirm: (message, options) => ask('confirm', message, options),
      toast: (message, action) => {
        const id = nextId.current++;
        setToasts((all) => [...all, { id, message, ...(action && { action }) }]);
        const stay = action ? ACTION_TOAST_MS : TOAST_MS;
        setTimeout(() => setToasts((all) => all.filter((toast) => toast.id !== id)), stay);
      },
    }),
    [ask],
  );

  const take = useCallback((outlet: string) => {
    setTaken((all) => [...all, outlet]);
    return () => setTaken((all) => all.filter((one) => one !== outlet));
  }, []);
  const first = waiting[0];
  const top = taken.at(-1);
  const outlets = useMemo(() => {
    const close = (id: number) => setWaiting((all) => all.filter((one) => one.id !== id));
    const alertIn = (host?: Host) =>
      first && (
        <AlertDialog key={first.id} waiting={first} host={host} onClosed={() => close(first.id)} />
      );
    return { top, take, alertIn };
  }, [top, take, first]);

  return (
    <AlertsContext value={alerts}>
      <AlertOutlets value={outlets}>
        {children}
        <Toasts
          toasts={toasts}
          onDone={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
        />
        {top === undefined && <Suspense>{outlets.alertIn()}</Suspense>}
      </AlertOutlets>
    </AlertsContext>
  );
}
