// What the settings come to together: which parts there are, and what is missing for them.
import { resolve } from 'node:path';
import {
  AI_PROVIDERS,
  isLoopback,
  KEY_VARIABLES,
  LOOPBACK,
  readSettings,
  WrongSetting,
  type AiProvider,
  type Environment,
  type Settings,
} from './settings.ts';

/** A model to write decks with. */
export interface ModelSettings {
  readonly provider: AiProvider;
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
}

/** A client registered with an OpenID Connect provider. */
export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
}

export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Another server that speaks Stripe's protocol, for tests. */
  readonly apiBase: string | undefined;
}

export interface Configuration extends Omit<Settings, 'DATA_DIR'> {
  /** Undefined: no Google sign-in. */
  readonly google: GoogleSettings | undefined;
  /** Undefined: no Stripe. */
  readonly stripe: StripeSettings | undefined;
  /** Who takes payments: Stripe, the test cards, or nobody. */
  readonly payments: 'stripe' | 'test' | 'off';
  /** An absolute folder. */
  readonly dataDir: string;
  /** Undefined: the house writer. */
  readonly model: ModelSettings | undefined;
  /** Both HOST and PUBLIC_URL are loopback names: the outbox page is offered without being asked for. */
  readonly localMode: boolean;
  readonly outbox: boolean;
}

/** Reads the settings; an empty one counts as not set. Throws WrongSetting. */
export function readConfiguration(environment: Environment): Configuration {
  const settings = readSettings(environment);
  const localMode =
    LOOPBACK.has(settings.HOST) &&
    (settings.PUBLIC_URL === undefined || isLoopback(settings.PUBLIC_URL));
  if (settings.DATABASE_URL && !settings.AUTH_SECRET) {
    throw new WrongSetting('AUTH_SECRET is required with DATABASE_URL: at least 32 characters.');
  }
  if (!settings.RATE_LIMITS && !localMode) {
    throw new WrongSetting(
      'RATE_LIMITS=off is accepted only where HOST and PUBLIC_URL are loopback names.',
    );
  }
  const { DATA_DIR, ...others } = settings;
  const stripe = readStripe(settings);
  return {
    ...others,
    dataDir: resolve(DATA_DIR),
    model: readModel(settings),
    google: readGoogle(settings),
    stripe,
    payments: stripe ? 'stripe' : localMode || settings.ALLOW_TEST_PAYMENTS ? 'test' : 'off',
    localMode,
    outbox: !settings.SMTP_URL && (localMode || settings.ALLOW_OUTBOX),
  };
}

function readGoogle(settings: Settings): GoogleSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings;
  if (clientId && clientSecret) return { clientId, clientSecret, issuer: settings.GOOGLE_ISSUER };
  if (!clientId && !clientSecret) return undefined;
  const [missing, there] = clientId
    ? ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID']
    : ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'];
  throw new WrongSetting(`${missing} is required with ${there}: both are Google's for one client.`);
}

const STRIPE_KEYS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

function readStripe(settings: Settings): StripeSettings | undefined {
  const [secretKey, publishableKey, webhookSecret] = STRIPE_KEYS.map((name) => settings[name]);
  if (secretKey && publishableKey && webhookSecret) {
    return { secretKey, publishableKey, webhookSecret, apiBase: settings.STRIPE_API_BASE };
  }
  const there = STRIPE_KEYS.find((name) => settings[name]);
  const missing = STRIPE_KEYS.find((name) => !settings[name]);
  if (!there) return undefined;
  throw new WrongSetting(`${missing} is required with ${there}: Stripe needs all three.`);
}

function readModel(settings: Settings): ModelSettings | undefined {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_BASE_URL: baseUrl } = settings;
  if (!provider) {
    const alone = (['AI_MODEL', 'AI_BASE_URL', 'AI_API_KEY'] as const).find(
      (name) => settings[name],
    );
    if (alone === undefined) return undefined;
    const names = `${AI_PROVIDERS.slice(0, -1).join(', ')} or ${AI_PROVIDERS.at(-1)}`;
    throw new WrongSetting(`AI_PROVIDER is required with ${alone}: ${names}.`);
  }
  if (!model) throw new WrongSetting("AI_MODEL is required with AI_PROVIDER: the model's name.");
  if (provider === 'openai-compatible') {
    if (baseUrl) return { provider, model, apiKey: settings.AI_API_KEY, baseUrl };
    throw new WrongSetting(
      'AI_BASE_URL is required with AI_PROVIDER=openai-compatible: an address like http://localhost:11434/v1.',
    );
  }
  const apiKey = settings.AI_API_KEY ?? settings[KEY_VARIABLES[provider]];
  if (!apiKey)
    throw new WrongSetting(`AI_API_KEY is required with AI_PROVIDER=${provider}: a key.`);
  return { provider, model, apiKey, baseUrl };
}

/** The address in mails, and every origin whose requests are trusted, for a server on this port. */
export function originsOf(
  { PUBLIC_URL }: Pick<Configuration, 'PUBLIC_URL'>,
  port: number,
): { readonly publicUrl: string; readonly trusted: readonly string[] } {
  if (PUBLIC_URL) {
    const { origin } = new URL(PUBLIC_URL);
    return { publicUrl: origin, trusted: [origin] };
  }
  const names = ['localhost', '127.0.0.1', '[::1]'];
  return {
    publicUrl: `http://localhost:${port}`,
    trusted: names.map((name) => `http://${name}:${port}`),
  };
}
