import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Session } from './accounts.ts';
import { Configuration } from './configuration.ts';
import { Failure } from './failure.ts';
import { isConfiguration, isRefusal, isSession } from './home-answers.ts';

const user = { uid: 'u', email: 'u@example.org', displayName: null };
const configuration = {
  emailPassword: true,
  google: false,
  writer: 'house',
  payments: 'test',
  stripePublishableKey: null,
  outbox: true,
  supportEmail: 's@example.org',
  privacyEmail: 'p@example.org',
  iosAppUrl: 'https://ios.example',
  androidAppUrl: 'https://android.example',
  joinUrl: 'http://192.168.1.5:4000',
};

const ANSWERS = [
  ['session of a visitor', Session, isSession, { user: null, credits: 0 }],
  ['session of a host', Session, isSession, { user, credits: 3 }],
  [
    'session of a host with a name',
    Session,
    isSession,
    { user: { ...user, displayName: 'U' }, credits: 3 },
  ],
  ['configuration', Configuration, isConfiguration, configuration],
  [
    'configuration with Stripe',
    Configuration,
    isConfiguration,
    {
      ...configuration,
      writer: 'model',
      payments: 'stripe',
      stripePublishableKey: 'pk',
      joinUrl: null,
    },
  ],
  [
    'configuration without payments',
    Configuration,
    isConfiguration,
    { ...configuration, payments: 'off' },
  ],
] as const;

/** What a field may hold that was not meant. */
const odd = fc.oneof(
  fc.constantFrom(undefined, null, '', 'house', 'toString', '__proto__', 0, NaN, Infinity, true),
  fc.constantFrom<unknown[]>([], {}, [null], { uid: 1 }),
  fc.jsonValue(),
);

describe('BYTES-03 what home reads without zod', () => {
  it.each(ANSWERS)('%s passes', (_name, schema, check, answer) => {
    expect(schema.safeParse(answer).success).toBe(true);
    expect(check(answer)).toBe(true);
  });

  it.each(ANSWERS)(
    '%s with another field passes where the schema says so, and nowhere else',
    (_name, schema, check, answer) => {
      fc.assert(
        fc.property(fc.constantFrom(...Object.keys(answer), 'more'), odd, (field, value) => {
          const changed = { ...answer, [field]: value };
          expect(check(changed)).toBe(schema.safeParse(changed).success);
        }),
      );
    },
  );

  it('anything else does not', () => {
    fc.assert(
      fc.property(odd, (value) => {
        expect(isSession(value)).toBe(Session.safeParse(value).success);
        expect(isConfiguration(value)).toBe(Configuration.safeParse(value).success);
        expect(isSession({ user: value, credits: 1 })).toBe(
          Session.safeParse({ user: value, credits: 1 }).success,
        );
      }),
    );
  });

  it('a refusal is known by its code', () => {
    const refusal = { error: { code: 'unauthenticated', message: 'Please sign in.' } };
    expect(Failure.safeParse(refusal).success).toBe(true);
    expect(isRefusal(refusal)).toBe(true);
    for (const other of [undefined, null, 'no', {}, { error: null }, { error: { code: 1 } }]) {
      expect(isRefusal(other)).toBe(false);
    }
  });
});
