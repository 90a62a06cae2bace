import { useCallback, useRef, useState } from 'react';
import type { ConfirmOptions } from '#web/ui/alert-context.ts';

/** A question or message that waits for its answer. */
export interface Waiting {
  readonly id: number;
  readonly kind: 'alert' | 'confirm';
  readonly message: string;
  readonly options: ConfirmOptions;
  readonly answer: (confirmed: boolean) => void;
}

/** Questions and messages, which show one after another. */
export function useQuestions() {
  const nextId = useRef(1);
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const ask = useCallback(
    (kind: Waiting['kind'], message: string, options: ConfirmOptions = {}) =>
      new Promise<boolean>((answer) => {
        const id = nextId.current++;
        setWaiting((all) => [...all, { id, kind, message, options, answer }]);
      }),
    [],
  );
  const close = useCallback(
    (id: number) => setWaiting((all) => all.filter((one) => one.id !== id)),
    [],
  );
  return { first: waiting[0], ask, close };
}
