import { useRef, useState } from 'react';
import { sentenceOf } from '#web/platform/api/problem.ts';
import { useAlerts } from '#web/ui/alerts.tsx';

/** Runs calls to the server one after another; a failure is said, by its own sentence or by `failed`. */
export function useCalls(failed: string) {
  const { alert } = useAlerts();
  const [waiting, setWaiting] = useState(0);
  const last = useRef(Promise.resolve());

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      await alert(sentenceOf(error, failed));
    } finally {
      setWaiting((count) => count - 1);
    }
  }

  function run(work: () => Promise<void>): void {
    setWaiting((count) => count + 1);
    last.current = last.current.then(() => attempt(work));
  }

  return { isBusy: waiting > 0, run };
}
