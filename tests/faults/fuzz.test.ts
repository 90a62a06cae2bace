// Requests made from the schemas, valid ones with something wrong about them, and nonsense, over all routes,
// signed in and out: `FUZZ` of them on each engine, some in `npm test`, a hundred thousand together in
// `npm run test:faults`.
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import * as accounts from '#contract/accounts.ts';
import { CardEdit, CardFlag } from '#contract/cards.ts';
import { DeletionCancel, DeletionRequest } from '#contract/deletion.ts';
import { Failure } from '#contract/failure.ts';
import { SettingsChange } from '#contract/decks.ts';
import { GenerationRequest, RegenerationRequest } from '#contract/generation.ts';
import { DeckChange, NewDeck } from '#contract/own-decks.ts';
import { ConfirmRequest, IntentRequest, TestCardPayment } from '#contract/payments.ts';
import { brokenAccounts } from '#server/features/billing/credits/store.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { openSqlite } from '#server/platform/database/sqlite.ts';
import { AWKWARD_TEXTS, broken, fitting } from '#tests/support/from-schema.ts';
import { deckOf, hostWith } from '#tests/support/generation.ts';
import { ENDS_ROOMS, ROOM_BODIES, roomUnderFire, type RoomUnderFire } from './fuzz-rooms.ts';
import { startRiffle, TEST_SECRET } from '#tests/support/riffle-process.ts';
import { describeOnBothEngines, freshPostgres, startTestServer } from '#tests/support/server.ts';
import { EVENT_MS, TEST_MS } from '#tests/support/patience.ts';

const FUZZ = Number(process.env['FUZZ'] ?? 150);
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000);
const AT_ONCE = 16;
/** An answer that takes longer hangs. */
const HANG_MS = EVENT_MS;
/** What a process may grow by once it is warm, in megabytes. */
const GROWTH_MB = 120;

/** What each route that reads a body takes. */
const BODIES: Readonly<Record<string, z.ZodMiniType>> = {
  'POST /api/auth/sign-up': accounts.Credentials,
  'POST /api/auth/sign-in': accounts.Credentials,
  'POST /api/auth/resend-verification': accounts.Credentials,
  'POST /api/auth/verify-email': accounts.MailedCode,
  'POST /api/auth/request-reset': accounts.OnlyEmail,
  'POST /api/auth/reset-code': accounts.MailedCode,
  'POST /api/auth/reset-password': accounts.NewPassword,
  'POST /api/account/password': accounts.PasswordChange,
  'POST /api/account/email': accounts.AddressChange,
  'POST /api/games': NewDeck,
  'PUT /api/games/:id/deck': DeckChange,
  'PATCH /api/games/:id': SettingsChange,
  'PATCH /api/games/:id/cards/:cardId': CardEdit,
  'POST /api/games/:id/cards/:cardId/flag': CardFlag,
  'POST /api/games/:id/regenerations': RegenerationRequest,
  'POST /api/generations': GenerationRequest,
  'POST /api/payments/intents': IntentRequest,
  'POST /api/payments/confirm': ConfirmRequest,
  'POST /api/payments/test-cards': TestCardPayment,
  'POST /api/deletion': DeletionRequest,
  'POST /api/deletion/cancel': DeletionCancel,
  ...ROOM_BODIES,
};

const QUERIES = [
  'page',
  'size',
  'search',
  'category',
  'topic',
  'gameType',
  'from',
  'fresh',
  'state',
  'code',
  'since',
];
const ROLES = ['screen', 'remote', 'player'];
const ENDS_SESSIONS = /sign-out|devices|deletion|password|sign-in|verify|email/;
const CONTENT_TYPES = ['application/json', 'text/plain', 'multipart/form-data; boundary=x', ''];

interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly who: number;
}

interface Known {
  /** Ones that exist. */
  readonly ids: readonly string[];
  readonly room: RoomUnderFire;
}

/** Requests for one route. */
function requestsFor(route: string, { ids, room }: Known): fc.Arbitrary<Request> {
  const [method = '', pattern = ''] = route.split(' ');
  const isOfRoom = pattern.startsWith('/api/rooms/:code');
  const code = fc.oneof({ weight: 7, arbitrary: fc.constant(room.ids[0] ?? '') }, fc.string());
  const id = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...(isOfRoom ? room.ids : ids)) },
    fc.uuid(),
    fc.constantFrom(...AWKWARD_TEXTS),
    fc.string({ maxLength: 30 }),
  );
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const path = fc
    .tuple(
      fc.tuple(...names.map((name) => (name === 'code' ? code : id))),
      fc.dictionary(
        fc.constantFrom(...QUERIES),
        fc.oneof(fc.constantFrom('1', 'trivia', 'true', ...AWKWARD_TEXTS), fc.string()),
        { maxKeys: 4 },
      ),
      fc.oneof({ weight: 7, arbitrary: fc.constantFrom(...ROLES) }, fc.string()),
    )
    .map(([values, query, as]) => {
      const filled = names.reduce(
        (text, name, index) => text.replace(`:${name}`, () => encodable(values[index] ?? '')),
        pattern,
      );
      const asked = new URLSearchParams({ ...query, ...(isOfRoom && { as }) })
        .toString()
        .slice(0, 6000);
      return asked === '' ? filled : `${filled}?${asked}`;
    });
  const schema = BODIES[route];
  const meant = room.bodies[route];
  const json = (value: unknown): string => JSON.stringify(value) ?? '';
  const body =
    method === 'GET'
      ? fc.constant(undefined)
      : fc.oneof(
          ...(schema
            ? [
                { weight: 3, arbitrary: fitting(schema).map(json) },
                { weight: 3, arbitrary: broken(schema).map(json) },
              ]
            : []),
          ...(meant ? [{ weight: 6, arbitrary: meant.map(json) }] : []),
          fc.json({ maxDepth: 4 }),
          fc.string({ unit: 'binary' }),
          fc.constantFrom('', '{', '[]', 'null', '{"a":'.repeat(50), 'x'.repeat(400_000)),
        );
  const headers = fc.record({
    'content-type': fc.constantFrom(...CONTENT_TYPES),
    'accept-encoding': fc.constantFrom('gzip', 'br', 'identity', 'x'),
    'x-forwarded-for': fc.constantFrom('', '127.0.0.1', '::1, evil', 'x'.repeat(2000)),
    'stripe-signature': fc.constantFrom('', 't=1,v1=0', 'x'),
  });
  return fc.record({ method: fc.constant(method), path, headers, body, who: fc.nat() });
}

function encodable(value: string): string {
  return encodeURIComponent(value.toWellFormed())
    .slice(0, 2000)
    .replace(/%[^%]?$/, '');
}

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

describeOnBothEngines('fuzz', (engine) => {
  it(
    `every answer to ${FUZZ} requests is one of ours, in time, and memory stays (seed ${SEED})`,
    { timeout: TEST_MS + FUZZ * 60 },
    async () => {
      // Another server tells the routes; the one under fire is a process of its own, for its memory.
      const told = await startTestServer('sqlite');
      const routes = [...new Set(told.routes)].filter((route) =>
        /^(GET|POST|PUT|PATCH|DELETE) \/api\//.test(route),
      );
      await told.stop();
      for (const route of Object.keys(BODIES)) expect(routes).toContain(route);
      const postgres = engine === 'postgres' ? await freshPostgres() : undefined;
      const riffle = await startRiffle({
        LOG_LEVEL: 'silent',
        ...(postgres && {
          DATABASE_URL: postgres.url,
          AUTH_SECRET: TEST_SECRET,
        }),
      });
      const database = postgres
        ? await openPostgres(postgres.url)
        : openSqlite(`${riffle.dataDir}/riffle.sqlite`);
      const server = { url: riffle.url, dataDir: riffle.dataDir, database };
      const host = await hostWith(server, 1000);
      const other = await hostWith(server, 1000);
      const run = await deckOf(host);
      const { body: game } = await host.get(`/api/games/${run.gameId}`);
      const { body: share } = await host.post(`/api/games/${run.gameId}/share`, {});
      const elsewhere = await deckOf(other);
      const ids = [
        run.id,
        run.gameId,
        game.cards[0].id,
        share.token,
        elsewhere.gameId,
        elsewhere.id,
      ];
      const strangers = ['', 'riffle.session_token=forged.x'];
      let victim = (await hostWith(server, 10)).cookie;
      /** One in four is a stranger; what ends sessions is asked by somebody who has no further plans. */
      let room: RoomUnderFire;
      const cookieFor = (method: string, path: string, who: number): string => {
        const isFinal = ENDS_ROOMS.test(`${method} ${path}`) && who % 16 !== 1;
        if (path.startsWith('/api/rooms/') && !isFinal && who % 4 !== 0) return room.cookie;
        if (who % 4 === 0) return strangers[who % 8 === 0 ? 0 : 1] ?? '';
        if (ENDS_SESSIONS.test(path)) return victim;
        return who % 2 === 0 ? host.cookie : other.cookie;
      };

      const wrong: string[] = [];
      const seen = new Map<number, number>();
      const answerTo = async ({ method, path, headers, body, who }: Request): Promise<void> => {
        const cookie = cookieFor(method, path, who);
        const about = `${method} ${path.slice(0, 200)} ${(body ?? '').slice(0, 300)}`;
        const leave = new AbortController();
        const patience = setTimeout(() => leave.abort(new Error('It hangs')), HANG_MS);
        try {
          const answer = await fetch(riffle.url + path, {
            method,
            headers: { ...headers, cookie },
            signal: leave.signal,
            ...(body !== undefined && { body }),
          });
          seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
          if (answer.headers.get('content-type')?.includes('event-stream')) {
            leave.abort();
            return;
          }
          const text = await answer.text();
          // What can't be had yet is said with its own status.
          const isFault = answer.status >= 500 && answer.status !== 501;
          if (isFault) wrong.push(`${answer.status} to ${about}: ${text}`);
          else if (answer.status >= 400 && !isFailure(text))
            wrong.push(`Form of ${about}: ${text}`);
        } catch (error) {
          // A body that is too large is refused before all of it was sent.
          if ((body?.length ?? 0) < 100_000) wrong.push(`${String(error)} at ${about}`);
        } finally {
          clearTimeout(patience);
        }
      };

      const BATCH = 500;
      let warmMb = 0;
      for (let done = 0; done < FUZZ; done += BATCH) {
        // Requests end rooms, too.
        room = await roomUnderFire(server);
        const arbitrary = fc.oneof(...routes.map((route) => requestsFor(route, { ids, room })));
        const batch = fc.sample(arbitrary, {
          numRuns: Math.min(BATCH, FUZZ - done),
          seed: SEED + done,
        });
        const work = async (): Promise<void> => {
          for (let next = batch.pop(); next; next = batch.pop()) await answerTo(next);
        };
        await Promise.all(Array.from({ length: AT_ONCE }, work));
        if (done <= FUZZ / 3) warmMb = residentMb(riffle.pid);
        expect(wrong.slice(0, 3)).toEqual([]);
        if (await isSignedOut(riffle.url, victim)) victim = (await hostWith(server, 10)).cookie;
      }
      const grownMb = residentMb(riffle.pid) - warmMb;
      console.log(
        `${engine}: ${FUZZ} requests, seed ${SEED}: ${JSON.stringify(Object.fromEntries(seen))}; grown by ${grownMb.toFixed(0)} MB`,
      );
      expect(grownMb).toBeLessThan(GROWTH_MB);
      expect((await fetch(`${riffle.url}/api/health`)).status).toBe(200);
      expect(await brokenAccounts(database.db)).toEqual([]);
      await database.close();
      await riffle.stop();
      await postgres?.drop();
      await rm(riffle.dataDir, { recursive: true, force: true });
    },
  );
});

function isFailure(text: string): boolean {
  try {
    return Failure.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

async function isSignedOut(url: string, cookie: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/session`, { headers: { cookie } });
  return (await answer.json()).user === null;
}
