// What the start prints: the address, and which parts are embedded.
import type { Configuration } from '#server/platform/configuration/configuration.ts';
import type { Database } from '#server/platform/database/connection.ts';

export function greet(configuration: Configuration, database: Database, publicUrl: string): string {
  const { model, outbox, SMTP_URL } = configuration;
  const mail = SMTP_URL
    ? `by ${new URL(SMTP_URL).host}`
    : outbox
      ? `embedded outbox, ${publicUrl}/outbox`
      : 'off: set SMTP_URL, or ALLOW_OUTBOX=true';
  const lines = [
    `Riffle is ready: ${publicUrl}`,
    `  database  ${database.engine === 'sqlite' ? 'embedded SQLite' : 'PostgreSQL'}, ${database.place}`,
    `  mail      ${mail}`,
    `  sign-in   ${signInWays(configuration)}`,
    `  payment   ${PAYMENT_WORDS[configuration.payments]}`,
    `  decks     ${model ? `${model.model} by ${model.provider}` : 'house writer (Riffle’s own card bank); set AI_PROVIDER for a model'}`,
  ];
  return lines.join('\n');
}

const PAYMENT_WORDS = {
  stripe: 'by Stripe',
  test: 'test cards, no money moves; set STRIPE_SECRET_KEY for Stripe',
  off: 'off: set STRIPE_SECRET_KEY, or ALLOW_TEST_PAYMENTS=true',
} as const;

function signInWays({ EMAIL_PASSWORD_ENABLED, google }: Configuration): string {
  const ways = [
    ...(EMAIL_PASSWORD_ENABLED ? ['email and password'] : []),
    google ? `Google (${new URL(google.issuer).host})` : 'no Google; set GOOGLE_CLIENT_ID',
  ];
  return ways.join(', ');
}
