// Fills an empty installation, so that there is something to look at on the first day: npm run seed. Two hosts sign
// up, buy credits, have decks of every category written by the house writer, make and share one of their own. All of
// it goes through a server's own routes, on an embedded database of its own; nobody outside is asked for anything.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { OwnCard } from '#contract/own-decks.ts';
import { CREDIT_PACKS, type PackId } from '#contract/prices.ts';
import {
  CATEGORIES,
  GENERATED_CATEGORIES,
  type GeneratedCategory,
} from '#domain/category/categories.ts';
import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import { DatabaseUnavailable } from '#server/platform/database/connection.ts';
import { TEST_CARDS } from '#contract/payments.ts';
import { runServer } from '#server/app.ts';
import { databaseFile } from '#server/open-database.ts';
import { WrongSetting } from '#server/platform/configuration/settings.ts';
import { Refusal } from './commands/command.ts';

const PASSWORD = 'Game-Night-1';
const HOSTS = ['mia@example.org', 'ben@example.org'] as const;
const TOPICS: Readonly<Record<GeneratedCategory, readonly string[]>> = {
  trivia: ['Space', 'Music', 'World history', 'Animals'],
  drinking: ['Festivals'],
  social: ['Icebreakers', 'Travel'],
  relationship: ['First dates'],
  challenge: ['Riddles'],
  'secret-prompt': ['Fairy tales'],
};
const OWN_CARDS: readonly OwnCard[] = [
  ['Who forgot the tent?', 'It rained', 'Ben', 'Lake Garda, 2019'],
  ['What is the cat called?', 'Two syllables', 'Mustard', ''],
  ['Which song closes every party of ours?', '', 'Dancing Queen', ''],
].map(([question = '', hint = '', answer = '', explanation = '']) => ({
  question,
  hint,
  answer,
  explanation,
}));

const { DATA_DIR, DATABASE_URL } = process.env;

/** A browser as far as HTTP goes. */
class Host {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();

  constructor(url: string) {
    this.#url = url;
  }

  /** What the server answers; throws a Refusal with its sentence where it refuses. */
  // oxlint-disable-next-line typescript/no-explicit-any -- read by whoever knows the route
  async ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<any> {
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        cookie: [...this.#cookies.values()].join('; '),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair);
    }
    const answer = response.status === 204 ? undefined : await response.json();
    if (!response.ok) throw new Refusal(`${method} ${path}: ${answer.error.message}`);
    return answer;
  }
}

/** Waits for what the server does by itself; on a shared machine that takes as long as it takes. */
async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one look after another
    const seen = await look();
    if (seen !== undefined) return seen;
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function welcome(url: string, email: string): Promise<Host> {
  const host = new Host(url);
  await host.ask('POST', '/api/auth/sign-up', { email, password: PASSWORD });
  const oobCode = await until(async () => {
    const { mails } = await host.ask('GET', '/api/outbox');
    const mail = mails.find(({ to }: { readonly to: string }) => to.includes(email));
    return /oobCode=([\w-]+)/u.exec(mail?.text ?? '')?.[1];
  });
  await host.ask('POST', '/api/auth/verify-email', { oobCode });
  await host.ask('POST', '/api/auth/sign-in', { email, password: PASSWORD });
  return host;
}

async function buy(host: Host, packId: PackId): Promise<void> {
  const { user } = await host.ask('GET', '/api/session');
  const pack = CREDIT_PACKS.find(({ id }) => id === packId);
  const wanted = { requestId: randomUUID(), packId, credits: pack?.credits, amount: pack?.cents };
  const { clientSecret, paymentIntentId } = await host.ask('POST', '/api/payments/intents', {
    ...wanted,
    userId: user.uid,
  });
  const card = { number: TEST_CARDS.succeeds, expiry: '12/34', cvc: '123' };
  await host.ask('POST', '/api/payments/test-cards', { clientSecret, ...card });
  await host.ask('POST', '/api/payments/confirm', { paymentIntentId });
}

async function haveWritten(host: Host, category: GeneratedCategory, topic: string): Promise<void> {
  const run = await host.ask('POST', '/api/generations', {
    requestId: randomUUID(),
    category: CATEGORIES[category].name,
    gameType: category,
    topic,
    difficulty: 'medium',
    cardCount: 30,
    customInstructions: '',
    avoidDuplicates: true,
    teamCount: 3,
    timerSeconds: 45,
    acceptFewer: true,
  });
  const { state } = await until(async () => {
    const now = await host.ask('GET', `/api/generations/${run.id}`);
    return now.state === 'saved' || now.state === 'failed' ? now : undefined;
  });
  console.log(
    `${state === 'saved' ? 'Written' : 'Failed'}: ${CATEGORIES[category].name}, ${topic}`,
  );
}

async function seed(url: string): Promise<void> {
  const [mia, ben] = await Promise.all(HOSTS.map((email) => welcome(url, email)));
  if (!mia || !ben) return;
  await buy(mia, 'starter');
  for (const category of GENERATED_CATEGORIES) {
    for (const topic of TOPICS[category]) {
      // oxlint-disable-next-line no-await-in-loop -- My Games lists them in this order
      await haveWritten(mia, category, topic);
    }
  }
  const own = {
    requestId: randomUUID(),
    title: 'Our summer',
    gameType: 'trivia',
    cards: OWN_CARDS,
  };
  const { id } = await mia.ask('POST', '/api/games', own);
  const { token } = await mia.ask('POST', `/api/games/${id}/share`, {});
  console.log(`Shared: /shared/${token}`);
}

/** Everybody knows these hosts' password: none of them belongs where somebody works. */
function refuseWhatIsUsed(dataDir: string): void {
  if (DATABASE_URL) {
    throw new Refusal('seed fills an embedded database alone: DATABASE_URL must not be set.');
  }
  if (existsSync(databaseFile(dataDir))) {
    throw new Refusal(`${dataDir} holds a database already: seed takes an empty DATA_DIR.`);
  }
}

try {
  const configuration = readConfiguration({
    ...(DATA_DIR !== undefined && { DATA_DIR }),
    PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  });
  refuseWhatIsUsed(configuration.dataDir);
  const server = await runServer(configuration);
  try {
    await seed(`http://127.0.0.1:${server.port}`);
    console.log(`Sign in as ${HOSTS.join(' or ')} with the password ${PASSWORD}`);
  } finally {
    await server.stop();
  }
} catch (error) {
  const isSaid = [Refusal, WrongSetting, DatabaseUnavailable].some((kind) => error instanceof kind);
  if (!isSaid) throw error;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
