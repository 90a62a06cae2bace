// What a screen shows of something on the server: loading, there, or not to be had.
import { useCallback, useEffect, useState } from 'react';

export type Loaded<Value> =
  | { readonly state: 'loading' }
  /** Stale: asking for a newer one has failed. */
  | {
      readonly state: 'loaded';
      readonly value: Value;
      readonly isStale: boolean;
      readonly error?: unknown;
    }
  | { readonly state: 'failed'; readonly error: unknown };

/**
 * Loads at first and whenever `key` is another, or `reload` is called; what was there stays until the new
 * answer comes, also when that fails.
 */
export function useLoaded<Value>(
  key: string,
  load: (signal: AbortSignal) => Promise<Value>,
): { readonly loaded: Loaded<Value>; readonly reload: () => void } {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    load(stop.signal).then(
      (value) => setLoaded({ state: 'loaded', value, isStale: false }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        setLoaded((before) =>
          before.state === 'loaded'
            ? { ...before, isStale: true, error }
            : { state: 'failed', error },
        );
      },
    );
    return () => stop.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` names what `load` loads
  }, [key, turn]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { loaded, reload };
}
