// How long a host is asked to wait for a deck (CONST-14, STATE-GEN-02, -03). The run itself goes on.

const SLOW_MS = 60_000;
const GIVE_UP_MS = 75_000;

interface Patience {
  /** A word that it takes longer than expected. */
  readonly onSlow: () => void;
  readonly onGiveUp: () => void;
  /** The host has left. */
  readonly signal: AbortSignal;
}

export function startPatience({ onSlow, onGiveUp, signal }: Patience): { stop(): void } {
  const slow = setTimeout(onSlow, SLOW_MS);
  const giveUp = setTimeout(onGiveUp, GIVE_UP_MS);
  const stop = () => {
    clearTimeout(slow);
    clearTimeout(giveUp);
  };
  signal.addEventListener('abort', stop, { once: true });
  return { stop };
}
