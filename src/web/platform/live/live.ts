// Live news over one event stream a browser: the tab that holds the lock has it and passes it on to the
// others, because browsers allow six connections to a host and a stream a tab would hang the seventh.
import { LiveEvent } from '#contract/events.ts';
import { parseJson } from '#web/platform/storage/stored.ts';

const LOCK = 'riffle:live';
const CHANNEL = 'riffle:live';
/** Milliseconds before a refused stream is tried again; doubles up to the longest. */
const RECONNECT_MS = 1_000;
const RECONNECT_LONGEST_MS = 30_000;

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();

/** Hears every live event of this browser, whichever tab has the stream. */
export function subscribeLive(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Takes part in the live news until the returned function is called; only while signed in.
 * `onRefused` is called when the server refuses the stream, which also happens when the session has ended.
 */
export function joinLive(onRefused: () => void): () => void {
  const leave = new AbortController();
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => deliver(data));
  const hold = () => holdStream(leave.signal, onRefused, (event) => channel.postMessage(event));
  // Locks need a secure context; on plain HTTP in a local network each tab has its own stream.
  if ('locks' in navigator) {
    navigator.locks.request(LOCK, { signal: leave.signal }, hold).catch(() => undefined);
  } else void hold();
  return () => {
    leave.abort();
    channel.close();
  };
}

/** Resolves when `signal` says so, and not before: the lock is held as long. */
function holdStream(
  signal: AbortSignal,
  onRefused: () => void,
  pass: (news: unknown) => void,
): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = RECONNECT_MS;
    const open = () => {
      source = new EventSource('/api/events');
      source.addEventListener('open', () => {
        wait = RECONNECT_MS;
      });
      source.addEventListener('message', ({ data }) => {
        const news = parseJson(String(data));
        // The others first: this tab's listeners may leave, and close the channel.
        pass(news);
        deliver(news);
      });
      source.addEventListener('error', () => {
        // A broken stream reconnects by itself; a refused one is closed for good.
        if (source?.readyState !== EventSource.CLOSED) return;
        onRefused();
        timer = setTimeout(open, wait);
        wait = Math.min(wait * 2, RECONNECT_LONGEST_MS);
      });
    };
    const close = () => {
      clearTimeout(timer);
      source?.close();
      resolve();
    };
    if (signal.aborted) close();
    else {
      signal.addEventListener('abort', close);
      open();
    }
  });
}

/** Hands an event to this tab's listeners, if it is one. */
function deliver(data: unknown): void {
  const parsed = LiveEvent.safeParse(data);
  if (!parsed.success) return;
  for (const listener of listeners) listener(parsed.data);
}
