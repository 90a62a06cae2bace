import { useState } from 'react';
import { sentenceOf } from '#web/platform/api/problem.ts';
import { useAlerts } from '#web/ui/alerts.tsx';

/** Runs calls to the server one at a time; a failure is said, by its own sentence or by `failed`. */
export function useCalls(failed: string) {
  const { alert } = useAlerts();
  const [isBusy, setBusy] = useState(false);

  async function run(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      await alert(sentenceOf(error, failed));
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, run: (work: () => Promise<void>) => void run(work) };
}
