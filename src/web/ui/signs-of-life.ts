const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Calls `act` each time that somebody moves, presses or types something on the page; the answer ends that. */
export function onSignOfLife(act: (event: Event) => void): () => void {
  const ended = new AbortController();
  const options = { passive: true, signal: ended.signal };
  for (const sign of SIGNS) document.addEventListener(sign, act, options);
  return () => ended.abort();
}
