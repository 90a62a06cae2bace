// What the settings come to together: which parts there are, and what is missing for them.
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import type { Audience } from '#server/platform/http/audience.ts';
import { privateAddress, type Interfaces } from './private-address.ts';
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
  type StructuredMode,
} from './settings.ts';

/** A model to write decks with. */
export interface ModelSettings {
  readonly provider: AiProvider;
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
  /** Undefined: found out from the server. */
  readonly structured?: StructuredMode | undefined;
  /** How much the model is to think when it writes; undefined: as it does by itself. */
  readonly reasoning?: Settings['AI_REASONING'] | undefined;
  /** The one that looks a second time; undefined: the same. */
  readonly checkModel?: string | undefined;
  readonly checkReasoning?: Settings['AI_CHECK_REASONING'] | undefined;
  /** Tokens of one answer at most; undefined: by what is asked. */
  readonly maxTokens?: number | undefined;
  readonly requestsPerMinute?: number | undefined;
  /** What each request has besides in its head and body. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
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

export interface Configuration extends Omit<Settings, 'DATA_DIR' | 'HOST'> {
  /** Where it listens. */
  readonly HOST: string;
  /** This machine's private address, where phones come to it; undefined: there is none, or they don't. */
  readonly lanAddress: string | undefined;
  /** Undefined: no Google sign-in. */
  readonly google: GoogleSettings | undefined;
  /** Undefined: no Stripe. */
  readonly stripe: StripeSettings | undefined;
  /** Who takes payments: Stripe, the test cards, or nobody. */
  readonly payments: 'stripe' | 'test' | 'off';
  /** Who may pay so. */
  readonly paymentsFor: Audience;
  /** An absolute folder. */
  readonly dataDir: string;
  /** Undefined: the house writer. */
  readonly model: ModelSettings | undefined;
  /** Who has what is offered on this machine without being asked for: outbox, test cards, metrics. */
  readonly localParts: Audience;
  /** Who has the outbox page. */
  readonly outbox: Audience;
}

/** Reads the settings; an empty one counts as not set. Throws WrongSetting. */
export function readConfiguration(
  environment: Environment,
  interfaces: Interfaces = networkInterfaces(),
): Configuration {
  const settings = readSettings(environment);
  const place = readPlace(settings, interfaces);
  const { localParts } = place;
  if (settings.DATABASE_URL && !settings.AUTH_SECRET) {
    throw new WrongSetting('AUTH_SECRET is required with DATABASE_URL: at least 32 characters.');
  }
  if (!settings.RATE_LIMITS && (settings.LAN || localParts !== 'everybody')) {
    throw new WrongSetting(
      'RATE_LIMITS=off is accepted only where HOST and PUBLIC_URL are loopback names, without LAN.',
    );
  }
  const { DATA_DIR, ...others } = settings;
  const stripe = readStripe(settings);
  const testCards = settings.ALLOW_TEST_PAYMENTS ? 'everybody' : localParts;
  return {
    ...others,
    ...place,
    dataDir: resolve(DATA_DIR),
    model: readModel(settings),
    google: readGoogle(settings),
    stripe,
    payments: stripe ? 'stripe' : testCards === 'nobody' ? 'off' : 'test',
    paymentsFor: stripe ? 'everybody' : testCards,
    outbox: settings.SMTP_URL ? 'nobody' : settings.ALLOW_OUTBOX ? 'everybody' : localParts,
  };
}

const EVERY_INTERFACE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Where it listens and who is there: this machine, with LAN those in its network, else anybody. */
function readPlace(
  { LAN, HOST, PUBLIC_URL }: Settings,
  interfaces: Interfaces,
): Pick<Configuration, 'HOST' | 'lanAddress' | 'localParts'> {
  if (LAN && HOST !== undefined && !EVERY_INTERFACE.has(HOST)) {
    throw new WrongSetting('HOST is wrong with LAN: it takes 0.0.0.0, :: or nothing.');
  }
  const isHere = PUBLIC_URL === undefined || isLoopback(PUBLIC_URL);
  if (LAN && isHere && PUBLIC_URL?.startsWith('https:')) {
    throw new WrongSetting(
      'PUBLIC_URL is wrong with LAN: of this machine it takes an http address, for phones come by http.',
    );
  }
  const lanAddress = LAN && isHere ? privateAddress(interfaces) : undefined;
  const isWide = LAN && (!isHere || lanAddress !== undefined);
  const host = HOST ?? (isWide ? '0.0.0.0' : '127.0.0.1');
  const others = LAN ? 'loopback' : 'nobody';
  const localParts = !isHere ? 'nobody' : LOOPBACK.has(host) ? 'everybody' : others;
  return { HOST: host, lanAddress, localParts };
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
  const manners = readManners(settings);
  if (!model) throw new WrongSetting("AI_MODEL is required with AI_PROVIDER: the model's name.");
  if (provider === 'openai-compatible') {
    if (baseUrl) return { provider, model, apiKey: settings.AI_API_KEY, baseUrl, ...manners };
    throw new WrongSetting(
      'AI_BASE_URL is required with AI_PROVIDER=openai-compatible: an address like http://localhost:11434/v1.',
    );
  }
  const apiKey = settings.AI_API_KEY ?? settings[KEY_VARIABLES[provider]];
  if (!apiKey)
    throw new WrongSetting(`AI_API_KEY is required with AI_PROVIDER=${provider}: a key.`);
  return { provider, model, apiKey, baseUrl, ...manners };
}

/** How the model is asked. */
function readManners(settings: Settings) {
  return {
    structured: settings.AI_STRUCTURED,
    reasoning: settings.AI_REASONING,
    checkModel: settings.AI_CHECK_MODEL,
    checkReasoning: settings.AI_CHECK_REASONING,
    maxTokens: settings.AI_MAX_TOKENS,
    requestsPerMinute: settings.AI_REQUESTS_PER_MINUTE,
    headers: settings.AI_HEADERS,
    body: settings.AI_BODY,
  };
}

export interface Origins {
  /** The address in mails. */
  readonly publicUrl: string;
  /** Every origin whose requests are trusted. */
  readonly trusted: readonly string[];
  /** The one that phones can open; null where only this machine is served. */
  readonly joinUrl: string | null;
}

/** By which addresses a server on this port is known. */
export function originsOf(
  { PUBLIC_URL, lanAddress }: Pick<Configuration, 'PUBLIC_URL' | 'lanAddress'>,
  port: number,
): Origins {
  const at = (host: string): string => new URL(`http://${host}:${port}`).origin;
  const joinUrl = lanAddress === undefined ? null : at(lanAddress);
  const lan = joinUrl === null ? [] : [joinUrl];
  if (PUBLIC_URL) {
    const { origin } = new URL(PUBLIC_URL);
    return isLoopback(PUBLIC_URL)
      ? { publicUrl: origin, trusted: [origin, ...lan], joinUrl }
      : { publicUrl: origin, trusted: [origin], joinUrl: origin };
  }
  const own = ['localhost', '127.0.0.1', '[::1]'].map(at);
  return { publicUrl: at('localhost'), trusted: [...own, ...lan], joinUrl };
}
