import { setTimeout } from 'node:timers/promises';
import { ofUser, type Live } from '#server/platform/live/live.ts';

export interface NewsQueue {
  /** Aborted by `close`. */
  readonly closed: AbortSignal;
  /** Waits for news, at most so many milliseconds; not at all once it is closed. */
  next(timeoutMs: number): Promise<void>;
  close(): void;
}

/** Any number of changes while nobody waits count as one: who is told reads everything anew. */
export function newsQueue(live: Live, userId: string): NewsQueue {
  const closing = new AbortController();
  let pending = false;
  let wake: (() => void) | undefined;
  const unsubscribe = live.follow(ofUser(userId), () => {
    pending = true;
    wake?.();
  });
  return {
    closed: closing.signal,
    async next(timeoutMs) {
      if (!pending && !closing.signal.aborted) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        const patience = new AbortController();
        setTimeout(timeoutMs, undefined, patience).then(resolve, () => undefined);
        await promise;
        patience.abort();
        wake = undefined;
      }
      pending = false;
    },
    close() {
      closing.abort();
      unsubscribe();
      wake?.();
    },
  };
}
