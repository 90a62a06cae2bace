// A browser's event stream, one event at a time.
import type { Caller } from './caller.ts';
import type { TestServer } from './server.ts';

/** Every twenty seconds a stream looks by itself whether there is news: what comes sooner, in milliseconds, was sent. */
export const SENT_MS = 15_000;

/** Opens the stream of whoever is signed in there. */
export async function openEvents(server: Pick<TestServer, 'url'>, caller: Caller) {
  const stop = new AbortController();
  const response = await fetch(`${server.url}/api/events`, {
    headers: { cookie: caller.cookie },
    signal: stop.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async () => {
    for (;;) {
      const match = /^data: (.*)\n\n/m.exec(text);
      if (match?.[1]) {
        text = text.slice(match.index + match[0].length);
        return JSON.parse(match[1]);
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) throw new Error('The stream ended');
      text += chunk.value;
    }
  };
  return {
    status: response.status,
    next,
    /** Reads on to the next event of a type. */
    async nextOf(type: string) {
      for (;;) {
        const event = await next();
        if (event.type === type) return event;
      }
    },
    close: () => stop.abort(),
  };
}
