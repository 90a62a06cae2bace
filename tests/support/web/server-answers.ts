// The server as a screen sees it: every call of the web app is answered here, at `fetch`, in the form that the
// contract gives it, and kept so that a test can say what was sent.
import * as z from 'zod/mini';
import {
  Account,
  Devices,
  Done,
  Holdings,
  Resent,
  Session,
  VerifiedEmail,
} from '#contract/accounts.ts';
import { CardTaken, CrowdCards, CrowdDeck } from '#contract/crowd.ts';
import { RewrittenCard, WireCard } from '#contract/cards.ts';
import { Configuration } from '#contract/configuration.ts';
import { DeletionAccepted } from '#contract/deletion.ts';
import { messageOf, type ErrorCode } from '#contract/errors.ts';
import { Deck, DeckList } from '#contract/decks.ts';
import { BankCoverage, Run, RunCards, RunList, TopicSuggestions } from '#contract/generation.ts';
import { Outbox } from '#contract/outbox.ts';
import { DeckSaved, DeckShare, SharedDeck } from '#contract/own-decks.ts';
import { ActionTaken } from '#contract/room-actions.ts';
import {
  AnswerTaken,
  OwnRoom,
  Pass,
  RoomDeck,
  RoomDoor,
  RoomNews,
  RoomOpened,
  RoomRole,
  ServerTime,
} from '#contract/rooms.ts';
import { Confirmation, PaymentIntent, Statement, TestCardOutcome } from '#contract/payments.ts';

/** What each call answers with. A colon stands for one part of the path. */
const ROUTES = {
  'GET /api/config': Configuration,
  'GET /api/session': Session,
  'POST /api/generations/:id/retries': Run,
  'POST /api/generations/:id/put-away': Done,
  'POST /api/generations/:id/keep': Run,
  'POST /api/generations/:id/give-back': Run,
  'POST /api/auth/sign-up': Done,
  'POST /api/auth/sign-in': Session,
  'POST /api/auth/sign-out': Done,
  'POST /api/auth/resend-verification': Resent,
  'POST /api/auth/verify-email': VerifiedEmail,
  'POST /api/auth/request-reset': Done,
  'POST /api/auth/reset-code': VerifiedEmail,
  'POST /api/auth/reset-password': VerifiedEmail,
  'POST /api/auth/register-promo': Done,
  'GET /api/account': Account,
  'GET /api/account/data': Holdings,
  'POST /api/account/resend-verification': Done,
  'POST /api/account/password': Done,
  'POST /api/account/email': Done,
  'DELETE /api/account/email': Done,
  'GET /api/account/devices': Devices,
  'DELETE /api/account/devices/:id': Done,
  'POST /api/account/sign-out-everywhere': Done,
  'GET /api/games': DeckList,
  'POST /api/games': DeckSaved,
  'GET /api/games/:id': Deck,
  'PATCH /api/games/:id': Done,
  'DELETE /api/games/:id': Done,
  'PUT /api/games/:id/deck': DeckSaved,
  'GET /api/games/:id/share': DeckShare,
  'POST /api/games/:id/share': DeckShare,
  'DELETE /api/games/:id/share': Done,
  'PATCH /api/games/:id/cards/:card': WireCard,
  'DELETE /api/games/:id/cards/:card': Done,
  'POST /api/games/:id/cards/:card/rewrite': RewrittenCard,
  'POST /api/games/:id/cards/:card/flag': Done,
  'POST /api/games/:id/regenerations': Run,
  'GET /api/shared/:token': SharedDeck,
  'POST /api/shared/:token/copy': DeckSaved,
  'GET /api/bank': BankCoverage,
  'GET /api/topics': TopicSuggestions,
  'GET /api/generations': RunList,
  'POST /api/generations': Run,
  'GET /api/generations/:id': Run,
  'GET /api/generations/:id/cards': RunCards,
  'GET /api/credits/entries': Statement,
  'POST /api/payments/intents': PaymentIntent,
  'POST /api/payments/confirm': Confirmation,
  'POST /api/payments/subscriptions': Done,
  'POST /api/payments/test-cards': TestCardOutcome,
  'POST /api/deletion': DeletionAccepted,
  'POST /api/deletion/cancel': Done,
  'GET /api/outbox': Outbox,
  'GET /api/rooms/mine': OwnRoom,
  'GET /api/rooms/:code': RoomDoor,
  'GET /api/rooms/:code/news': RoomNews,
  'GET /api/rooms/:code/time': ServerTime,
  'POST /api/rooms/:code/players': z.object({ id: z.string() }),
  'POST /api/rooms/:code/passes': z.object({ role: RoomRole }),
  'POST /api/rooms/:code/answers': AnswerTaken,
  'POST /api/rooms/:code/challenge': Done,
  'POST /api/rooms/:code/actions': ActionTaken,
  'POST /api/rooms/:code/rulings': Done,
  'POST /api/rooms/:code/cards': CardTaken,
  'GET /api/rooms/:code/cards': CrowdCards,
  'DELETE /api/rooms/:code/cards': Done,
  'DELETE /api/rooms/:code/cards/:id': Done,
  'POST /api/rooms/:code/crowd': Done,
  'DELETE /api/rooms/:code/crowd': Done,
  'POST /api/rooms/:code/crowd/deck': CrowdDeck,
  'PATCH /api/rooms/:code/me': Done,
  'DELETE /api/rooms/:code/me': Done,
  'POST /api/rooms': RoomOpened,
  'DELETE /api/rooms/:code': Done,
  'POST /api/rooms/:code/screen': Done,
  'PUT /api/rooms/:code/match': ActionTaken,
  'GET /api/rooms/:code/deck': RoomDeck,
  'POST /api/rooms/:code/admit': Done,
  'POST /api/rooms/:code/pass': Pass,
  'PATCH /api/rooms/:code/players/:player': Done,
  'DELETE /api/rooms/:code/players/:player': Done,
} satisfies Record<string, z.ZodMiniType>;

export type Route = keyof typeof ROUTES;

/** A call as the server would get it. */
export interface Call {
  readonly route: Route;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The JSON that was sent, or undefined. */
  readonly body: unknown;
}

type Plain<R extends Route> = z.input<(typeof ROUTES)[R]>;
/** What a route answers with: a value, a failure, or what a function makes of the call (a promise: later). */
type Answer<R extends Route> =
  Plain<R> | Failing | ((call: Call) => Plain<R> | Failing | Promise<Plain<R> | Failing>);
export type Answers = { [R in Route]?: Answer<R> };

/** Made by `failing` and `unreachable`. */
class Failing {
  readonly respond: () => Response;
  constructor(respond: () => Response) {
    this.respond = respond;
  }
}

/** The error answer of a code, with its sentence filled in by `details`. */
export function failing(
  code: ErrorCode,
  status = 400,
  details: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
): Failing {
  const error = { code, message: messageOf(code, details) };
  return new Failing(() => Response.json({ error }, { status, headers }));
}

/** No answer at all: the connection is refused. */
export const unreachable = new Failing(() => {
  throw new TypeError('Failed to fetch');
});

/** An answer that comes when the test says so. */
export function later<T>(): {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (reason: unknown) => void;
} {
  return Promise.withResolvers<T>();
}

export interface ServerAnswers {
  readonly calls: readonly Call[];
  /** Calls of one route, in order. */
  sent(route: Route): readonly Call[];
  /** From now on these answer so. */
  answer(answers: Answers): void;
  /** Stands in for `fetch`. */
  readonly fetch: typeof fetch;
  /** Calls that nobody has given an answer for: a test that ends with one has failed. */
  readonly unanswered: readonly string[];
}

export function serverAnswers(given: Answers): ServerAnswers {
  const answers: Answers = { ...given };
  const calls: Call[] = [];
  const unanswered: string[] = [];
  return {
    calls,
    unanswered,
    sent: (route) => calls.filter((call) => call.route === route),
    answer: (more) => void Object.assign(answers, more),
    async fetch(input, init = {}) {
      init.signal?.throwIfAborted();
      const url = new URL(new Request(input).url);
      const method = init.method ?? 'GET';
      const route = routeOf(method, url.pathname);
      if (!route || !(route in answers)) {
        unanswered.push(`${method} ${url.pathname}`);
        return new Response(null, { status: 500 });
      }
      const call: Call = {
        route,
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      };
      calls.push(call);
      const answer: unknown = answers[route];
      const value: unknown = await (typeof answer === 'function' ? answer(call) : answer);
      init.signal?.throwIfAborted();
      if (value instanceof Failing) return value.respond();
      return Response.json(ROUTES[route].parse(value));
    },
  };
}

function routeOf(method: string, path: string): Route | undefined {
  const routes = Object.keys(ROUTES) as Route[];
  return routes.find((route) => {
    const pattern = route.replaceAll(/:\w+/gu, '[^/]+');
    return new RegExp(`^${pattern}$`, 'u').test(`${method} ${path}`);
  });
}
