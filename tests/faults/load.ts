// Hosts who do everything at once while servers die under them, and remember what they were told was done.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { TEST_CARDS } from '#contract/payments.ts';
import { CREDIT_PACKS } from '#contract/prices.ts';
import type { Db } from '#server/platform/database/connection.ts';
import type { Caller } from '#tests/support/caller.ts';
import { deckRequest } from '#tests/support/generation.ts';

/** What the server has said is done. */
interface Acknowledged {
  /** Own decks by their id, with the last title that was taken. */
  readonly decks: Map<string, string>;
  readonly deleted: Set<string>;
  /** Runs that were accepted. */
  readonly runs: Set<string>;
  /** Payments that were confirmed. */
  readonly payments: Set<string>;
}

export interface Load {
  readonly acknowledged: Acknowledged;
  /** How many answers came, and how many requests ended without one or with a 5xx. */
  readonly counts: { answered: number; lost: number };
  /** Failures that nobody foresaw: what has a code of its own says what is away. */
  readonly failures: string[];
  stop(): Promise<void>;
}

const CARDS = [{ question: 'Q?', hint: '', answer: 'A', explanation: '' }];
/** A server that is down needs some time to come back. */
const PAUSE_MS = 20;

/** Each host does one thing after another until `stop`. */
export function startLoad(hosts: readonly Caller[]): Load {
  const acknowledged: Acknowledged = {
    decks: new Map(),
    deleted: new Set(),
    runs: new Set(),
    payments: new Set(),
  };
  const counts = { answered: 0, lost: 0 };
  const failures: string[] = [];
  let stopped = false;

  /** The answer's body, or undefined where nothing was acknowledged. */
  const ask = async (asked: ReturnType<Caller['get']>) => {
    const answer = await asked.catch(() => undefined);
    if (!answer || answer.status >= 500) {
      counts.lost += 1;
      if (answer?.body.error?.code === 'internal') failures.push(JSON.stringify(answer.body));
      await setTimeout(PAUSE_MS);
      return undefined;
    }
    counts.answered += 1;
    return answer.status < 300 ? answer.body : undefined;
  };

  const makeDeck = async (host: Caller): Promise<void> => {
    const deck = { title: `Deck ${randomUUID()}`, gameType: 'trivia', cards: CARDS };
    const made = await ask(host.post('/api/games', deck));
    if (!made) return;
    acknowledged.decks.set(made.id, deck.title);
    const title = `${deck.title}, changed`;
    const change = { version: made.version, title, cards: [...CARDS, ...CARDS] };
    const changed = await ask(host.put(`/api/games/${made.id}/deck`, change));
    // A change that nobody acknowledged may still have counted.
    if (changed) acknowledged.decks.set(made.id, title);
    else acknowledged.decks.set(made.id, '');
    if (Math.random() < 0.5) return;
    acknowledged.decks.delete(made.id);
    if (await ask(host.delete(`/api/games/${made.id}`))) acknowledged.deleted.add(made.id);
  };
  const askForDeck = async (host: Caller): Promise<void> => {
    const request = deckRequest({ avoidDuplicates: Math.random() < 0.3 });
    const run = await ask(host.post('/api/generations', request));
    if (run) acknowledged.runs.add(run.id);
  };
  const regenerate = async (host: Caller): Promise<void> => {
    const list = await ask(host.get('/api/games?category=trivia'));
    const deck = list?.games.find(({ mode }: { mode: string }) => mode !== 'own');
    if (!deck) return;
    const path = `/api/games/${deck.id}/regenerations`;
    const run = await ask(host.post(path, { requestId: randomUUID() }));
    if (run) acknowledged.runs.add(run.id);
  };
  const buy = async (host: Caller): Promise<void> => {
    const [pack] = CREDIT_PACKS;
    const session = await ask(host.get('/api/session'));
    if (!session?.user) return;
    const wanted = {
      requestId: randomUUID(),
      packId: pack?.id,
      credits: pack?.credits,
      amount: pack?.cents,
      userId: session.user.uid,
    };
    const intent = await ask(host.post('/api/payments/intents', wanted));
    if (!intent) return;
    const { clientSecret, paymentIntentId } = intent;
    const card = { clientSecret, number: TEST_CARDS.succeeds, expiry: '12/34', cvc: '123' };
    if (!(await ask(host.post('/api/payments/test-cards', card)))) return;
    const confirming = () => ask(host.post('/api/payments/confirm', { paymentIntentId }));
    const confirmed = await Promise.all([confirming(), confirming()]);
    if (confirmed.some((each) => each?.success)) acknowledged.payments.add(paymentIntentId);
  };
  const deeds = [makeDeck, makeDeck, askForDeck, regenerate, buy];

  const working = hosts.map(async (host) => {
    while (!stopped) {
      const deed = deeds[Math.floor(Math.random() * deeds.length)];
      await deed?.(host);
    }
  });
  return {
    acknowledged,
    counts,
    failures,
    async stop() {
      stopped = true;
      await Promise.all(working);
    },
  };
}

/** Everything that was acknowledged is there, and nothing that was deleted. */
export async function expectKept(db: Db, { acknowledged, failures }: Load): Promise<void> {
  expect(failures).toEqual([]);
  const { decks, deleted, runs, payments } = acknowledged;
  const games = new Map(
    (await db.selectFrom('game').select(['id', 'title', 'cardCount']).execute()).map((deck) => [
      deck.id,
      deck,
    ]),
  );
  for (const [id, title] of decks) {
    const deck = games.get(id);
    expect({ id, isThere: deck !== undefined }).toEqual({ id, isThere: true });
    if (title.endsWith(', changed')) {
      expect(deck).toMatchObject({ title, cardCount: 2 });
    }
  }
  expect([...deleted].filter((id) => games.has(id))).toEqual([]);
  const known = await db.selectFrom('generation').select('id').execute();
  const knownIds = new Set(known.map(({ id }) => id));
  expect([...runs].filter((id) => !knownIds.has(id))).toEqual([]);
  const paid = await db
    .selectFrom('purchase')
    .select('intentId')
    .where('state', '=', 'paid')
    .execute();
  const paidIds = new Set(paid.map(({ intentId }) => intentId));
  expect([...payments].filter((id) => !paidIds.has(id))).toEqual([]);
}
