// What the start prints, for each way in which a part can be set up.
import { expect, it } from 'vitest';
import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import type { Database } from './platform/database/connection.ts';
import { greet } from './greeting.ts';
import type { Environment } from '#server/platform/configuration/settings.ts';
import { memoryDatabase } from '#tests/support/memory.ts';

const MODEL = 'house writer (Riffle’s own card bank); set AI_PROVIDER for a model';

async function lines(environment: Environment, changes: Partial<Database> = {}): Promise<string[]> {
  const database = await memoryDatabase();
  const text = greet(
    readConfiguration(environment),
    { ...database, ...changes },
    'http://localhost:4000',
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
