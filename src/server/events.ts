// GET /api/events: the present state at once, then each change, until the session ends or the server stops.
import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { User } from '#contract/accounts.ts';
import type { LiveEvent } from '#contract/events.ts';
import {
  currentUser,
  deviceIds,
  requireUser,
  type SessionServices,
} from '#server/features/accounts/index.ts';
import type { Context } from '#server/platform/context.ts';
import { spendable } from '#server/features/billing/index.ts';
import { reasonOf } from '#server/platform/database/connection.ts';
import { ofUser, type Live } from '#server/platform/live/live.ts';
import { recentRuns } from '#server/features/generation/index.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { RequestEnv } from '#server/platform/http/request.ts';

/** A sign of life at least this often, so that a lost connection is noticed on both sides. */
const HEARTBEAT_MS = 20_000;
/** The state is read at most this often for one stream: a deck's cards come in bursts. */
const REST_MS = 100;
/** Whoever takes nothing for so long has gone without a word, or never meant to read. */
const PATIENCE_MS = 30_000;
/** Streams of one user that one process keeps open. */
const STREAMS_A_USER = 50;

/** Neither a cache nor a proxy's buffer may keep it, and its connection serves nothing else afterwards. */
const STREAM_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  connection: 'close',
} as const;

/** When a server stops, its browsers come back to another one, or to the next, not all at once. */
const reconnectMs = (): number => 200 + Math.floor(Math.random() * 1800);

interface Services extends SessionServices, Context {
  readonly metrics: Pick<Metrics, 'stream'>;
  /** Aborted when the server stops: open streams would keep it waiting. */
  readonly stopping: AbortSignal;
  /** Milliseconds in which what is written has to be taken; 30 s where it is left out. */
  readonly streamPatienceMs?: number | undefined;
}

export function eventRoutes(services: Services) {
  const limiter = connectionLimiter();
  return new Hono<RequestEnv>().get('/events', async (c) => {
    const user = await requireUser(services, c);
    // A stream whose body nobody reads would never end.
    if (c.req.method === 'HEAD') return c.body(null, 200, STREAM_HEADERS);
    const leave = limiter.enter(user.uid);
    const answer = streamSSE(c, async (stream) => {
      const ended = new AbortController();
      const uncount = services.metrics.stream();
      const news = newsQueue(services.live, user.uid);
      const stop = (): void => {
        ended.abort();
        news.close();
      };
      stream.onAbort(stop);
      services.stopping.addEventListener('abort', stop, { once: true });
      if (services.stopping.aborted) stop();
      let wroteAt = performance.now();
      const letGo = (): void => {
        services.log.info('An event stream was let go: nobody reads it');
        c.env.outgoing.destroy();
      };
      // What is written waits for what was written before it, so nothing heaps up for a reader that is slow.
      const write = async (text: string): Promise<void> => {
        await withTimeout(stream.write(text), services.streamPatienceMs ?? PATIENCE_MS, letGo);
        wroteAt = performance.now();
      };
      const send = (event: LiveEvent): Promise<void> => write(`data: ${JSON.stringify(event)}\n\n`);
      const sendChanges = changesSince(services, send);
      try {
        while (!ended.signal.aborted) {
          const present = await currentUser(services, c);
          // Another user's session is none here: the stream began for this one.
          if (present?.uid !== user.uid) {
            await send({ type: 'signed-out' });
            return;
          }
          await sendChanges(present);
          await setTimeout(REST_MS, undefined, { signal: ended.signal }).catch(() => undefined);
          await news.next(HEARTBEAT_MS);
          if (performance.now() - wroteAt < HEARTBEAT_MS || ended.signal.aborted) continue;
          await write(': still here\n\n');
        }
        if (services.stopping.aborted) await write(`retry: ${reconnectMs()}\n\n`);
      } catch (error) {
        // The browser comes back by itself, and reads everything anew.
        services.log.warn({ reason: reasonOf(error) }, 'An event stream broke off');
      } finally {
        leave();
        uncount();
        stop();
        services.stopping.removeEventListener('abort', stop);
      }
    });
    for (const [name, value] of Object.entries(STREAM_HEADERS)) answer.headers.set(name, value);
    return answer;
  });
}

/** Waits for the end of something; says so once when it takes longer than so many milliseconds. */
async function withTimeout(work: Promise<unknown>, ms: number, late: () => void): Promise<void> {
  const patience = new AbortController();
  setTimeout(ms, undefined, patience).then(late, () => undefined);
  await work;
  patience.abort();
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

/** Sends the user, the devices, the balance and the runs that are not as they were at the last call. */
function changesSince(
  services: Services,
  send: (event: LiveEvent) => Promise<void>,
): (user: User) => Promise<void> {
  const { db, clock } = services;
  const sent = new Map<string, string>();
  const sendIfNew = async (key: string, event: LiveEvent): Promise<void> => {
    const text = JSON.stringify(event);
    if (sent.get(key) === text) return;
    sent.set(key, text);
    await send(event);
  };
  return async (user) => {
    const now = clock();
    await sendIfNew('balance', {
      type: 'balance',
      credits: await spendable(db, user.uid),
    });
    await sendIfNew('user', { type: 'user', user });
    const ids = await deviceIds(services, user.uid, now);
    await sendIfNew('devices', { type: 'devices', ids });
    for (const run of await recentRuns(db, user.uid, now)) {
      await sendIfNew(run.id, { type: 'run', run });
    }
  };
}

/** Any number of changes while nobody waits count as one: who is told reads everything anew. */
function newsQueue(live: Live, userId: string) {
  let pending = false;
  let closed = false;
  let wake: (() => void) | undefined;
  const tell = (): void => {
    pending = true;
    wake?.();
  };
  const unsubscribe = live.follow(ofUser(userId), tell);
  return {
    /** Waits for news, at most so many milliseconds. */
    async next(timeoutMs: number): Promise<void> {
      if (!pending && !closed) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        const patience = new AbortController();
        setTimeout(timeoutMs, undefined, patience).then(resolve, () => undefined);
        await promise;
        patience.abort();
        wake = undefined;
      }
      pending = false;
    },
    close(): void {
      closed = true;
      unsubscribe();
      wake?.();
    },
  };
}
