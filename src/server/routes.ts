// The whole server as one function from request to answer; main.ts gives it a socket, tests call it as it is.
import { randomUUID } from 'node:crypto';
import { Hono, type Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { routePath } from 'hono/route';
import type { Configuration } from '#contract/configuration.ts';
import { BODY_MAX_BYTES, DECK_BODY_MAX_BYTES } from '#contract/limits.ts';
import { ROOM_BODY_MAX_BYTES } from '#contract/rooms.ts';
import { accountRoutes, googleRoutes, ownAccountRoutes } from '#server/features/accounts/index.ts';
import { deletionRoutes } from '#server/features/privacy/index.ts';
import { deckRoutes, ownDeckRoutes } from '#server/features/decks/index.ts';
import { generationRoutes, type GenerationServices } from '#server/features/generation/index.ts';
import { readOutbox } from '#server/platform/mail/outbox.ts';
import { type PaymentProvider, paymentRoutes } from '#server/features/billing/index.ts';
import { roomRoutes, type openAnswerQueue, type openRooms } from '#server/features/rooms/index.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { RequestContext, RequestEnv } from '#server/platform/http/request.ts';
import type { AddressReader } from '#server/platform/http/address.ts';
import { answeredTo, isLoopbackAddress, type Audience } from '#server/platform/http/audience.ts';
import { answerError } from '#server/platform/http/errors.ts';
import { eventRoutes } from './events.ts';
import { operationRoutes, type OperationServices } from './operations.ts';
import {
  ownOriginOnly,
  withHeaders,
  type SecurityHeaders,
} from '#server/platform/http/security.ts';
import { trustedHostOnly } from '#server/platform/http/trusted-host.ts';
import { staticFiles } from '#server/platform/http/static-files.ts';

export type AppServices = GenerationServices &
  OperationServices & {
    /** Undefined where nothing can be bought. */
    readonly payments: PaymentProvider | undefined;
    readonly paymentsFor: Audience;
    /** What the web app is told about this installation. */
    readonly offered: (c: RequestContext) => Configuration;
    /** The outbox's folder, where its page is offered. */
    readonly outboxFolder: string | undefined;
    readonly outboxFor: Audience;
    readonly rooms: ReturnType<typeof openRooms>;
    readonly answers: ReturnType<typeof openAnswerQueue>;
    readonly readAddress: AddressReader;
    readonly headers: SecurityHeaders;
    /** The names that are answered to, in local mode; undefined: any. */
    readonly trustedHosts: ReadonlySet<string> | undefined;
    /** Milliseconds in which an event stream's reader has to take what is written. */
    readonly streamPatienceMs?: number | undefined;
    /** The built web app; undefined when another program serves it. */
    readonly webFolder: string | undefined;
  };

export function createApp(services: AppServices) {
  const { log, metrics, readAddress, stopping, webFolder } = services;
  const app = new Hono<RequestEnv>();
  app.onError(answerError(log));
  app.notFound((c) => answerError(log)(new Problem('not-found'), c));
  app.use(withHeaders(services.headers));
  app.use(async (c, next) => {
    const { incoming, outgoing } = c.env;
    const socketAddress = incoming.socket.remoteAddress ?? '';
    const requestId = randomUUID();
    c.set('address', readAddress(socketAddress, c.req.header('x-forwarded-for')));
    c.set('requestId', requestId);
    c.set('isLoopback', isLoopbackAddress(socketAddress));
    outgoing.setHeader('x-request-id', requestId);
    const started = performance.now();
    await next();
    const ms = performance.now() - started;
    // Whoever keeps a connection open to a server that stops would send its next request into nothing.
    if (stopping.aborted && !outgoing.headersSent) outgoing.setHeader('connection', 'close');
    const { method, path } = c.req;
    const { status } = c.res;
    const route = routePath(c);
    metrics.request({ method, route, status, seconds: ms / 1000 });
    if (!path.startsWith('/api/')) return;
    // A share's link opens its deck, and a room's code its room, so the log does not tell them.
    const isSecret = path.startsWith('/api/shared/') || path.startsWith('/api/rooms/');
    const logged = isSecret ? route : path;
    log.info({ requestId, method, path: logged, status, ms: Math.round(ms) });
  });
  app.use(trustedHostOnly(services.trustedHosts));
  app.route('/api', api(services));
  if (webFolder) app.route('/', staticFiles(webFolder));
  return app;
}

const bodiesUpTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (c) => {
      // What is left of the body is not read, so the connection can't be used again.
      c.header('connection', 'close');
      throw new Problem('body-too-large');
    },
  });
const smallBodies = bodiesUpTo(BODY_MAX_BYTES);
const deckBodies = bodiesUpTo(DECK_BODY_MAX_BYTES);
const roomBodies = bodiesUpTo(ROOM_BODY_MAX_BYTES);
/** Where a whole deck comes in. */
const ROOM_PATH = /^\/api\/rooms(?:\/[^/]+\/match)?$/u;
const DECK_PATH = /^\/api\/games(?:\/[^/]+\/deck)?$/u;

/** A large body that is answered without having been read would be in the way of the connection's next request. */
function readOrClose(c: RequestContext, next: Next): Next {
  return async () => {
    await next();
    const { incoming, outgoing } = c.env;
    if (!incoming.readableEnded) outgoing.setHeader('connection', 'close');
  };
}

/** What differs by who asks: this machine itself, or another. */
function localRoutes({ offered, outboxFolder, outboxFor, paymentsFor }: AppServices) {
  const routes = new Hono<RequestEnv>().get('/config', (c) => c.json(offered(c)));
  // Elsewhere each payment says for itself that there are none.
  if (paymentsFor === 'loopback') routes.use('/payments/*', answeredTo('loopback', 'payments-off'));
  if (!outboxFolder) return routes;
  return routes.get('/outbox', answeredTo(outboxFor, 'not-found'), async (c) =>
    c.json({ mails: await readOutbox(outboxFolder) }),
  );
}

function api(services: AppServices) {
  const routes = new Hono<RequestEnv>();
  routes.use((c, next) => {
    c.env.outgoing.setHeader('cache-control', 'no-store');
    return next();
  });
  routes.use(ownOriginOnly(services.trustedOrigins));
  routes.use(async (c, next) => {
    // PostgreSQL takes no text with it, and nothing is named so.
    if (c.req.url.includes('%00')) throw new Problem('invalid-request');
    await next();
  });
  // Looking whether a read has a body would cost it a fifth of its time.
  routes.use((c, next) => {
    if (c.req.method === 'GET') return next();
    if (ROOM_PATH.test(c.req.path)) return roomBodies(c, readOrClose(c, next));
    return DECK_PATH.test(c.req.path) ? deckBodies(c, readOrClose(c, next)) : smallBodies(c, next);
  });
  routes.route('/', operationRoutes(services));
  routes.route('/', localRoutes(services));
  routes.route('/', accountRoutes(services));
  routes.route('/', ownAccountRoutes(services));
  routes.route('/', googleRoutes(services));
  routes.route('/', deckRoutes(services));
  routes.route('/', ownDeckRoutes(services));
  routes.route('/', roomRoutes(services));
  routes.route('/', generationRoutes(services));
  routes.route('/', paymentRoutes(services));
  routes.route('/', deletionRoutes(services));
  routes.route('/', eventRoutes(services));
  routes.all('*', () => {
    throw new Problem('not-found');
  });
  return routes;
}
