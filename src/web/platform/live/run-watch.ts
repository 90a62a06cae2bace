// Waits for a run's end: by the live stream, and where that is silent by asking.
import type { LiveEvent } from '#contract/events.ts';
import type { Run } from '#contract/generation.ts';
import { isProblem, Problem } from '#web/platform/api/problem.ts';

/** Milliseconds of silence after which the run is asked for. */
const ASK_AFTER_MS = 2_000;

interface WatchOptions {
  /** Hears live news until the returned function is called. */
  readonly subscribe: (listener: (event: LiveEvent) => void) => () => void;
  readonly fetchRun: (id: string, signal?: AbortSignal) => Promise<Run>;
  readonly onProgress?: ((run: Run) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs: number;
}

/** Resolves to the run once it is saved or failed; throws 'generation-failed' after `timeoutMs`. */
export async function watchRun(run: Run, options: WatchOptions): Promise<Run> {
  const { onProgress, signal, fetchRun, subscribe } = options;
  if (hasEnded(run)) return run;
  onProgress?.(run);
  const stop = new AbortController();
  try {
    return await new Promise<Run>((resolve, reject) => {
      let lastNews = Date.now();
      const take = (next: Run) => {
        if (next.id !== run.id || stop.signal.aborted) return;
        lastNews = Date.now();
        onProgress?.(next);
        if (hasEnded(next)) resolve(next);
      };
      const ask = () => {
        if (Date.now() - lastNews < ASK_AFTER_MS) return;
        lastNews = Date.now();
        fetchRun(run.id, stop.signal).then(take, (error: unknown) => {
          if (isFinal(error)) reject(error);
        });
      };
      const poll = setInterval(ask, ASK_AFTER_MS);
      const giveUp = setTimeout(() => reject(new Problem('generation-failed')), options.timeoutMs);
      const unsubscribe = subscribe((event) => {
        if (event.type === 'run') take(event.run);
      });
      const aborted = () => reject(signal?.reason);
      signal?.addEventListener('abort', aborted);
      if (signal?.aborted === true) aborted();
      stop.signal.addEventListener('abort', () => {
        clearInterval(poll);
        clearTimeout(giveUp);
        unsubscribe();
        signal?.removeEventListener('abort', aborted);
      });
    });
  } finally {
    stop.abort();
  }
}

function hasEnded(run: Run): boolean {
  return run.state === 'saved' || run.state === 'failed';
}

/** Asking again will not help. */
function isFinal(error: unknown): boolean {
  return isProblem(error, 'not-found') || isProblem(error, 'unauthenticated');
}
