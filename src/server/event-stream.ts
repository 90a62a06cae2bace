// What one user's event stream tells: the present state, and then what has changed of it.
import { setTimeout } from 'node:timers/promises';
import type { SSEStreamingApi } from 'hono/streaming';
import type { User } from '#contract/accounts.ts';
import type { LiveEvent } from '#contract/events.ts';
import { currentUser, deviceIds, type SessionServices } from '#server/features/accounts/index.ts';
import { spendable } from '#server/features/billing/index.ts';
import { recentRuns } from '#server/features/generation/index.ts';
import type { Context } from '#server/platform/context.ts';
import { reasonOf } from '#server/platform/database/connection.ts';
import type { RequestContext } from '#server/platform/http/request.ts';
import { newsQueue, type NewsQueue } from './news-queue.ts';

/** A sign of life at least this often, so that a lost connection is noticed on both sides. */
const HEARTBEAT_MS = 20_000;
/** The state is read at most this often for one stream: a deck's cards come in bursts. */
const REST_MS = 100;
/** Whoever takes nothing for so long has gone without a word, or never meant to read. */
const PATIENCE_MS = 30_000;

/** When a server stops, its browsers come back to another one, or to the next, not all at once. */
const reconnectMs = (): number => 200 + Math.floor(Math.random() * 1800);

export interface StreamServices extends SessionServices, Context {
  /** Aborted when the server stops: open streams would keep it waiting. */
  readonly stopping: AbortSignal;
  /** Milliseconds in which what is written has to be taken; 30 s where it is left out. */
  readonly streamPatienceMs?: number | undefined;
}

/** Resolves when the stream has ended: its reader has gone, the session is over, or the server stops. */
export async function sendEvents(
  services: StreamServices,
  c: RequestContext,
  stream: SSEStreamingApi,
  userId: string,
): Promise<void> {
  const { live, log, stopping, streamPatienceMs = PATIENCE_MS } = services;
  const news = newsQueue(live, userId);
  stream.onAbort(news.close);
  stopping.addEventListener('abort', news.close, { once: true });
  if (stopping.aborted) news.close();
  const writer = patientWriter(stream, streamPatienceMs, () => {
    log.info('An event stream was let go: nobody reads it');
    c.env.outgoing.destroy();
  });
  try {
    await sendState(services, c, { userId, news, writer });
  } catch (error) {
    // The browser comes back by itself, and reads everything anew.
    log.warn({ reason: reasonOf(error) }, 'An event stream broke off');
  } finally {
    news.close();
    stopping.removeEventListener('abort', news.close);
  }
}

interface UserStream {
  readonly userId: string;
  readonly news: NewsQueue;
  readonly writer: Writer;
}

/** Reads the state anew at each piece of news, and sends what is different. */
async function sendState(
  services: StreamServices,
  c: RequestContext,
  { userId, news, writer }: UserStream,
): Promise<void> {
  const send = (event: LiveEvent): Promise<void> =>
    writer.write(`data: ${JSON.stringify(event)}\n\n`);
  const sendChanges = changesSince(services, send);
  while (!news.closed.aborted) {
    const present = await currentUser(services, c);
    // Another user's session is none here: the stream began for this one.
    if (present?.uid !== userId) return send({ type: 'signed-out' });
    await sendChanges(present);
    await setTimeout(REST_MS, undefined, { signal: news.closed }).catch(() => undefined);
    await news.next(HEARTBEAT_MS);
    if (writer.silentMs() < HEARTBEAT_MS || news.closed.aborted) continue;
    await writer.write(': still here\n\n');
  }
  if (services.stopping.aborted) await writer.write(`retry: ${reconnectMs()}\n\n`);
}

interface Writer {
  write(text: string): Promise<void>;
  /** Milliseconds since something was written. */
  silentMs(): number;
}

/** What is written waits for what was written before it, so nothing heaps up for a reader that is slow. */
function patientWriter(stream: SSEStreamingApi, patienceMs: number, letGo: () => void): Writer {
  let wroteAt = performance.now();
  return {
    async write(text) {
      await withTimeout(stream.write(text), patienceMs, letGo);
      wroteAt = performance.now();
    },
    silentMs: () => performance.now() - wroteAt,
  };
}

/** Waits for the end of something; says so once when it takes longer than so many milliseconds. */
async function withTimeout(work: Promise<unknown>, ms: number, late: () => void): Promise<void> {
  const patience = new AbortController();
  setTimeout(ms, undefined, patience).then(late, () => undefined);
  await work;
  patience.abort();
}

/** Sends the user, the devices, the balance and the runs that are not as they were at the last call. */
function changesSince(
  services: StreamServices,
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
