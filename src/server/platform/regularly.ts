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

export function regularly({ everyMs, work, onFailure }: Chore): Regular {
  let underWay: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    underWay = work().catch(onFailure);
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
