// The settings of docs/configuration.md, each with its form. A wrong one stops the start with one line that
// names it and says what it takes, and never says what it was: it may be a secret.
import { isIP } from 'node:net';
import * as z from 'zod/mini';
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

const text = z.string().check(z.regex(/\S/));
const key = z.string().check(z.regex(/^[\x21-\x7e]+$/));
/** What can stand in a header. */
const secret = z.string().check(z.regex(/^(?! )[\x20-\x7e]+(?<! )$/));
const digits = z.string().check(z.regex(/^(0|[1-9]\d{0,4})$/));
const wholeNumber = (...checks: Parameters<z.ZodMiniNumber['check']>) =>
  z.pipe(z.pipe(digits, z.transform(Number)), z.number().check(...checks));

const url = (protocols: readonly string[]) =>
  z.string().check(z.refine(isUrlOf(protocols), { abort: true }));

function isUrlOf(protocols: readonly string[]): (address: string) => boolean {
  return (address) =>
    URL.canParse(address) && protocols.includes(new URL(address).protocol.slice(0, -1));
}

const web = url(['http', 'https']).check(
  z.refine((address) => {
    const { username, password } = new URL(address);
    return username === '' && password === '';
  }),
);
/** Protocol, host and port alone. */
const origin = web.check(
  z.refine((address) => {
    const { href, origin } = new URL(address);
    return href === `${origin}/`;
  }),
);
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
  z.pipe(
    z._default(z.enum(['true', 'false']), fallback ? 'true' : 'false'),
    z.transform((word) => word === 'true'),
  );
const onUnlessOff = z.pipe(
  z._default(z.enum(['on', 'off']), 'on'),
  z.transform((word) => word === 'on'),
);

/** An object in JSON, with values of this form. */
const jsonObject = <Value extends z.ZodMiniType>(value: Value) =>
  z.optional(
    z.pipe(
      z.pipe(text, z.transform(parsed)),
      z.record(z.string().check(z.regex(/^[\w-]+$/)), value),
    ),
  );

/** What a text says in JSON; undefined, which is no object either, where it says nothing. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const A_FLAG = "'true' or 'false'";
const A_SWITCH = "'on' or 'off'";
const A_KEY = 'a key, without spaces and line breaks';

/** Each setting with its form, and what the start says when it does not fit. */
const SETTINGS = {
  PORT: [z._default(wholeNumber(z.maximum(65_535)), 4000), 'a port from 0 to 65535'],
  HOST: [
    z.optional(
      z.pipe(
        z.pipe(
          z.string(),
          z.transform((host) => bare(host.toLowerCase())),
        ),
        z.string().check(z.refine(isHost)),
      ),
    ),
    'a host name or address, without a port',
  ],
  LAN: [flag(false), A_FLAG],
  PUBLIC_URL: [
    z.optional(origin),
    'an address like https://riffle.example, without a path or a password',
  ],
  DATA_DIR: [
    z._default(text.check(z.refine((path) => !path.includes('\0'))), './data'),
    'a folder',
  ],
  DATABASE_URL: [
    z.optional(url(['postgres', 'postgresql']).check(z.refine(isDecodable))),
    'an address like postgres://user@host/name',
  ],
  AUTH_SECRET: [
    z.optional(z.string().check(z.refine((words) => words.trim().length >= 32))),
    'at least 32 characters, besides spaces at its ends',
  ],
  SMTP_URL: [
    z.optional(
      url(['smtp', 'smtps']).check(
        z.refine((address) => new URL(address).hostname !== '' && isDecodable(address)),
      ),
    ),
    'an address like smtps://user:password@host:465',
  ],
  MAIL_FROM: [
    z._default(z.string().check(z.regex(MAILBOX)), 'Riffle <no-reply@riffle.example>'),
    'one address, like Riffle <no-reply@riffle.example>',
  ],
  TRUST_PROXY: [
    z.pipe(
      z.optional(text),
      z
        .transform((list: string | undefined) =>
          list === undefined ? undefined : trustedProxies(list),
        )
        .check(z.refine((proxies) => proxies !== null)),
    ),
    'addresses or networks like 10.0.0.0/8, separated by commas',
  ],
  RATE_LIMITS: [onUnlessOff, A_SWITCH],
  EMAIL_PASSWORD_ENABLED: [flag(true), A_FLAG],
  AI_PROVIDER: [z.optional(z.enum(AI_PROVIDERS)), AI_PROVIDERS.join(', ')],
  AI_MODEL: [z.optional(text), "the model's name"],
  AI_API_KEY: [z.optional(key), A_KEY],
  AI_BASE_URL: [z.optional(web), 'an address like http://localhost:11434/v1'],
  AI_STREAMS: [z._default(wholeNumber(z.minimum(1), z.maximum(64)), 8), 'a number from 1 to 64'],
  AI_SECOND_LOOK: [onUnlessOff, A_SWITCH],
  AI_START_CHECK: [onUnlessOff, A_SWITCH],
  AI_STRUCTURED: [z.optional(z.enum(STRUCTURED_MODES)), STRUCTURED_MODES.join(', ')],
  AI_REASONING: [z.optional(z.enum(EFFORTS)), EFFORTS.join(', ')],
  AI_CHECK_MODEL: [z.optional(text), "the model's name"],
  AI_CHECK_REASONING: [z.optional(z.enum(EFFORTS)), EFFORTS.join(', ')],
  AI_MAX_TOKENS: [z.optional(wholeNumber(z.minimum(500))), 'a number from 500 to 99999'],
  AI_REQUESTS_PER_MINUTE: [z.optional(wholeNumber(z.minimum(1))), 'a number from 1 to 99999'],
  AI_RUN_SECONDS: [
    z._default(wholeNumber(z.minimum(60), z.maximum(3600)), 900),
    'a number from 60 to 3600',
  ],
  AI_HEADERS: [jsonObject(secret), 'headers in JSON, like {"x-title":"Riffle"}'],
  AI_BODY: [jsonObject(z.unknown()), 'fields in JSON, like {"temperature":0.8}'],
  ANTHROPIC_API_KEY: [z.optional(key), A_KEY],
  OPENAI_API_KEY: [z.optional(key), A_KEY],
  GOOGLE_GENERATIVE_AI_API_KEY: [z.optional(key), A_KEY],
  GOOGLE_CLIENT_ID: [z.optional(key), "the client's id"],
  GOOGLE_CLIENT_SECRET: [z.optional(secret), "the client's secret"],
  GOOGLE_ISSUER: [
    z._default(
      web.check(z.refine((issuer) => issuer.startsWith('https:') || isLoopback(issuer))),
      'https://accounts.google.com',
    ),
    'an https address, or an http one on this machine',
  ],
  STRIPE_SECRET_KEY: [z.optional(key.check(z.regex(/^[sr]k_/))), 'the secret key, sk_… or rk_…'],
  // Every browser is told it, so a secret one by mistake must not pass.
  STRIPE_PUBLISHABLE_KEY: [z.optional(key.check(z.startsWith('pk_'))), 'the publishable key, pk_…'],
  STRIPE_WEBHOOK_SECRET: [
    z.optional(key.check(z.startsWith('whsec_'))),
    "the webhook's signing secret, whsec_…",
  ],
  STRIPE_API_BASE: [z.optional(origin), 'an address, for tests alone'],
  ALLOW_TEST_PAYMENTS: [flag(false), A_FLAG],
  ALLOW_OUTBOX: [flag(false), A_FLAG],
  SUPPORT_EMAIL: [z._default(z.email(), 'support@riffle.example'), 'a mail address'],
  PRIVACY_EMAIL: [z._default(z.email(), 'privacy@riffle.example'), 'a mail address'],
  IOS_APP_URL: [
    z._default(url(['https']), 'https://apps.apple.com/search?term=Riffle'),
    'an https address',
  ],
  ANDROID_APP_URL: [
    z._default(url(['https']), 'https://play.google.com/store/search?q=Riffle&c=apps'),
    'an https address',
  ],
  METRICS_TOKEN: [
    z.optional(secret.check(z.minLength(16))),
    'at least 16 characters of ASCII, without spaces at its ends',
  ],
  LOG_LEVEL: [
    z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
    'fatal, error, warn, info, debug or silent',
  ],
} as const satisfies Record<string, readonly [z.ZodMiniType, string]>;

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
