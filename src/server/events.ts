// GET /api/events: the present state at once, then each change, until the session ends or the server stops.
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { requireUser } from '#server/features/accounts/index.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { RequestEnv } from '#server/platform/http/request.ts';
import { sendEvents, type StreamServices } from './event-stream.ts';

/** Streams of one user that one process keeps open. */
const STREAMS_A_USER = 50;

/** Neither a cache nor a proxy's buffer may keep it, and its connection serves nothing else afterwards. */
const STREAM_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  connection: 'close',
} as const;

interface Services extends StreamServices {
  readonly metrics: Pick<Metrics, 'stream'>;
}

export function eventRoutes(services: Services) {
  const limiter = connectionLimiter();
  return new Hono<RequestEnv>().get('/events', async (c) => {
    const user = await requireUser(services, c);
    // A stream whose body nobody reads would never end.
    if (c.req.method === 'HEAD') return c.body(null, 200, STREAM_HEADERS);
    const leave = limiter.enter(user.uid);
    const answer = streamSSE(c, async (stream) => {
      const uncount = services.metrics.stream();
      try {
        await sendEvents(services, c, stream, user.uid);
      } finally {
        leave();
        uncount();
      }
    });
    for (const [name, value] of Object.entries(STREAM_HEADERS)) answer.headers.set(name, value);
    return answer;
  });
}

/** A browser holds one stream; whoever opens many wants something else. Throws rate-limited. */
function connectionLimiter() {
  const open = new Map<string, number>();
  return {
    enter(userId: string): () => void {
      const count = open.get(userId) ?? 0;
      if (count >= STREAMS_A_USER) throw new Problem('rate-limited', { retryAfterSeconds: 30 });
      open.set(userId, count + 1);
      return () => {
        const left = (open.get(userId) ?? 1) - 1;
        if (left === 0) open.delete(userId);
        else open.set(userId, left);
      };
    },
  };
}
