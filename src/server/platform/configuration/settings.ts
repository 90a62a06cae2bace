// The settings of docs/configuration.md, each with its form. A wrong one stops the start with one line that
// names it and says what it takes, and never says what it was: it may be a secret.
import { isIP } from 'node:net';
import * as z from 'zod';
import { trustedProxies } from '#server/platform/http/address.ts';

/** A setting is missing or wrong; the message names it and what it takes. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}

export type Environment = Readonly<Record<string, string | undefined>>;

export const AI_PROVIDERS = ['anthropic', 'openai', 'google', 'openai-compatible'] as const;
export type AiProvider = (typeof AI_PROVIDERS)[number];

/** How a model is held to a form: by a schema, to JSON alone, or by words. */
const STRUCTURED_MODES = ['schema', 'json', 'none'] as const;
export type StructuredMode = (typeof STRUCTURED_MODES)[number];

const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high'] as const;

/** The variable that a provider's own tools read the key from. */
export const KEY_VARIABLES = {
  anthropic: 'ANTHROPIC_API_KEY',
  openai: 'OPENAI_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
} as const satisfies Partial<Record<AiProvider, string>>;

export const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1']);

/** Whether an address is one of this machine's own. */
export function isLoopback(address: string): boolean {
  return URL.canParse(address) && LOOPBACK.has(bare(new URL(address).hostname));
}

/** An IPv6 address without the brackets that it has in a URL. */
function bare(host: string): string {
  const inside = /^\[(.+)\]$/.exec(host)?.[1] ?? '';
  return isIP(inside) === 6 ? inside : host;
}

const text = z.string().regex(/\S/);
const key = z.string().regex(/^[\x21-\x7e]+$/);
/** What can stand in a header. */
const secret = z.string().regex(/^(?! )[\x20-\x7e]+(?<! )$/);
const wholeNumber = z
  .string()
  .regex(/^(0|[1-9]\d{0,4})$/)
  .transform(Number);

const url = (protocols: readonly string[]) =>
  z.string().refine(isUrlOf(protocols), { abort: true });

function isUrlOf(protocols: readonly string[]): (address: string) => boolean {
  return (address) =>
    URL.canParse(address) && protocols.includes(new URL(address).protocol.slice(0, -1));
}

const web = url(['http', 'https']).refine((address) => {
  const { username, password } = new URL(address);
  return username === '' && password === '';
});
/** Protocol, host and port alone. */
const origin = web.refine((address) => {
  const { href, origin } = new URL(address);
  return href === `${origin}/`;
});
/** Programs that read an address decode what is encoded in it, and fail at half a code. */
function isDecodable(address: string): boolean {
  const { username, password, pathname } = new URL(address);
  try {
    decodeURIComponent(`${username} ${password} ${pathname}`);
    return true;
  } catch {
    return false;
  }
}

const LABEL = /^(?!-)[a-z\d_-]{1,63}(?<!-)$/;
/** A name whose last part is a number is an address that is none. */
function isHost(host: string): boolean {
  if (isIP(host) !== 0) return true;
  const labels = host.replace(/\.$/, '').split('.');
  return labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '');
}

/** `name <a@b>` or `a@b`: what stands in a mail's head, so nothing that could end a line or begin another address. */
const MAILBOX =
  /^(?:(?:"[^"\\\p{Cc}]*" *|[^"<>@,;:()\p{Cc}]*)<[^\s<>@,;:]+@[^\s<>@,;:]+>|[^\s<>@,;:]+@[^\s<>@,;:]+)$/u;

const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false'])
    .default(fallback ? 'true' : 'false')
    .transform((word) => word === 'true');
const onUnlessOff = z
  .enum(['on', 'off'])
  .default('on')
  .transform((word) => word === 'on');

/** An object in JSON, with values of this form. */
const jsonObject = <Value extends z.ZodType>(value: Value) =>
  text
    .transform((json, context) => {
      try {
        return JSON.parse(json);
      } catch {
        context.addIssue('is no JSON');
        return z.NEVER;
      }
    })
    .pipe(z.record(z.string().regex(/^[\w-]+$/), value))
    .optional();

const A_FLAG = "'true' or 'false'";
const A_SWITCH = "'on' or 'off'";
const A_KEY = 'a key, without spaces and line breaks';

/** Each setting with its form, and what the start says when it does not fit. */
const SETTINGS = {
  PORT: [wholeNumber.pipe(z.number().max(65_535)).default(4000), 'a port from 0 to 65535'],
  HOST: [
    z
      .string()
      .transform((host) => bare(host.toLowerCase()))
      .refine(isHost)
      .optional(),
    'a host name or address, without a port',
  ],
  LAN: [flag(false), A_FLAG],
  PUBLIC_URL: [
    origin.optional(),
    'an address like https://riffle.example, without a path or a password',
  ],
  DATA_DIR: [text.refine((path) => !path.includes('\0')).default('./data'), 'a folder'],
  DATABASE_URL: [
    url(['postgres', 'postgresql']).refine(isDecodable).optional(),
    'an address like postgres://user@host/name',
  ],
  AUTH_SECRET: [
    z
      .string()
      .refine((words) => words.trim().length >= 32)
      .optional(),
    'at least 32 characters, besides spaces at its ends',
  ],
  SMTP_URL: [
    url(['smtp', 'smtps'])
      .refine((address) => new URL(address).hostname !== '' && isDecodable(address))
      .optional(),
    'an address like smtps://user:password@host:465',
  ],
  MAIL_FROM: [
    z.string().regex(MAILBOX).default('Riffle <no-reply@riffle.example>'),
    'one address, like Riffle <no-reply@riffle.example>',
  ],
  TRUST_PROXY: [
    text
      .optional()
      .transform((list) => (list === undefined ? undefined : trustedProxies(list)))
      .refine((proxies) => proxies !== null),
    'addresses or networks like 10.0.0.0/8, separated by commas',
  ],
  RATE_LIMITS: [onUnlessOff, A_SWITCH],
  EMAIL_PASSWORD_ENABLED: [flag(true), A_FLAG],
  AI_PROVIDER: [z.enum(AI_PROVIDERS).optional(), AI_PROVIDERS.join(', ')],
  AI_MODEL: [text.optional(), "the model's name"],
  AI_API_KEY: [key.optional(), A_KEY],
  AI_BASE_URL: [web.optional(), 'an address like http://localhost:11434/v1'],
  AI_STREAMS: [wholeNumber.pipe(z.number().min(1).max(64)).default(8), 'a number from 1 to 64'],
  AI_SECOND_LOOK: [onUnlessOff, A_SWITCH],
  AI_STRUCTURED: [z.enum(STRUCTURED_MODES).optional(), STRUCTURED_MODES.join(', ')],
  AI_REASONING: [z.enum(EFFORTS).optional(), EFFORTS.join(', ')],
  AI_CHECK_MODEL: [text.optional(), "the model's name"],
  AI_CHECK_REASONING: [z.enum(EFFORTS).optional(), EFFORTS.join(', ')],
  AI_MAX_TOKENS: [wholeNumber.pipe(z.number().min(500)).optional(), 'a number from 500 to 99999'],
  AI_REQUESTS_PER_MINUTE: [
    wholeNumber.pipe(z.number().min(1)).optional(),
    'a number from 1 to 99999',
  ],
  AI_RUN_SECONDS: [
    wholeNumber.pipe(z.number().min(60).max(3600)).default(900),
    'a number from 60 to 3600',
  ],
  AI_HEADERS: [jsonObject(secret), 'headers in JSON, like {"x-title":"Riffle"}'],
  AI_BODY: [jsonObject(z.unknown()), 'fields in JSON, like {"temperature":0.8}'],
  ANTHROPIC_API_KEY: [key.optional(), A_KEY],
  OPENAI_API_KEY: [key.optional(), A_KEY],
  GOOGLE_GENERATIVE_AI_API_KEY: [key.optional(), A_KEY],
  GOOGLE_CLIENT_ID: [key.optional(), "the client's id"],
  GOOGLE_CLIENT_SECRET: [secret.optional(), "the client's secret"],
  GOOGLE_ISSUER: [
    web
      .refine((issuer) => issuer.startsWith('https:') || isLoopback(issuer))
      .default('https://accounts.google.com'),
    'an https address, or an http one on this machine',
  ],
  STRIPE_SECRET_KEY: [key.regex(/^[sr]k_/).optional(), 'the secret key, sk_… or rk_…'],
  // Every browser is told it, so a secret one by mistake must not pass.
  STRIPE_PUBLISHABLE_KEY: [key.startsWith('pk_').optional(), 'the publishable key, pk_…'],
  STRIPE_WEBHOOK_SECRET: [
    key.startsWith('whsec_').optional(),
    "the webhook's signing secret, whsec_…",
  ],
  STRIPE_API_BASE: [origin.optional(), 'an address, for tests alone'],
  ALLOW_TEST_PAYMENTS: [flag(false), A_FLAG],
  ALLOW_OUTBOX: [flag(false), A_FLAG],
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
  METRICS_TOKEN: [
    secret.min(16).optional(),
    'at least 16 characters of ASCII, without spaces at its ends',
  ],
  LOG_LEVEL: [
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    'fatal, error, warn, info, debug or silent',
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

type SettingName = keyof typeof SETTINGS;
export type Settings = { readonly [Name in SettingName]: z.output<(typeof SETTINGS)[Name][0]> };

/** Reads each setting by itself; an empty one counts as not set. Throws WrongSetting. */
export function readSettings(environment: Environment): Settings {
  const entries = Object.entries(SETTINGS).map(([name, [schema, takes]]) => {
    const parsed = schema.safeParse(environment[name] === '' ? undefined : environment[name]);
    if (!parsed.success) throw new WrongSetting(`${name} is wrong: it takes ${takes}.`);
    return [name, parsed.data];
  });
  return Object.fromEntries(entries);
}
