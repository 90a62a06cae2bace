// The settings of docs/configuration.md, read once from the environment. A wrong one stops the start
// with one line that names it and says what it takes.
import { resolve } from 'node:path';
import * as z from 'zod';
import { trustedProxies } from './address.ts';

/** A setting is missing or wrong; the message names it and what it takes. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}

const AI_PROVIDERS = ['anthropic', 'openai', 'google', 'openai-compatible'] as const;
type AiProvider = (typeof AI_PROVIDERS)[number];

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Whether an address is one of this machine's own. */
function isLoopback(address: string): boolean {
  return URL.canParse(address) && LOOPBACK.has(new URL(address).hostname);
}

const url = (protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)),
    );
const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false'])
    .default(fallback ? 'true' : 'false')
    .transform((text) => text === 'true');
const text = z.string().min(1);

/** Each setting with its form, and what the start says when it does not fit. */
const SETTINGS = {
  PORT: [z.coerce.number().int().min(0).max(65_535).default(4000), 'a port from 0 to 65535'],
  HOST: [text.default('127.0.0.1'), 'a host name or address'],
  PUBLIC_URL: [url(['http', 'https']).optional(), 'an address like https://riffle.example'],
  DATA_DIR: [text.default('./data'), 'a folder'],
  DATABASE_URL: [
    url(['postgres', 'postgresql']).optional(),
    'an address like postgres://user@host/name',
  ],
  AUTH_SECRET: [z.string().min(32).optional(), 'at least 32 characters'],
  SMTP_URL: [url(['smtp', 'smtps']).optional(), 'an address like smtps://user:password@host:465'],
  MAIL_FROM: [text.default('Riffle <no-reply@riffle.example>'), 'an address'],
  TRUST_PROXY: [
    text
      .optional()
      .transform((list) => (list === undefined ? undefined : trustedProxies(list)))
      .refine((proxies) => proxies !== null),
    'addresses or networks like 10.0.0.0/8, separated by commas',
  ],
  RATE_LIMITS: [
    z
      .enum(['on', 'off'])
      .default('on')
      .transform((v) => v === 'on'),
    "'on' or 'off'",
  ],
  EMAIL_PASSWORD_ENABLED: [flag(true), "'true' or 'false'"],
  AI_PROVIDER: [z.enum(AI_PROVIDERS).optional(), AI_PROVIDERS.join(', ')],
  AI_MODEL: [text.optional(), "the model's name"],
  AI_API_KEY: [text.optional(), 'a key'],
  AI_BASE_URL: [url(['http', 'https']).optional(), 'an address like http://localhost:11434/v1'],
  AI_STREAMS: [z.coerce.number().int().min(1).max(64).default(8), 'a number from 1 to 64'],
  AI_SECOND_LOOK: [
    z
      .enum(['on', 'off'])
      .default('on')
      .transform((v) => v === 'on'),
    "'on' or 'off'",
  ],
  ANTHROPIC_API_KEY: [text.optional(), 'a key'],
  OPENAI_API_KEY: [text.optional(), 'a key'],
  GOOGLE_GENERATIVE_AI_API_KEY: [text.optional(), 'a key'],
  GOOGLE_CLIENT_ID: [text.optional(), "the client's id"],
  GOOGLE_CLIENT_SECRET: [text.optional(), "the client's secret"],
  GOOGLE_ISSUER: [
    url(['http', 'https'])
      .default('https://accounts.google.com')
      .refine((issuer) => issuer.startsWith('https:') || isLoopback(issuer)),
    'an https address, or an http one on this machine',
  ],
  STRIPE_SECRET_KEY: [text.optional(), 'the secret key'],
  STRIPE_PUBLISHABLE_KEY: [text.optional(), 'the publishable key'],
  STRIPE_WEBHOOK_SECRET: [text.optional(), "the webhook's signing secret"],
  STRIPE_API_BASE: [url(['http', 'https']).optional(), 'an address, for tests alone'],
  ALLOW_TEST_PAYMENTS: [flag(false), "'true' or 'false'"],
  ALLOW_OUTBOX: [flag(false), "'true' or 'false'"],
  SUPPORT_EMAIL: [z.email().default('support@riffle.example'), 'a mail address'],
  PRIVACY_EMAIL: [z.email().default('privacy@riffle.example'), 'a mail address'],
  IOS_APP_URL: [
    url(['https']).default('https://apps.apple.com/search?term=Riffle'),
    'an https address',
  ],
  ANDROID_APP_URL: [
    url(['https']).default('https://play.google.com/store/search?q=Riffle&c=apps'),
    'an https address',
  ],
  METRICS_TOKEN: [z.string().min(16).optional(), 'at least 16 characters'],
  LOG_LEVEL: [
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    'fatal, error, warn, info, debug or silent',
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

type SettingName = keyof typeof SETTINGS;
type Settings = { readonly [Name in SettingName]: z.output<(typeof SETTINGS)[Name][0]> };

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

type Environment = Readonly<Record<string, string | undefined>>;

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

function readSettings(environment: Environment): Settings {
  const entries = Object.entries(SETTINGS).map(([name, [schema, takes]]) => {
    const parsed = schema.safeParse(environment[name] === '' ? undefined : environment[name]);
    if (!parsed.success) throw new WrongSetting(`${name} is wrong: it takes ${takes}.`);
    return [name, parsed.data];
  });
  return Object.fromEntries(entries);
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
  if (!provider) return undefined;
  if (!model) throw new WrongSetting("AI_MODEL is required with AI_PROVIDER: the model's name.");
  if (provider === 'openai-compatible') {
    if (baseUrl) return { provider, model, apiKey: settings.AI_API_KEY, baseUrl };
    throw new WrongSetting(
      'AI_BASE_URL is required with AI_PROVIDER=openai-compatible: an address like http://localhost:11434/v1.',
    );
  }
  const ownVariable = {
    anthropic: 'ANTHROPIC_API_KEY',
    openai: 'OPENAI_API_KEY',
    google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  } as const;
  const apiKey = settings.AI_API_KEY ?? settings[ownVariable[provider]];
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
