// What the start prints, for each way in which a part can be set up.
import { expect, it } from 'vitest';
import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import type { Database } from './platform/database/connection.ts';
import { greet } from './greeting.ts';
import type { Environment } from '#server/platform/configuration/settings.ts';
import { memoryDatabase } from '#tests/support/memory.ts';

const MODEL = 'house writer (Riffle’s own card bank); set AI_PROVIDER for a model';

async function lines(
  environment: Environment,
  changes: Partial<Database> = {},
  joinUrl: string | null = null,
): Promise<string[]> {
  const database = await memoryDatabase();
  const text = greet(
    readConfiguration(environment),
    { ...database, ...changes },
    { publicUrl: 'http://localhost:4000', joinUrl },
  );
  await database.close();
  return text.split('\n');
}

it('says where it is, and that everything is embedded unless it is set up', async () => {
  expect(await lines({})).toEqual([
    'Riffle is ready: http://localhost:4000',
    '  database  embedded SQLite, :memory:',
    '  mail      embedded outbox, http://localhost:4000/outbox',
    '  sign-in   email and password, no Google; set GOOGLE_CLIENT_ID',
    '  payment   test cards, no money moves; set STRIPE_SECRET_KEY for Stripe',
    `  decks     ${MODEL}`,
    '  phones    off: start with --lan, or set PUBLIC_URL',
  ]);
});

it('names the services that are set up, and none of their secrets', async () => {
  const environment = {
    SMTP_URL: 'smtps://anna:hidden@mail.example:465',
    GOOGLE_CLIENT_ID: 'hidden-id',
    GOOGLE_CLIENT_SECRET: 'hidden-secret',
    STRIPE_SECRET_KEY: 'sk_hidden',
    STRIPE_PUBLISHABLE_KEY: 'pk_hidden',
    STRIPE_WEBHOOK_SECRET: 'whsec_hidden',
    AI_PROVIDER: 'anthropic',
    AI_MODEL: 'a-model',
    AI_API_KEY: 'hidden',
  };
  const printed = await lines(environment, { engine: 'postgres', place: 'db.example/riffle' });
  expect(printed.slice(1)).toEqual([
    '  database  PostgreSQL, db.example/riffle',
    '  mail      by mail.example:465',
    '  sign-in   email and password, Google (accounts.google.com)',
    '  payment   by Stripe',
    '  decks     a-model by anthropic',
    '  phones    off: start with --lan, or set PUBLIC_URL',
  ]);
  expect(printed.join('\n')).not.toContain('hidden');
});

it('says what is off on a network, and how to have it', async () => {
  const environment = { HOST: '0.0.0.0', EMAIL_PASSWORD_ENABLED: 'false' };
  expect((await lines(environment)).slice(2, 5)).toEqual([
    '  mail      off: set SMTP_URL, or ALLOW_OUTBOX=true',
    '  sign-in   no Google; set GOOGLE_CLIENT_ID',
    '  payment   off: set STRIPE_SECRET_KEY, or ALLOW_TEST_PAYMENTS=true',
  ]);
});

it('PHONE-21 says which address phones use, and what is for this machine alone', async () => {
  const lan = { LAN: 'true', HOST: '0.0.0.0' };
  const printed = await lines(lan, {}, 'http://192.168.1.5:4000');
  expect([printed[0], printed[2], printed[4], printed[6]]).toEqual([
    'Riffle is ready: http://localhost:4000',
    '  mail      embedded outbox, http://localhost:4000/outbox (for this machine alone)',
    '  payment   test cards, no money moves; set STRIPE_SECRET_KEY for Stripe (for this machine alone)',
    '  phones    http://192.168.1.5:4000',
  ]);
});

it('PHONE-21 says that there is no address for phones', async () => {
  expect((await lines({ LAN: 'true', HOST: '0.0.0.0' })).at(-1)).toBe(
    '  phones    off: no private address was found, so only this machine is served; set PUBLIC_URL to one that phones can open',
  );
});
