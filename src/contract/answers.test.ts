// What the server answers: each form whole, and each of its fields missing or of another kind.
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import {
  Account,
  Credentials,
  Device,
  Devices,
  Done,
  emailError,
  GoogleResult,
  Holdings,
  isEmail,
  NewPassword,
  OnlyEmail,
  Resent,
  Session,
  User,
  VerifiedEmail,
} from './accounts.ts';
import { GOOGLE_CHANNEL } from './google-channel.ts';
import { RewrittenCard } from './cards.ts';
import { Configuration } from './configuration.ts';
import { DeletionAccepted } from './deletion.ts';
import { isErrorCode, messageOf, SERVICE_MISSING } from './errors.ts';
import { LiveEvent } from './events.ts';
import { Failure } from './failure.ts';
import { Deck, DeckList, DeckSummary, PAGE_SIZES } from './decks.ts';
import {
  BankCoverage,
  DecidedByServer,
  Run,
  RunCards,
  RunList,
  TopicSuggestions,
} from './generation.ts';
import * as limits from './limits.ts';
import { Outbox, OutboxMail } from './outbox.ts';
import { DeckSaved, SharedDeck } from './own-decks.ts';
import {
  Confirmation,
  ConfirmRequest,
  CreditEntry,
  ENTRIES_A_PAGE,
  PaymentIntent,
  Statement,
  TEST_CARDS,
  TestCardOutcome,
} from './payments.ts';

const UUID = '0b6f2b0e-8f5c-4d6a-9a51-3f6f7c1d2e3f';
const user = { uid: 'u', email: 'a@b.co', displayName: 'Anna' };
const card = {
  id: 'trivia-1',
  question: 'Q?',
  hint: 'H',
  answer: 'A',
  category: 'Trivia',
  type: 'trivia',
};
const summary = {
  id: 'g',
  userId: 'u',
  createdAt: 1,
  updatedAt: 2,
  category: 'Trivia',
  gameType: 'trivia',
  title: 'T',
  topic: 'T',
  description: 'Trivia: T',
  difficulty: 'easy',
  cardCount: 5,
  teamCount: 2,
  timerSeconds: 30,
  tags: ['easy'],
  mode: 'own',
};
const run = {
  id: 'r',
  requestId: UUID,
  state: 'writing',
  topic: 'T',
  gameType: 'trivia',
  cardCount: 20,
  written: 3,
  newest: 'Q?',
  mode: 'model',
  gameId: 'g',
  regenerates: 'g',
  rejected: 0,
  failure: 'generator-failed',
  retryAfterSeconds: 9,
  missing: 1,
  cost: 1,
  isPutAway: false,
  offer: { price: 0, until: 9 },
};
const device = { id: 's', name: 'Chrome', createdAt: 1, lastSeenAt: 2, current: true };
const mail = { id: 'm', to: 'a@b.co', subject: 'S', sentAt: 1, text: 'T' };
const entry = { id: 'e', kind: 'refund', amount: -1, balanceAfter: 0, about: 'Pro', createdAt: 1 };

const ANSWERS: readonly (readonly [name: string, z.ZodMiniType, Record<string, unknown>])[] = [
  ['User', User, user],
  ['Session', Session, { user, credits: 3 }],
  ['Account', Account, { user, hasPassword: true, google: false, pendingEmail: 'c@d.co' }],
  ['Device', Device, device],
  ['Devices', Devices, { devices: [device] }],
  ['VerifiedEmail', VerifiedEmail, { email: 'a@b.co' }],
  ['OnlyEmail', OnlyEmail, { email: 'a@b.co' }],
  ['NewPassword', NewPassword, { oobCode: 'x', password: 'y' }],
  ['GoogleResult', GoogleResult, { type: 'riffle:google', error: 'google-failed' }],
  ['RewrittenCard', RewrittenCard, { card, rewritesLeft: 4 }],
  ['DeletionAccepted', DeletionAccepted, { dueAt: 1 }],
  ['Failure', Failure, { error: { code: 'c', message: 'm' } }],
  ['DeckSummary', DeckSummary, summary],
  ['DeckList', DeckList, { games: [summary], total: 1 }],
  [
    'Game',
    Deck,
    {
      ...summary,
      cards: [card],
      previewCards: [card],
      fresh: true,
      regenerationsLeft: 1,
      rewritesLeft: 5,
    },
  ],
  ['Run', Run, run],
  ['RunList', RunList, { runs: [run] }],
  ['RunCards', RunCards, { from: 0, state: 'saved', cards: [card] }],
  [
    'BankCoverage',
    BankCoverage,
    {
      cards: 1,
      near: 3,
      withTemplates: 2,
      nearTopics: ['Space'],
      levels: { easy: 1, medium: 0, hard: 0 },
      had: 1,
      instead: 'social',
    },
  ],
  ['TopicSuggestions', TopicSuggestions, { topics: ['Space'] }],
  ['OutboxMail', OutboxMail, mail],
  ['Outbox', Outbox, { mails: [mail] }],
  ['PaymentIntent', PaymentIntent, { clientSecret: 's', paymentIntentId: 'pi' }],
  ['ConfirmRequest', ConfirmRequest, { paymentIntentId: 'pi' }],
  ['Confirmation', Confirmation, { success: true }],
  ['TestCardOutcome', TestCardOutcome, { status: 'requires_action', message: 'M' }],
  ['CreditEntry', CreditEntry, entry],
  ['Statement', Statement, { entries: [entry], total: 1 }],
  ['DeckSaved', DeckSaved, { id: 'g', version: 7 }],
  [
    'SharedDeck',
    SharedDeck,
    {
      title: 'T',
      gameType: 'trivia',
      category: 'Trivia',
      timerSeconds: 30,
      teamCount: 2,
      cards: [card],
    },
  ],
  [
    'Configuration',
    Configuration,
    {
      emailPassword: true,
      google: false,
      writer: 'house',
      payments: 'off',
      stripePublishableKey: 'pk_x',
      outbox: true,
      supportEmail: 'a@b.co',
      privacyEmail: 'c@d.co',
      iosAppUrl: 'https://a.example',
      androidAppUrl: 'https://b.example',
      joinUrl: 'http://192.168.1.5:4000',
    },
  ],
];

describe('every answer', () => {
  it.each(ANSWERS)(
    '%s is taken whole and as it is, and with no field missing or of another kind',
    (_name, schema, answer) => {
      expect(schema.parse({ ...answer, more: 1 })).toEqual(answer);
      for (const field of Object.keys(answer)) {
        const { [field]: _left, ...without } = answer;
        const wrong = { ...answer, [field]: Symbol('of no kind') };
        expect([field, schema.safeParse(without).success]).toEqual([field, false]);
        expect([field, schema.safeParse(wrong).success]).toEqual([field, false]);
      }
    },
  );

  it('counts and times are whole numbers', () => {
    const wholes: [z.ZodMiniType, object, readonly string[]][] = [
      [DeckSummary, summary, ['createdAt', 'updatedAt', 'cardCount', 'teamCount', 'timerSeconds']],
      [Run, run, ['cardCount', 'written', 'rejected']],
      [Device, device, ['createdAt', 'lastSeenAt']],
      [OutboxMail, mail, ['sentAt']],
      [CreditEntry, entry, ['amount', 'balanceAfter', 'createdAt']],
      [DeckList, { games: [], total: 0 }, ['total']],
      [Statement, { entries: [], total: 0 }, ['total']],
      [
        BankCoverage,
        {
          cards: 0,
          near: 0,
          withTemplates: 0,
          nearTopics: [],
          levels: null,
          had: 0,
          instead: null,
        },
        ['cards', 'near', 'withTemplates', 'had'],
      ],
      [DeletionAccepted, {}, ['dueAt']],
    ];
    for (const [schema, answer, fields] of wholes) {
      for (const field of fields) {
        expect([field, schema.safeParse({ ...answer, [field]: 1.5 }).success]).toEqual([
          field,
          false,
        ]);
      }
    }
  });

  it.each([
    [DeckSummary, summary, 'mode', ['model', 'house', 'own'], 'bank'],
    [Run, run, 'mode', ['model', 'house'], 'own'],
    [Run, run, 'state', ['requested', 'writing', 'saved', 'failed'], 'done'],
    [
      CreditEntry,
      entry,
      'kind',
      ['first-credit', 'generation', 'grant', 'purchase', 'refund'],
      'gift',
    ],
    [
      TestCardOutcome,
      { message: null },
      'status',
      ['succeeded', 'requires_action', 'requires_payment_method'],
      'failed',
    ],
  ] as const)('%# a word among others', (schema, answer, field, words, other) => {
    for (const word of words) {
      expect(schema.safeParse({ ...answer, [field]: word }).success).toBe(true);
    }
    expect(schema.safeParse({ ...answer, [field]: other }).success).toBe(false);
  });

  it('what may be left out is filled in, and what may be there is kept', () => {
    expect(Resent.parse({})).toEqual({ isVerified: false });
    expect(Resent.parse({ isVerified: true })).toEqual({ isVerified: true });
    expect(Done.parse({ more: 1 })).toEqual({});
    const failure = { error: { code: 'c', message: 'm', fields: { email: 'x' } } };
    expect(Failure.parse(failure)).toEqual(failure);
    expect(Holdings.parse({ game: [{ id: 1 }] })).toEqual({ game: [{ id: 1 }] });
    expect(Holdings.safeParse({ game: 1 }).success).toBe(false);
    const said = { userId: 1, cost: 2, credits: 3, balance: 4, price: 5, amount: 6, packId: 7 };
    expect(DecidedByServer.parse({ ...said, topic: 'T' })).toEqual(said);
    expect(DecidedByServer.parse({})).toEqual({});
    expect(GOOGLE_CHANNEL).toBe('riffle:google');
    expect(GoogleResult.safeParse({ type: 'riffle:other', error: null }).success).toBe(false);
  });

  it('the five live events', () => {
    for (const event of [
      { type: 'balance', credits: 3 },
      { type: 'run', run },
      { type: 'user', user },
      { type: 'devices', ids: ['a', 'b'] },
      { type: 'signed-out' },
    ]) {
      expect(LiveEvent.parse(event)).toEqual(event);
      const bare = { type: event.type };
      expect([event, LiveEvent.safeParse(bare).success]).toEqual([
        event,
        event.type === 'signed-out',
      ]);
    }
    expect(LiveEvent.safeParse({ type: 'other' }).success).toBe(false);
  });
});

it('limits that both sides keep', () => {
  const { plainText: _plain, solidLength: _solid, ...numbers } = limits;
  expect(numbers).toEqual({
    TOPIC_MAX: 80,
    TOPIC_MIN_SOLID: 5,
    INSTRUCTIONS_MAX: 200,
    EMAIL_MAX: 320,
    PASSWORD_MAX: 128,
    CODE_MAX: 200,
    BODY_MAX_BYTES: 65_536,
    DECK_BODY_MAX_BYTES: 1_048_576,
    PREVIEW_CARDS: 5,
    SMALLEST_DECK: 5,
    CALL_TIMEOUT_MS: 70_000,
    GENERATION_TIMEOUT_MS: 300_000,
    RUNS_AT_ONCE: 2,
    REGENERATIONS: 1,
    REWRITES: 5,
    FLAG_NOTE_MAX: 300,
  });
  expect(PAGE_SIZES).toEqual({ wide: 20, narrow: 10 });
  expect(ENTRIES_A_PAGE).toBe(20);
});

it('CALL-FN-06 the numbers of the test cards', () => {
  expect(TEST_CARDS).toEqual({
    succeeds: '4242424242424242',
    declined: '4000000000000002',
    insufficientFunds: '4000000000009995',
    expired: '4000000000000069',
    wrongCode: '4000000000000127',
    authentication: '4000002500003155',
  });
});

it('RULE-01 RULE-02 an address of 320 characters is one, one of 321 is none', () => {
  const long = (length: number): string => `${'a'.repeat(length - 5)}@b.co`;
  expect([320, 321].map((length) => isEmail(long(length)))).toEqual([true, false]);
  expect(emailError('   ')).toBe('Email is required');
  expect(emailError('a@b')).toBe('Please enter a valid email address');
  expect(emailError('  a@b.co  ')).toBeUndefined();
  expect(Credentials.safeParse({ email: 'a@b.co', password: '' }).success).toBe(false);
});

it('a sentence says what it is about, and stands without it', () => {
  const blocked = (topic: string) =>
    `Topic validation failed: The topic "${topic}" contains content that may not be appropriate for all audiences. Please choose a different topic.`;
  expect(messageOf('topic-blocked', { topic: 'Guns' })).toBe(blocked('Guns'));
  expect(messageOf('topic-blocked')).toBe(blocked(''));
  expect([isErrorCode('internal'), isErrorCode('toString'), isErrorCode(7)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(SERVICE_MISSING).toEqual({
    auth: 'Firebase auth not available',
    database: 'Firestore database not initialized',
    functions: 'Firebase Functions not available',
  });
});
