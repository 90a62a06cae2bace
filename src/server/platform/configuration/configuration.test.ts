// Each setting: what it takes, what it refuses, and what the server makes of them together.
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { originsOf, readConfiguration } from './configuration.ts';
import { WrongSetting } from './settings.ts';

const SECRET = 'a secret for tests that is long enough';
const MODEL = { AI_PROVIDER: 'openai', AI_MODEL: 'm', AI_API_KEY: 'k' };

/** A database's address with this as its password; in one piece it would look like a secret left in a file. */
const withPassword = (user: string, password: string, host: string): string =>
  `${user}:${password}@${host}`;

/** What the start ends with. */
function lineOf(settings: Readonly<Record<string, string>>): string | undefined {
  try {
    readConfiguration(settings);
    return undefined;
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error;
    return error.message;
  }
}

/** What the start says about a setting that is wrong. */
const TAKES = {
  PORT: 'a port from 0 to 65535',
  HOST: 'a host name or address, without a port',
  LAN: "'true' or 'false'",
  PUBLIC_URL: 'an address like https://riffle.example, without a path or a password',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'an address like postgres://user@host/name',
  AUTH_SECRET: 'at least 32 characters, besides spaces at its ends',
  SMTP_URL: 'an address like smtps://user:password@host:465',
  MAIL_FROM: 'one address, like Riffle <no-reply@riffle.example>',
  TRUST_PROXY: 'addresses or networks like 10.0.0.0/8, separated by commas',
  RATE_LIMITS: "'on' or 'off'",
  EMAIL_PASSWORD_ENABLED: "'true' or 'false'",
  AI_PROVIDER: 'anthropic, openai, google, openai-compatible',
  AI_MODEL: "the model's name",
  AI_API_KEY: 'a key, without spaces and line breaks',
  AI_BASE_URL: 'an address like http://localhost:11434/v1',
  AI_STREAMS: 'a number from 1 to 64',
  AI_SECOND_LOOK: "'on' or 'off'",
  AI_START_CHECK: "'on' or 'off'",
  AI_STRUCTURED: 'schema, json, none',
  AI_REASONING: 'none, minimal, low, medium, high',
  AI_CHECK_MODEL: "the model's name",
  AI_CHECK_REASONING: 'none, minimal, low, medium, high',
  AI_MAX_TOKENS: 'a number from 500 to 99999',
  AI_REQUESTS_PER_MINUTE: 'a number from 1 to 99999',
  AI_RUN_SECONDS: 'a number from 60 to 3600',
  AI_HEADERS: 'headers in JSON, like {"x-title":"Riffle"}',
  AI_BODY: 'fields in JSON, like {"temperature":0.8}',
  ANTHROPIC_API_KEY: 'a key, without spaces and line breaks',
  OPENAI_API_KEY: 'a key, without spaces and line breaks',
  GOOGLE_GENERATIVE_AI_API_KEY: 'a key, without spaces and line breaks',
  GOOGLE_CLIENT_ID: "the client's id",
  GOOGLE_CLIENT_SECRET: "the client's secret",
  GOOGLE_ISSUER: 'an https address, or an http one on this machine',
  STRIPE_SECRET_KEY: 'the secret key, sk_… or rk_…',
  STRIPE_PUBLISHABLE_KEY: 'the publishable key, pk_…',
  STRIPE_WEBHOOK_SECRET: "the webhook's signing secret, whsec_…",
  STRIPE_API_BASE: 'an address, for tests alone',
  ALLOW_TEST_PAYMENTS: "'true' or 'false'",
  ALLOW_OUTBOX: "'true' or 'false'",
  SUPPORT_EMAIL: 'a mail address',
  PRIVACY_EMAIL: 'a mail address',
  IOS_APP_URL: 'an https address',
  ANDROID_APP_URL: 'an https address',
  METRICS_TOKEN: 'at least 16 characters of ASCII, without spaces at its ends',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
} as const;

const WRONG: readonly (readonly [keyof typeof TAKES, readonly string[]])[] = [
  ['PORT', ['x', '65536', '70000', '-1', '0x10', '1e3', ' ', '4000 ', '4.5', '+80', '000004000']],
  [
    'HOST',
    [
      ' ',
      'http://x',
      'localhost:4000',
      'a b',
      '999.1.1.1',
      '1.2.3',
      '[127.0.0.1]',
      '-x',
      'x'.repeat(64),
    ],
  ],
  ['LAN', ['yes', '1', 'TRUE', ' ']],
  [
    'PUBLIC_URL',
    [
      'riffle',
      'ftp://riffle.example',
      'https://riffle.example/app',
      'https://user:password@riffle.example',
      'https://user@riffle.example',
      'https://riffle.example/?a=b',
      'https://riffle.example?',
      'https://riffle.example#top',
      'https://',
    ],
  ],
  ['DATA_DIR', [' ', 'a\0b']],
  [
    'DATABASE_URL',
    [
      'mysql://x',
      withPassword('postgres://user', '100%', 'host/name'),
      'postgres://us%er@host/name',
      'postgres://host/na%zzme',
    ],
  ],
  ['AUTH_SECRET', ['short', ' '.repeat(40), 'x'.repeat(31), `${' '.repeat(10)}${'x'.repeat(31)}`]],
  [
    'SMTP_URL',
    ['mail', 'smtp:', 'smtps://', 'http://host', 'smtp://user:100%@host', 'smtp://us%er@host'],
  ],
  [
    'MAIL_FROM',
    [
      'garbage',
      ' ',
      'Riffle',
      'Riffle <>',
      'Riffle <garbage>',
      'Riffle <a@b.example',
      'a@b.example, c@d.example',
      'Riffle, Inc. <a@b.example>',
      'Riffle <a@b.example>\nBcc: c@d.example',
      'Riff\r\nle <a@b.example>',
      'a@b.example\n',
      '@b.example',
      'a@',
      'a@b@c',
    ],
  ],
  ['TRUST_PROXY', ['10.0.0.0/99', 'proxy']],
  ['RATE_LIMITS', ['maybe', 'ON']],
  ['EMAIL_PASSWORD_ENABLED', ['yes', '1']],
  ['AI_PROVIDER', ['oracle']],
  ['AI_MODEL', [' ']],
  ['AI_API_KEY', [' ', 'a key', 'key\n']],
  ['AI_BASE_URL', ['model', 'ftp://x', 'http://user:password@x/v1']],
  ['AI_STREAMS', ['0', '65', '0x10', '1e1', ' ', '2.5']],
  ['AI_SECOND_LOOK', ['true']],
  ['AI_START_CHECK', ['true']],
  ['AI_STRUCTURED', ['text']],
  ['AI_REASONING', ['much']],
  ['AI_CHECK_MODEL', [' ']],
  ['AI_CHECK_REASONING', ['0']],
  ['AI_MAX_TOKENS', ['499', '100000', '1e4']],
  ['AI_REQUESTS_PER_MINUTE', ['0', '0.5']],
  ['AI_RUN_SECONDS', ['59', '3601', '90s']],
  ['AI_HEADERS', ['x-title: Riffle', '[]', '{"x":1}', '{"x y":"z"}', '{"x":"line\\n"}']],
  ['AI_BODY', ['temperature=1', '[]', '"x"', 'null']],
  ['ANTHROPIC_API_KEY', ['key\n']],
  ['OPENAI_API_KEY', ['a key']],
  ['GOOGLE_GENERATIVE_AI_API_KEY', ['\tkey']],
  ['GOOGLE_CLIENT_ID', [' ', 'id\n']],
  ['GOOGLE_CLIENT_SECRET', [' ', 'secret\n', 'geheim…']],
  [
    'GOOGLE_ISSUER',
    ['google', 'http://issuer.example', 'ftp://localhost', 'https://u:p@x.example'],
  ],
  ['STRIPE_SECRET_KEY', ['pk_test_x', 'sk', 'sk_test x', 'sk_test\n']],
  ['STRIPE_PUBLISHABLE_KEY', ['sk_live_x', 'rk_live_x', 'pk']],
  ['STRIPE_WEBHOOK_SECRET', ['we_x', 'sk_live_x']],
  ['STRIPE_API_BASE', ['stripe', 'http://localhost:1/v1']],
  ['ALLOW_TEST_PAYMENTS', ['TRUE']],
  ['ALLOW_OUTBOX', ['on']],
  ['SUPPORT_EMAIL', ['nobody', 'a@b.example\n']],
  ['PRIVACY_EMAIL', ['nobody@']],
  ['IOS_APP_URL', ['http://apps.example', 'javascript:alert(1)']],
  ['ANDROID_APP_URL', ['http://apps.example', 'x']],
  [
    'METRICS_TOKEN',
    ['fifteen letters', ' '.repeat(20), 'a token that ends so ', 'sixteen letters…'],
  ],
  ['LOG_LEVEL', ['loud', 'INFO']],
];

describe('a setting that is wrong stops the start with one line that names it and what it takes', () => {
  it.each(WRONG.flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
    '%s=%j',
    (name, value) => {
      expect(lineOf({ [name]: value })).toBe(`${name} is wrong: it takes ${TAKES[name]}.`);
    },
  );

  it('every setting is tried', () => {
    expect(WRONG.map(([name]) => name)).toEqual(Object.keys(TAKES));
  });
});

describe('a setting that is right', () => {
  it.each([
    ['PORT', '0', 0],
    ['PORT', '1', 1],
    ['PORT', '65535', 65_535],
    ['HOST', '0.0.0.0', '0.0.0.0'],
    ['HOST', '::1', '::1'],
    ['HOST', '[::1]', '::1'],
    ['HOST', '::', '::'],
    ['HOST', 'fe80::1%eth0', 'fe80::1%eth0'],
    ['HOST', 'Riffle-1.example.', 'riffle-1.example.'],
    ['HOST', 'my_container', 'my_container'],
    ['PUBLIC_URL', 'https://riffle.example', 'https://riffle.example'],
    ['PUBLIC_URL', 'https://riffle.example/', 'https://riffle.example/'],
    ['PUBLIC_URL', 'http://192.168.1.4:4000', 'http://192.168.1.4:4000'],
    ['SMTP_URL', 'smtp://localhost:1025', 'smtp://localhost:1025'],
    [
      'SMTP_URL',
      'smtps://a%40b:p%25w@mail.example?requireTLS=true',
      'smtps://a%40b:p%25w@mail.example?requireTLS=true',
    ],
    ['MAIL_FROM', 'no-reply@riffle.example', 'no-reply@riffle.example'],
    ['MAIL_FROM', 'Spiele Köln <no-reply@localhost>', 'Spiele Köln <no-reply@localhost>'],
    ['MAIL_FROM', '"Riffle, Inc." <a@b.example>', '"Riffle, Inc." <a@b.example>'],
    ['MAIL_FROM', '<a@b.example>', '<a@b.example>'],
    ['RATE_LIMITS', 'on', true],
    ['RATE_LIMITS', 'off', false],
    ['EMAIL_PASSWORD_ENABLED', 'false', false],
    ['AI_STREAMS', '1', 1],
    ['AI_STREAMS', '64', 64],
    ['AI_SECOND_LOOK', 'off', false],
    ['AI_START_CHECK', 'off', false],
    ['AI_STRUCTURED', 'none', 'none'],
    ['AI_MAX_TOKENS', '500', 500],
    ['AI_RUN_SECONDS', '60', 60],
    ['AI_RUN_SECONDS', '3600', 3600],
    ['AI_HEADERS', '{"x-title":"Riffle"}', { 'x-title': 'Riffle' }],
    ['AI_BODY', '{"a":{"b":[1]}}', { a: { b: [1] } }],
    ['GOOGLE_ISSUER', 'http://localhost:5000/realm', 'http://localhost:5000/realm'],
    ['GOOGLE_ISSUER', 'http://[::1]:5000', 'http://[::1]:5000'],
    ['METRICS_TOKEN', 'sixteen letters!', 'sixteen letters!'],
    ['LOG_LEVEL', 'silent', 'silent'],
    ['IOS_APP_URL', 'https://apps.example/riffle', 'https://apps.example/riffle'],
  ])('%s=%j is taken', (name, value, read) => {
    expect(readConfiguration({ [name]: value })).toHaveProperty(name, read);
  });

  it('a database’s address may lack a host, and carry what is encoded', () => {
    for (const url of [
      'postgres:///name?host=/run',
      withPassword('postgresql://u', 'p%25w', '[::1]:5432/n%20ame'),
    ]) {
      const settings = readConfiguration({ DATABASE_URL: url, AUTH_SECRET: 'x'.repeat(32) });
      expect(settings.DATABASE_URL).toBe(url);
    }
  });

  it('an empty one counts as not set, and without any there are these', () => {
    const empty = Object.fromEntries(Object.keys(TAKES).map((name) => [name, '']));
    expect(readConfiguration(empty)).toEqual(readConfiguration({}));
    expect(readConfiguration({})).toEqual({
      PORT: 4000,
      HOST: '127.0.0.1',
      LAN: false,
      MAIL_FROM: 'Riffle <no-reply@riffle.example>',
      RATE_LIMITS: true,
      EMAIL_PASSWORD_ENABLED: true,
      AI_STREAMS: 8,
      AI_SECOND_LOOK: true,
      AI_START_CHECK: true,
      AI_RUN_SECONDS: 900,
      GOOGLE_ISSUER: 'https://accounts.google.com',
      ALLOW_TEST_PAYMENTS: false,
      ALLOW_OUTBOX: false,
      SUPPORT_EMAIL: 'support@riffle.example',
      PRIVACY_EMAIL: 'privacy@riffle.example',
      IOS_APP_URL: 'https://apps.apple.com/search?term=Riffle',
      ANDROID_APP_URL: 'https://play.google.com/store/search?q=Riffle&c=apps',
      LOG_LEVEL: 'info',
      dataDir: resolve('data'),
      payments: 'test',
      paymentsFor: 'everybody',
      localParts: 'everybody',
      outbox: 'everybody',
    });
  });
});

describe('settings that belong together', () => {
  it.each([
    [
      { DATABASE_URL: 'postgres://x/y' },
      'AUTH_SECRET is required with DATABASE_URL: at least 32 characters.',
    ],
    [
      { RATE_LIMITS: 'off', HOST: '0.0.0.0' },
      'RATE_LIMITS=off is accepted only where HOST and PUBLIC_URL are loopback names, without LAN.',
    ],
    [
      { RATE_LIMITS: 'off', PUBLIC_URL: 'https://riffle.example' },
      'RATE_LIMITS=off is accepted only where HOST and PUBLIC_URL are loopback names, without LAN.',
    ],
    [
      { RATE_LIMITS: 'off', LAN: 'true' },
      'RATE_LIMITS=off is accepted only where HOST and PUBLIC_URL are loopback names, without LAN.',
    ],
    [
      { AI_PROVIDER: 'anthropic', AI_API_KEY: 'k' },
      "AI_MODEL is required with AI_PROVIDER: the model's name.",
    ],
    [
      { AI_PROVIDER: 'openai', AI_MODEL: 'm' },
      'AI_API_KEY is required with AI_PROVIDER=openai: a key.',
    ],
    [
      { AI_PROVIDER: 'openai', AI_MODEL: 'm', ANTHROPIC_API_KEY: 'k' },
      'AI_API_KEY is required with AI_PROVIDER=openai: a key.',
    ],
    [
      { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' },
      'AI_BASE_URL is required with AI_PROVIDER=openai-compatible: an address like http://localhost:11434/v1.',
    ],
    [
      { AI_MODEL: 'm' },
      'AI_PROVIDER is required with AI_MODEL: anthropic, openai, google or openai-compatible.',
    ],
    [
      { AI_BASE_URL: 'http://localhost/v1' },
      'AI_PROVIDER is required with AI_BASE_URL: anthropic, openai, google or openai-compatible.',
    ],
    [
      { AI_API_KEY: 'k' },
      'AI_PROVIDER is required with AI_API_KEY: anthropic, openai, google or openai-compatible.',
    ],
    [
      { GOOGLE_CLIENT_ID: 'i' },
      "GOOGLE_CLIENT_SECRET is required with GOOGLE_CLIENT_ID: both are Google's for one client.",
    ],
    [
      { GOOGLE_CLIENT_SECRET: 's' },
      "GOOGLE_CLIENT_ID is required with GOOGLE_CLIENT_SECRET: both are Google's for one client.",
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_x' },
      'STRIPE_PUBLISHABLE_KEY is required with STRIPE_SECRET_KEY: Stripe needs all three.',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_x', STRIPE_PUBLISHABLE_KEY: 'pk_x' },
      'STRIPE_WEBHOOK_SECRET is required with STRIPE_SECRET_KEY: Stripe needs all three.',
    ],
    [
      { STRIPE_WEBHOOK_SECRET: 'whsec_x' },
      'STRIPE_SECRET_KEY is required with STRIPE_WEBHOOK_SECRET: Stripe needs all three.',
    ],
  ])('%o stop the start', (settings, line) => {
    expect(lineOf(settings)).toBe(line);
  });

  it('a model: provider, name, key and address', () => {
    expect(readConfiguration({}).model).toBeUndefined();
    // A provider's own variable is there for other programs too.
    expect(readConfiguration({ OPENAI_API_KEY: 'k' }).model).toBeUndefined();
    expect(readConfiguration(MODEL).model).toEqual({
      provider: 'openai',
      model: 'm',
      apiKey: 'k',
      baseUrl: undefined,
    });
    for (const [provider, name] of [
      ['anthropic', 'ANTHROPIC_API_KEY'],
      ['openai', 'OPENAI_API_KEY'],
      ['google', 'GOOGLE_GENERATIVE_AI_API_KEY'],
    ]) {
      const settings = { AI_PROVIDER: provider, AI_MODEL: 'm', [name ?? '']: 'own' };
      expect(readConfiguration(settings).model?.apiKey).toBe('own');
      expect(readConfiguration({ ...settings, AI_API_KEY: 'k' }).model?.apiKey).toBe('k');
    }
    const local = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://x/v1' };
    expect(readConfiguration(local).model).toEqual({
      provider: 'openai-compatible',
      model: 'm',
      apiKey: undefined,
      baseUrl: 'http://x/v1',
    });
    expect(readConfiguration({ ...MODEL, AI_BASE_URL: 'http://x/v1' }).model?.baseUrl).toBe(
      'http://x/v1',
    );
  });

  it('Google’s client, and Stripe’s keys', () => {
    const google = { GOOGLE_CLIENT_ID: 'i', GOOGLE_CLIENT_SECRET: 's' };
    expect(readConfiguration(google).google).toEqual({
      clientId: 'i',
      clientSecret: 's',
      issuer: 'https://accounts.google.com',
    });
    const stripe = {
      STRIPE_SECRET_KEY: 'rk_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      STRIPE_API_BASE: 'http://localhost:1',
    };
    expect(readConfiguration({ ...stripe, ALLOW_TEST_PAYMENTS: 'true' })).toMatchObject({
      payments: 'stripe',
      stripe: {
        secretKey: 'rk_x',
        publishableKey: 'pk_x',
        webhookSecret: 'whsec_x',
        apiBase: 'http://localhost:1',
      },
    });
  });

  it('local mode offers outbox and test cards; elsewhere they want to be asked for', () => {
    for (const local of [
      {},
      { HOST: 'localhost' },
      { HOST: '::1', PUBLIC_URL: 'http://localhost:4000' },
      { PUBLIC_URL: 'http://127.0.0.1:4000' },
      { PUBLIC_URL: 'http://[::1]:4000' },
    ]) {
      const read = readConfiguration(local);
      expect(read).toMatchObject({
        localParts: 'everybody',
        outbox: 'everybody',
        payments: 'test',
      });
    }
    for (const wide of [
      { HOST: '0.0.0.0' },
      { HOST: '::' },
      { PUBLIC_URL: 'https://riffle.example' },
      { HOST: '192.168.1.4', PUBLIC_URL: 'http://localhost:4000' },
    ]) {
      const read = readConfiguration(wide);
      expect(read).toMatchObject({ localParts: 'nobody', outbox: 'nobody', payments: 'off' });
      const asked = { ...wide, ALLOW_OUTBOX: 'true', ALLOW_TEST_PAYMENTS: 'true' };
      expect(readConfiguration(asked)).toMatchObject({
        outbox: 'everybody',
        payments: 'test',
        paymentsFor: 'everybody',
      });
    }
    const mailed = { SMTP_URL: 'smtp://localhost:1025', ALLOW_OUTBOX: 'true' };
    expect(readConfiguration(mailed).outbox).toBe('nobody');
  });

  it('with a database and a secret the secret is the setting’s', () => {
    const settings = { DATABASE_URL: 'postgres://x/y', AUTH_SECRET: SECRET };
    expect(readConfiguration(settings)).toMatchObject(settings);
  });

  it('the public address is the one trusted origin; without it every loopback name is', () => {
    expect(
      originsOf(readConfiguration({ PUBLIC_URL: 'https://Riffle.example:443/' }), 4000),
    ).toEqual({
      publicUrl: 'https://riffle.example',
      trusted: ['https://riffle.example'],
      joinUrl: 'https://riffle.example',
    });
    expect(originsOf(readConfiguration({}), 4001)).toEqual({
      publicUrl: 'http://localhost:4001',
      trusted: ['http://localhost:4001', 'http://127.0.0.1:4001', 'http://[::1]:4001'],
      joinUrl: null,
    });
  });
});
