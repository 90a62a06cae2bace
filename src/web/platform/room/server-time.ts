// The server's clock as this browser knows it, whatever its own clock says.
import { getServerTime } from '#web/platform/api/rooms.ts';

/** Asked so often, one after another; the quickest answer is the truest. */
const ASKED = 4;

export interface ServerTime {
  /** Milliseconds since 1970, as the server counts them. */
  readonly now: () => number;
  /** By how much that may be wrong, in milliseconds. */
  readonly uncertainty: () => number;
  /** A moment of the server that has just been heard of: its time is that, or later. */
  readonly hear: (serverNow: number) => void;
  /** Asks anew; a failure leaves what is known. */
  readonly ask: (signal: AbortSignal) => Promise<void>;
}

/** Measured against the page's own steady time, which no setting of the device's clock moves. */
export function serverTime(code: string): ServerTime {
  let offset = Date.now() - performance.now();
  /** Half the round trip of the best answer. */
  let uncertainty = Number.POSITIVE_INFINITY;
  return {
    now: () => offset + performance.now(),
    uncertainty: () => uncertainty,
    hear: (serverNow) => {
      const least = serverNow - performance.now();
      if (uncertainty === Number.POSITIVE_INFINITY || least > offset + uncertainty) offset = least;
    },
    ask: async (signal) => {
      let best = Number.POSITIVE_INFINITY;
      for (let asked = 0; asked < ASKED; asked += 1) {
        const sent = performance.now();
        const serverNow = await getServerTime(code, signal);
        const half = (performance.now() - sent) / 2;
        if (half >= best) continue;
        best = half;
        uncertainty = half;
        offset = serverNow - (sent + half);
      }
    },
  };
}
