// Whether a stage still lives. One that crashes says no goodbye, and what it was to make heard would be silent.

/** A stage that holds no lock is gone after so much silence: in the background a window's timers run once a minute. */
const PATIENCE_MS = 90_000;

const lockOf = (stage: string) => `riffle:stage:${stage}`;

/**
 * Holds the lock of a stage's own until the answer is called. The browser lets go of it with the window, however
 * that ends, and so says what a crashed page can't. On plain HTTP there are no locks.
 */
export function showLife(stage: string, onHeld: () => void): () => void {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  let isOver = false;
  const live = async (): Promise<void> => {
    // The window may have left before it got the lock.
    if (isOver) return;
    onHeld();
    await end;
  };
  if ('locks' in navigator) navigator.locks.request(lockOf(stage), live).catch(console.error);
  return () => {
    isOver = true;
    resolve();
  };
}

interface Watch {
  /** A stage has asked for the table; `holds`: it has its lock. */
  readonly heardOf: (stage: string, holds: boolean) => void;
  readonly stop: () => void;
}

/**
 * The console waits for the lock of each stage, and has it the moment that stage is gone: no silence is measured, as
 * a window in the background or a sleeping laptop is silent as well. Only where there are no locks silence counts.
 */
export function watchStages(onGone: (stage: string) => void): Watch {
  const stopped = new AbortController();
  const waitedFor = new Set<string>();
  const silences = new Map<string, ReturnType<typeof setTimeout>>();
  const waitFor = async (stage: string): Promise<void> => {
    waitedFor.add(stage);
    const isGone = () => onGone(stage);
    await navigator.locks.request(lockOf(stage), { signal: stopped.signal }, isGone).catch(() => {
      // The console has gone before its stage.
    });
    waitedFor.delete(stage);
  };
  return {
    heardOf: (stage, holds) => {
      clearTimeout(silences.get(stage));
      silences.delete(stage);
      if (!holds) silences.set(stage, setTimeout(onGone, PATIENCE_MS, stage));
      else if (!waitedFor.has(stage)) void waitFor(stage);
    },
    stop: () => {
      stopped.abort();
      for (const silence of silences.values()) clearTimeout(silence);
    },
  };
}
