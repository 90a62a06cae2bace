// What the start prints: the address, and which parts are embedded.
import type { Configuration, Origins } from '#server/platform/configuration/configuration.ts';
import type { Audience } from '#server/platform/http/audience.ts';
import type { Database } from '#server/platform/database/connection.ts';

export function greet(
  configuration: Configuration,
  database: Database,
  { publicUrl, joinUrl }: Pick<Origins, 'publicUrl' | 'joinUrl'>,
): string {
  const { model, payments, paymentsFor, LAN } = configuration;
  const lines = [
    `Riffle is ready: ${publicUrl}`,
    `  database  ${database.engine === 'sqlite' ? 'embedded SQLite' : 'PostgreSQL'}, ${database.place}`,
    `  mail      ${mailWay(configuration, publicUrl)}`,
    `  sign-in   ${signInWays(configuration)}`,
    `  payment   ${PAYMENT_WORDS[payments]}${aloneWords(paymentsFor)}`,
    `  decks     ${model ? `${model.model} by ${model.provider}` : 'house writer (Riffle’s own card bank); set AI_PROVIDER for a model'}`,
    `  phones    ${joinUrl ?? (LAN ? NO_ADDRESS : NO_LAN)}`,
  ];
  return lines.join('\n');
}

const NO_LAN = 'off: start with --lan, or set PUBLIC_URL';
const NO_ADDRESS =
  'off: no private address was found, so only this machine is served; set PUBLIC_URL to one that phones can open';

function mailWay({ SMTP_URL, outbox }: Configuration, publicUrl: string): string {
  if (SMTP_URL) return `by ${new URL(SMTP_URL).host}`;
  if (outbox === 'nobody') return 'off: set SMTP_URL, or ALLOW_OUTBOX=true';
  return `embedded outbox, ${publicUrl}/outbox${aloneWords(outbox)}`;
}

function aloneWords(audience: Audience): string {
  return audience === 'loopback' ? ' (for this machine alone)' : '';
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
