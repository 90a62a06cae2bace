// The browser's lock on the table, which one tab holds at a time.

const LOCK = 'riffle:table';
/** A page that is just being left lets go within this time. */
const PATIENCE_MS = 1000;

interface Told {
  readonly onHeld: () => void;
  /** Another tab has it: this one goes on waiting. */
  readonly onElsewhere: () => void;
  /** Another tab has taken it from this one, which no longer waits. */
  readonly onTakenOver: () => void;
}

/** Waits for the lock, or takes it over, and holds it; the answer lets go, or stops waiting. */
export function holdTable(
  takesOver: boolean,
  { onHeld, onElsewhere, onTakenOver }: Told,
): () => void {
  const waiting = new AbortController();
  let isHolding = false;
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const giveUp = setTimeout(() => void lookAround(), PATIENCE_MS);
  /** A slow browser may just not have answered yet. */
  const lookAround = async (): Promise<void> => {
    const { held } = await navigator.locks.query();
    if (held?.some(({ name }) => name === LOCK) && !isHolding) onElsewhere();
  };
  const hold = async (): Promise<void> => {
    clearTimeout(giveUp);
    if (waiting.signal.aborted) return;
    isHolding = true;
    onHeld();
    await left;
  };
  const options = takesOver ? { steal: true } : { signal: waiting.signal };
  navigator.locks.request(LOCK, options, hold).catch(() => {
    if (!waiting.signal.aborted) onTakenOver();
  });
  return () => {
    clearTimeout(giveUp);
    waiting.abort();
    leave();
  };
}
