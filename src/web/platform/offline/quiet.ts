// When a page has what it came for: what may come later waits until then.

/** Milliseconds without anything fetched after which a page is quiet. */
export const QUIET_MS = 1_000;

/** Calls `act` once, when nothing is fetched any more and nothing else is to do; the answer calls it off. */
export function whenQuiet(act: () => void): () => void {
  const end = new AbortController();
  let rest = setTimeout(look, QUIET_MS);
  const observer = new PerformanceObserver(() => {
    clearTimeout(rest);
    rest = setTimeout(look, QUIET_MS);
  });
  observer.observe({ type: 'resource' });
  end.signal.addEventListener('abort', () => {
    clearTimeout(rest);
    observer.disconnect();
  });

  function look(): void {
    if (document.readyState !== 'complete') rest = setTimeout(look, QUIET_MS);
    else whenIdle(finish);
  }
  function finish(): void {
    if (end.signal.aborted) return;
    end.abort();
    act();
  }
  return () => end.abort();
}

/** Not every browser says when it is idle. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: QUIET_MS });
  else act();
}
