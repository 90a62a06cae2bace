// Work that comes up again and again as long as a server runs.

interface Chore {
  readonly everyMs: number;
  work(): Promise<unknown>;
  /** The next time makes it good. */
  onFailure(error: unknown): void;
}

/** Ends it, and waits for what is under way. */
export interface Regular {
  stop(): Promise<void>;
}

/** So soon it comes up at the latest: also a server that is started anew often gets to what is done once an hour. */
const FIRST_MS = 60_000;

export function regularly({ everyMs, work, onFailure }: Chore): Regular {
  let underWay: Promise<unknown> = Promise.resolve();
  let timer = setTimeout(comeUp, Math.min(everyMs, FIRST_MS)).unref();
  function comeUp(): void {
    timer = setTimeout(comeUp, everyMs).unref();
    underWay = work().catch(onFailure);
  }
  return {
    async stop() {
      clearTimeout(timer);
      await underWay;
    },
  };
}
