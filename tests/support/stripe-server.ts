// A local server that answers as Stripe's API reference says, for the calls that Riffle makes: payment
// intents and refunds, form-encoded requests, idempotency keys, errors in Stripe's form, signed webhooks.
// It proves our client, our flow and our books; it proves nothing about Stripe itself.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';

const SECRET_KEY = 'sk_test_riffle';
const WEBHOOK_SECRET = 'whsec_riffle';

interface Intent {
  readonly id: string;
  readonly client_secret: string;
  readonly amount: number;
  amount_received: number;
  readonly currency: string;
  status: 'requires_payment_method' | 'succeeded';
  /** Cents that went back by refunds. */
  refunded: number;
  readonly disputes: Dispute[];
}

/** Of Stripe's: what a bank asks back for its customer. */
interface Dispute {
  readonly id: string;
  readonly amount: number;
  status: DisputeStatus;
}

export type DisputeStatus =
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'warning_closed'
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost';

export interface StripeServer {
  /** Settings for a Riffle that takes this for Stripe. */
  readonly settings: Readonly<Record<string, string>>;
  readonly intents: ReadonlyMap<string, Intent>;
  readonly refunds: readonly string[];
  /** Requests by method and path, such as 'POST /v1/refunds'. */
  readonly calls: readonly string[];
  isDown: boolean;
  /** What a browser's confirmation with a good card does. */
  pay(intentId: string, cents?: number): void;
  /** What the operator's click in the provider's dashboard does. */
  refundInDashboard(intentId: string, cents?: number): void;
  /** What the bank does: opens a dispute about so many cents; returns what moves it on. */
  dispute(intentId: string, status: DisputeStatus, cents?: number): (status: DisputeStatus) => void;
  /** A webhook's body and signature, `ageSeconds` old. */
  event(
    type: string,
    intentId: string,
    ageSeconds?: number,
  ): { readonly body: string; readonly signature: string };
  stop(): Promise<void>;
}

export async function startStripeServer(): Promise<StripeServer> {
  const intents = new Map<string, Intent>();
  const byKey = new Map<string, unknown>();
  const refunds: string[] = [];
  const calls: string[] = [];
  const answer = (request: IncomingMessage, form: URLSearchParams): [number, unknown] => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe');
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      return failure(401, 'Invalid API Key');
    const key = String(request.headers['idempotency-key'] ?? '');
    const once = (make: () => unknown): [number, unknown] => {
      if (!byKey.has(key)) byKey.set(key, make());
      return [200, byKey.get(key)];
    };
    if (pathname === '/v1/payment_intents') {
      return once(() => objectOf(open(intents, form)));
    }
    const named = form.get('payment_intent') ?? searchParams.get('payment_intent');
    const intent = intents.get(pathname.split('/')[3] ?? named ?? '');
    if (!intent) return failure(404, 'No such payment_intent');
    if (pathname === '/v1/disputes') return [200, listOf(intent)];
    if (pathname !== '/v1/refunds') return [200, objectOf(intent)];
    return once(() => {
      intent.refunded = intent.amount_received;
      refunds.push(intent.id);
      return {
        id: `re_${randomUUID()}`,
        object: 'refund',
        payment_intent: intent.id,
        status: 'succeeded',
      };
    });
  };
  const http = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      calls.push(`${request.method} ${new URL(request.url ?? '', 'http://stripe').pathname}`);
      const [status, json] = server.isDown
        ? failure(500, 'Something is wrong on our side')
        : answer(request, new URLSearchParams(body));
      send(response, status, json);
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const known = (id: string): Intent => {
    const intent = intents.get(id);
    if (!intent) throw new Error(`No such intent: ${id}`);
    return intent;
  };
  const server: StripeServer = {
    settings: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_riffle',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: `http://127.0.0.1:${port}`,
    },
    intents,
    refunds,
    calls,
    isDown: false,
    pay(intentId, cents) {
      const intent = known(intentId);
      intent.status = 'succeeded';
      intent.amount_received = cents ?? intent.amount;
    },
    refundInDashboard(intentId, cents) {
      const intent = known(intentId);
      intent.refunded = cents ?? intent.amount_received;
    },
    dispute(intentId, status, cents) {
      const intent = known(intentId);
      const amount = cents ?? intent.amount_received;
      const dispute: Dispute = { id: `du_${randomUUID()}`, amount, status };
      intent.disputes.push(dispute);
      return (next) => {
        dispute.status = next;
      };
    },
    event(type, intentId, ageSeconds = 0) {
      const about = type.startsWith('payment_intent.')
        ? { id: intentId, object: 'payment_intent' }
        : { id: `x_${intentId}`, object: objectOfEvent(type), payment_intent: intentId };
      const body = JSON.stringify({
        id: `evt_${randomUUID()}`,
        object: 'event',
        type,
        data: { object: about },
      });
      const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
      const { webhooks } = new Stripe(SECRET_KEY);
      const signature = webhooks.generateTestHeaderString({
        payload: body,
        secret: WEBHOOK_SECRET,
        timestamp,
      });
      return { body, signature };
    },
    stop: () =>
      new Promise<void>((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  return server;
}

function open(intents: Map<string, Intent>, form: URLSearchParams): Intent {
  const id = `pi_${randomUUID().replaceAll('-', '')}`;
  const intent: Intent = {
    id,
    client_secret: `${id}_secret_${randomUUID().replaceAll('-', '')}`,
    amount: Number(form.get('amount')),
    amount_received: 0,
    currency: form.get('currency') ?? '',
    status: 'requires_payment_method',
    refunded: 0,
    disputes: [],
  };
  intents.set(id, intent);
  return intent;
}

function objectOf({ refunded, disputes, ...intent }: Intent) {
  const latest_charge =
    intent.status === 'succeeded'
      ? {
          id: `ch_${intent.id}`,
          object: 'charge',
          amount: intent.amount_received,
          amount_refunded: refunded,
          // False as long as a cent is left.
          refunded: refunded === intent.amount_received,
          // Stays true when the dispute is over.
          disputed: disputes.length > 0,
        }
      : null;
  return { object: 'payment_intent', ...intent, latest_charge };
}

function listOf({ id, currency, disputes }: Intent) {
  const data = disputes.map((dispute) => ({
    ...dispute,
    object: 'dispute',
    charge: `ch_${id}`,
    payment_intent: id,
    currency,
  }));
  return { object: 'list', url: '/v1/disputes', has_more: false, data };
}

/** 'charge.dispute.closed' is about a dispute, 'refund.failed' about a refund, 'charge.refunded' about its charge. */
function objectOfEvent(type: string): string {
  if (type.includes('dispute')) return 'dispute';
  return type.startsWith('refund.') ? 'refund' : 'charge';
}

function failure(status: number, message: string): [number, unknown] {
  const type = status >= 500 ? 'api_error' : 'invalid_request_error';
  return [status, { error: { type, message } }];
}

function send(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': `req_${randomUUID()}`,
  });
  response.end(JSON.stringify(json));
}
