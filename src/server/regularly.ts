// Work that comes up again and again as long as a server runs.

interface Chore {
  readonly everyMs: number;
  /** Also when the server starts, so that nothing depends on the hour when it runs. */
  readonly atOnce?: boolean;
  /** `signal` aborts when the server stops: what has not begun by then is left to another time. */
  work(signal: AbortSignal): Promise<unknown>;
  /** The next time makes it good. */
  onFailure(error: unknown): void;
}

/** Ends it, and waits for what is under way. */
export interface Regular {
  stop(): Promise<void>;
}

export function regularly({ everyMs, atOnce = false, work, onFailure }: Chore): Regular {
  const stopping = new AbortController();
  let underWay: Promise<unknown> = Promise.resolve();
  const turn = (): void => {
    underWay = work(stopping.signal).catch(onFailure);
  };
  if (atOnce) turn();
  const timer = setInterval(turn, everyMs).unref();
  return {
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await underWay;
    },
  };
}
