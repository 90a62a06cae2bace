// Builds the parts, passes each what it needs, and takes them down again in the right order.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import {
  createCookies,
  databaseLimits,
  deviceCookies,
  googleProvider,
  noLimits,
  startHousekeeping,
} from '#server/features/accounts/index.ts';
import { addressReader } from '#server/platform/http/address.ts';
import {
  originsOf,
  type Configuration,
  type Origins,
} from '#server/platform/configuration/configuration.ts';
import { openDataFolder } from '#server/platform/configuration/data-folder.ts';
import type { Live } from '#server/platform/live/live.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { postgresLive } from '#server/platform/live/postgres-live.ts';
import { sqliteLive } from '#server/platform/live/sqlite-live.ts';
import {
  houseWriter,
  loadModelWriter,
  MODEL_PATIENCE,
  type HouseWriter,
  type ModelPatience,
  startModelCheck,
  startOfferSweep,
  startRunner,
  type Writer,
} from '#server/features/generation/index.ts';
import {
  grantFirstCredit,
  providerOf,
  spendable,
  spendableOf,
  startSweep,
} from '#server/features/billing/index.ts';
import { type MendingPace, startMending } from '#server/features/decks/index.ts';
import { createApp } from './routes.ts';
import { close, listen } from '#server/platform/http/listener.ts';
import { openAnswerQueue, openRooms, startRoomCleaning } from '#server/features/rooms/index.ts';
import { securityHeaders } from '#server/platform/http/security.ts';
import { localHosts } from '#server/platform/http/trusted-host.ts';
import { greet } from './greeting.ts';
import type { MetricsAccess } from './operations.ts';
import { createLog, type Log } from '#server/platform/log.ts';
import { mailerOf, noticing, outboxFolder } from './mailer.ts';
import { offeredBy } from './offered.ts';
import { openDatabase } from './open-database.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import { openMailQueue, type MailQueuePatience } from '#server/platform/mail/mail-queue.ts';
import { startPurge } from '#server/features/privacy/index.ts';
import { watchFreeSpace } from '#server/platform/free-space.ts';
import { readSecret } from '#server/platform/configuration/secret.ts';

/** What is in flight gets so long to finish when the server stops, in milliseconds. */
const GRACE_MS = 10_000;
/** After that it has so long to let go; what can't, such as a payment that is being asked about, is left to its lease. */
const LETTING_GO_MS = 2_000;
/** A web call gives up after 70 s (CONST-27); a card that is written again is given up before that. */
const REWRITE_TIMEOUT_MS = 60_000;
const WEB_FOLDER = join(import.meta.dirname, '../../dist');

export interface RunningServer {
  readonly port: number;
  /** What the start prints: the address, and which parts are embedded. */
  readonly greeting: string;
  /** What it answers to, as `GET /api/games/:id`. */
  readonly routes: readonly string[];
  /** Finishes what is in flight, at most 10 s, and lets everything go, also what does not answer. */
  stop(): Promise<void>;
}

/** What tests shorten, so that they need not wait as long as a host would. */
export interface Tuning {
  /** Milliseconds after which a run is given up at the latest. */
  readonly generationTimeoutMs?: number;
  readonly modelPatience?: Partial<ModelPatience>;
  readonly mailQueuePatience?: MailQueuePatience;
  readonly mendingPace?: MendingPace;
  /** Milliseconds in which an event stream's reader has to take what is written. */
  readonly streamPatienceMs?: number;
  /** The time, in milliseconds since 1970. */
  readonly clock?: () => number;
}

/** Starts everything; throws WrongSetting or DatabaseUnavailable, or the reason why it can't listen. */
export async function runServer(
  configuration: Configuration,
  tuning: Tuning = {},
): Promise<RunningServer> {
  const context = await openContext(configuration, tuning);
  const { database, live, log } = context;
  const writers = await openWriters(configuration, tuning, log);
  const http = createAdaptorServer({ fetch: (request, env) => app.fetch(request, env) });
  const port = await listen(http, configuration.HOST, configuration.PORT);
  const origins = originsOf(configuration, port);
  const stopping = new AbortController();
  const work = startWork(configuration, tuning, { ...context, ...writers });
  const app = createApp({
    ...context,
    ...work.services,
    ...(await settingsOf(configuration, origins, port)),
    ...guardsOf(configuration, context, origins),
    stopping: stopping.signal,
    streamPatienceMs: tuning.streamPatienceMs,
  });
  return {
    port,
    greeting: greet(configuration, database, origins),
    routes: app.routes.map(({ method, path }) => `${method} ${path}`),
    async stop() {
      log.info('Stopping');
      stopping.abort();
      await atMost(GRACE_MS + LETTING_GO_MS, Promise.all([close(http, GRACE_MS), work.stop()]));
      await live.close();
      await database.close();
    },
  };
}

/** Waits for something to end, but no longer than so many milliseconds. */
async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** What everything works with. */
async function openContext(configuration: Configuration, { clock = Date.now }: Tuning) {
  const log = createLog(configuration.LOG_LEVEL);
  const metrics = createMetrics();
  const hasOutbox = outboxFolder(configuration) !== undefined;
  if (hasOutbox) openDataFolder(configuration.dataDir);
  const usesFolder = hasOutbox || !configuration.DATABASE_URL;
  const freeSpace = watchFreeSpace(usesFolder ? configuration.dataDir : undefined);
  const database = await openDatabase(configuration, {
    onStatement: metrics.statement,
    onFailure: freeSpace.noticed,
  });
  const live = await openLive(configuration, database);
  const { db, engine } = database;
  return { db, engine, live, clock, log, database, metrics, freeSpace };
}

type Opened = Awaited<ReturnType<typeof openContext>>;

/** Who writes decks: the model that is configured, else the house, which tells what there is about a topic either way. */
async function openWriters(
  { model, AI_STREAMS: streams, AI_SECOND_LOOK: secondLook }: Configuration,
  { modelPatience }: Tuning,
  log: Log,
): Promise<Writers> {
  const { random } = Math;
  const house = houseWriter(random);
  if (!model) return { house, writer: house };
  const patience = { ...MODEL_PATIENCE, ...modelPatience };
  const options = { model, streams, secondLook, patience, random, log };
  return { house, writer: await loadModelWriter(options) };
}

interface Writers {
  readonly house: HouseWriter;
  readonly writer: Writer;
}

/** What goes on beside the requests, and what requests hand work to. */
function startWork(configuration: Configuration, tuning: Tuning, context: Opened & Writers) {
  const { db, freeSpace, clock, log, house, writer } = context;
  const timeoutMs = tuning.generationTimeoutMs ?? configuration.AI_RUN_SECONDS * 1000;
  const runner = startRunner({ ...context, timeoutMs });
  const mailer = noticing(mailerOf(configuration), freeSpace);
  const mailQueue = openMailQueue({ db, mailer, clock, log, patience: tuning.mailQueuePatience });
  const payments = providerOf(configuration, { db, clock });
  const others = [
    runner,
    ...startChores(configuration, tuning, { ...context, payments, mailQueue }),
  ];
  const rooms = openRooms(context);
  const answers = openAnswerQueue(context);
  const rewriteTimeoutMs = Math.min(REWRITE_TIMEOUT_MS, timeoutMs);
  return {
    services: {
      credits: { grantFirst: grantFirstCredit, spendable, spendableOf },
      house,
      writer,
      runner,
      mailQueue,
      payments,
      rooms,
      answers,
      rewriteTimeoutMs,
    },
    /** Mails last: the others may still cause some. */
    async stop() {
      rooms.close();
      await Promise.all(others.map((other) => other.stop(GRACE_MS)));
      await mailQueue.stop(GRACE_MS);
    },
  };
}

type Employed = Opened & {
  readonly payments: ReturnType<typeof providerOf>;
  readonly mailQueue: ReturnType<typeof openMailQueue>;
};

/** What is looked after now and then, whatever is asked. */
function startChores(configuration: Configuration, { mendingPace }: Tuning, employed: Employed) {
  const { payments, log } = employed;
  return [
    ...(payments ? [startSweep(employed, payments)] : []),
    startHousekeeping(employed),
    startModelCheck(configuration, log),
    startRoomCleaning(employed),
    startMending(employed, mendingPace),
    startPurge(employed),
    startOfferSweep(employed),
  ];
}

/** What the configuration says of this installation. */
async function settingsOf(configuration: Configuration, origins: Origins, port: number) {
  const { publicUrl, trusted, joinUrl } = origins;
  return {
    google: configuration.google && googleProvider(configuration.google),
    supportEmail: configuration.SUPPORT_EMAIL,
    emailPassword: configuration.EMAIL_PASSWORD_ENABLED,
    offered: offeredBy(configuration, joinUrl),
    outboxFolder: outboxFolder(configuration),
    outboxFor: configuration.outbox,
    paymentsFor: configuration.paymentsFor,
    headers: await securityHeaders({
      https: publicUrl.startsWith('https:'),
      stripe: configuration.stripe !== undefined,
    }),
    readAddress: addressReader(configuration.TRUST_PROXY ?? undefined),
    webFolder: existsSync(WEB_FOLDER) ? WEB_FOLDER : undefined,
    publicUrl,
    trustedOrigins: trusted,
    trustedHosts: configuration.localParts === 'nobody' ? undefined : localHosts(origins, port),
    metricsAccess: metricsAccess(configuration),
  };
}

/** What recognises a host, and what keeps others out. */
function guardsOf(configuration: Configuration, { db, clock }: Opened, { publicUrl }: Origins) {
  const secret = configuration.AUTH_SECRET ?? readSecret(configuration.dataDir);
  return {
    limiter: configuration.RATE_LIMITS ? databaseLimits({ db, clock }) : noLimits,
    devices: deviceCookies(secret),
    cookies: createCookies(publicUrl, secret),
  };
}

/** On this machine anybody may look; elsewhere whoever has the token. */
function metricsAccess({ localParts, METRICS_TOKEN: token }: Configuration): MetricsAccess {
  return token ? { token } : localParts;
}

function openLive({ DATABASE_URL }: Configuration, { db }: Database): Promise<Live> {
  return DATABASE_URL ? postgresLive(DATABASE_URL, db) : Promise.resolve(sqliteLive(db));
}
