// Riffle's own alert, confirm and toast. The dialog itself is loaded on first need.
import type { ReactNode } from 'react';
import { Suspense, lazy, useCallback, useMemo, useState } from 'react';
import type { Alerts } from '#web/ui/alert-context.ts';
import { AlertsContext } from '#web/ui/alert-context.ts';
import { AlertOutlets, type Host } from '#web/ui/alert-outlet.tsx';
import { Toasts } from '#web/ui/toasts.tsx';
import { useQuestions } from '#web/ui/use-questions.ts';
import { useToasts } from '#web/ui/use-toasts.ts';

export { useAlerts } from '#web/ui/alert-context.ts';

const loadDialog = () => import('#web/ui/alert-dialog.tsx');
const AlertDialog = lazy(loadDialog);

/** Fetches the dialog ahead of the first question, for a screen that must not wait for it. */
export function prepareAlerts(): void {
  loadDialog().catch(() => undefined);
}

export function AlertsProvider({ children }: { readonly children: ReactNode }) {
  const { first, ask, close } = useQuestions();
  const { toasts, toast, drop } = useToasts();
  const { top, take } = useOpenDialogs();

  const alerts = useMemo<Alerts>(
    () => ({
      alert: async (message, options) => void (await ask('alert', message, options)),
      confirm: (message, options) => ask('confirm', message, options),
      toast,
    }),
    [ask, toast],
  );
  const outlets = useMemo(() => {
    const alertIn = (host?: Host) =>
      first && (
        <AlertDialog key={first.id} waiting={first} host={host} onClosed={() => close(first.id)} />
      );
    return { top, take, alertIn };
  }, [top, take, first, close]);

  return (
    <AlertsContext value={alerts}>
      <AlertOutlets value={outlets}>
        {children}
        <Toasts toasts={toasts} onDone={drop} />
        {top === undefined && <Suspense>{outlets.alertIn()}</Suspense>}
      </AlertOutlets>
    </AlertsContext>
  );
}

/** The outlets of the dialogs that are open: the one on top, and how another is opened. */
function useOpenDialogs() {
  /** The one on top last. */
  const [taken, setTaken] = useState<readonly string[]>([]);
  const take = useCallback((outlet: string) => {
    setTaken((all) => [...all, outlet]);
    return () => setTaken((all) => all.filter((one) => one !== outlet));
  }, []);
  return { top: taken.at(-1), take };
}
