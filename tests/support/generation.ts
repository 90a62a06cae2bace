import { randomUUID } from 'node:crypto';
import { findUserByEmail } from '#server/features/accounts/store.ts';
import { addCredits } from '#server/features/billing/credits/store.ts';
import type { Database, Engine } from '#server/platform/database/connection.ts';
import type { Tuning } from '#server/app.ts';
import { signedInCaller, type Caller } from './caller.ts';
import type { Pace } from './model-pace.ts';
import { startModelServer, type ModelServer } from './model-server.ts';
import { startTestServer, type TestServer } from './server.ts';
import { EVENT_MS } from './patience.ts';

/** A valid request for a deck; `changes` replace fields. */
export function deckRequest(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    requestId: randomUUID(),
    category: 'Trivia',
    gameType: 'trivia',
    topic: 'Space',
    difficulty: 'medium',
    cardCount: 20,
    customInstructions: '',
    avoidDuplicates: false,
    teamCount: 2,
    timerSeconds: 30,
    ...changes,
  };
}

/** Waits until a run has reached one of its ends. */
export async function ended(caller: Caller, runId: string) {
  const deadline = Date.now() + EVENT_MS;
  for (;;) {
    const { body: run } = await caller.get(`/api/generations/${runId}`);
    if (run.state === 'saved' || run.state === 'failed') return run;
    if (Date.now() > deadline) throw new Error(`Still ${run.state} with ${run.written} cards`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Has a deck written and waits for its end; throws where it was not even started. */
export async function deckOf(caller: Caller, changes: Readonly<Record<string, unknown>> = {}) {
  const answer = await caller.post('/api/generations', deckRequest(changes));
  if (answer.status !== 202) throw new Error(`Not started: ${JSON.stringify(answer.body)}`);
  return ended(caller, answer.body.id);
}

/** A host who has signed in, with so many credits: at least one. */
export async function hostWith(
  server: Pick<TestServer, 'url' | 'dataDir'> & { readonly database: Pick<Database, 'db'> },
  credits: number,
  email = `${randomUUID()}@example.org`,
): Promise<Caller> {
  const caller = await signedInCaller(server, email);
  const user = await findUserByEmail(server.database.db, email);
  if (user && credits > 1) {
    const cause = `grant:${randomUUID()}`;
    const change = { userId: user.id, amount: credits - 1, cause, now: Date.now() };
    await server.database.db
      .transaction()
      .execute((trx) => addCredits(trx, { ...change, kind: 'grant' }));
  }
  return caller;
}

export interface ModelledServer {
  readonly server: TestServer;
  readonly model: ModelServer;
  stop(): Promise<void>;
}

/** A server whose decks are written by a model server beside it; impatient, so that tests need not wait. */
export async function startModelled(
  engine: Engine,
  settings: Readonly<Record<string, string>> = {},
  tuning: Tuning = {},
  pace?: Pace,
): Promise<ModelledServer> {
  const model = await startModelServer(pace);
  const server = await startTestServer(
    engine,
    {
      ...model.settings,
      AI_API_KEY: 'a-key-that-stays-secret',
      ...settings,
    },
    {
      generationTimeoutMs: 8000,
      modelPatience: { retries: 0, silenceMs: 10_000 },
      ...tuning,
    },
  );
  return {
    server,
    model,
    async stop() {
      await server.stop();
      await model.stop();
    },
  };
}
