// What crosses the wire: what each schema takes, refuses, and fills in.
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import {
  Account,
  AddressChange,
  Credentials,
  MailedCode,
  PasswordChange,
  Session,
  User,
} from './accounts.ts';
import { CardEdit, CardFlag, WireCard } from './cards.ts';
import { DeletionCancel, DeletionRequest } from './deletion.ts';
import { SettingsChange, DeckQuery } from './decks.ts';
import { GenerationRequest, RegenerationRequest, Run } from './generation.ts';
import { Id } from './id.ts';
import { plainText, solidLength } from './limits.ts';
import { DeckChange, DeckShare, NewDeck, OwnCard, SharedCopy } from './own-decks.ts';
import { CreditEntry, EntryQuestion, IntentRequest, TestCardPayment } from './payments.ts';
import { CREDIT_PACKS, dollars, SUBSCRIPTIONS } from './prices.ts';
import * as promises from './promises.ts';

const UUID = '0b6f2b0e-8f5c-4d6a-9a51-3f6f7c1d2e3f';
const takes = (schema: z.ZodMiniType, value: unknown): boolean => schema.safeParse(value).success;

/** Every field of a valid value, one after the other: its last good and its first bad value. */
function expectLimits(
  schema: z.ZodMiniType,
  valid: Readonly<Record<string, unknown>>,
  limits: Readonly<Record<string, readonly (readonly [good: unknown, bad: unknown])[]>>,
): void {
  expect(schema.parse(valid)).toEqual(valid);
  for (const [field, pairs] of Object.entries(limits)) {
    for (const [good, bad] of pairs) {
      const about = { field, good, bad };
      expect({ ...about, good: takes(schema, { ...valid, [field]: good }) }).toEqual({
        ...about,
        good: true,
      });
      expect({ ...about, bad: takes(schema, { ...valid, [field]: bad }) }).toEqual({
        ...about,
        bad: false,
      });
    }
  }
}

const upTo = (most: number) => ['x'.repeat(most), 'x'.repeat(most + 1)] as const;

describe('cards and decks', () => {
  const card = { question: 'Q?', hint: '', answer: '', explanation: '' };

  it('texts are as long as a card can show', () => {
    expect(takes(OwnCard, card)).toBe(true);
    const limits = {
      question: [upTo(300), ['x', ' ']],
      hint: [upTo(200)],
      answer: [upTo(200)],
      explanation: [upTo(300)],
    } as const;
    const ten = Array.from({ length: 10 }, (_, at) => `A${at}`);
    const extras = {
      accepts: [
        [ten, [...ten, 'x']],
        [['x'.repeat(200)], ['x'.repeat(201)]],
        [['x'], []],
        [['x'], ['']],
      ],
      choices: [
        [
          ['a', 'b', 'c'],
          ['a', 'b'],
        ],
        [
          ['a', 'b', 'x'.repeat(200)],
          ['a', 'b', 'x'.repeat(201)],
        ],
        [
          ['a', 'b', 'c'],
          ['a', 'b', ''],
        ],
        [
          ['a', 'b', 'c'],
          ['a', 'b', 'c', 'd'],
        ],
      ],
      vote: ['person', 'either', 'have', 'agree', 'heart'].map((vote) => [vote, 'yes'] as const),
      options: [
        [['a', 'b'], ['a']],
        [
          ['a', 'x'.repeat(100)],
          ['a', 'x'.repeat(101)],
        ],
        [
          ['a', 'b'],
          ['a', 'b', 'c'],
        ],
      ],
    } as const;
    expectLimits(
      OwnCard,
      { ...card, answer: 'Right', id: 'a' },
      { ...limits, ...extras, id: [upTo(200), ['a', ''], ['é', 'a\u0000']] },
    );
    expectLimits(CardEdit, card, limits);
    const known = { ...card, id: 'a', category: 'Trivia', type: 'trivia' };
    expectLimits(WireCard, known, {
      ...extras,
      ...limits,
      question: [upTo(300), ['x', '']],
      id: [upTo(100), ['.', '']],
      category: [upTo(100)],
      type: [upTo(100)],
      verdict: [
        ['checked', 'good'],
        ['unsure', null],
      ],
      flagged: [[true, false]],
    });
  });

  it('what a host chooses from are three different wrong answers, and two different sides', () => {
    const asked = { ...card, answer: 'Right' };
    const written = (extra: object) => takes(OwnCard, { ...asked, ...extra });
    expect(written({ choices: ['a', 'b', 'c'], options: ['a', 'b'] })).toBe(true);
    expect(written({ accepts: null, choices: null, vote: null, options: null })).toBe(true);
    expect(written({ choices: ['a', 'b', ' A '] })).toBe(false);
    expect(written({ choices: ['a', 'b', 'right'] })).toBe(false);
    expect(written({ options: ['a', 'A'] })).toBe(false);
    expect(OwnCard.parse({ ...asked, accepts: [' x\ny '] }).accepts).toEqual(['x y']);
  });

  it('an edit changes at least one field, and what is typed becomes one plain line', () => {
    expect(takes(CardEdit, {})).toBe(false);
    expect(takes(CardEdit, { question: undefined })).toBe(false);
    expect(CardEdit.parse({ answer: '  a\n\u202eb\u0000 ' })).toEqual({ answer: 'a  b' });
    for (const field of ['question', 'hint', 'answer', 'explanation']) {
      expect(CardEdit.parse({ [field]: 'x' })).toEqual({ [field]: 'x' });
    }
  });

  it('a flag has one of five reasons and a note of three hundred characters', () => {
    const flag = { reason: 'other', note: 'N' };
    expectLimits(CardFlag, flag, { note: [upTo(300)], reason: [['wrong-answer', 'ugly']] });
    for (const reason of ['wrong-answer', 'unclear', 'unsuitable', 'duplicate', 'other']) {
      expect(CardFlag.parse({ reason })).toEqual({ reason, note: '' });
    }
  });

  it('a deck has a title, sixty cards at most, and a click of its own where a page sends one', () => {
    const many = (count: number) => Array.from({ length: count }, () => card);
    const deck = { requestId: UUID, title: 'T', gameType: 'trivia', cards: [card] };
    const limits = { title: [upTo(120), ['x', '  ']], cards: [[many(60), many(61)]] } as const;
    expectLimits(NewDeck, deck, {
      ...limits,
      gameType: [['secret-prompt', 'free']],
      requestId: [[undefined, 'one']],
    });
    expectLimits(
      DeckChange,
      { version: 7, title: 'T', cards: [] },
      { ...limits, version: [[0, 1.5]] },
    );
    expect(SharedCopy.parse({ requestId: UUID, more: 1 })).toEqual({ requestId: UUID });
    expect(takes(SharedCopy, {})).toBe(true);
    expect(takes(SharedCopy, { requestId: 'one' })).toBe(false);
  });

  it('a name that comes back has no controls', () => {
    expect(takes(Id, 'a b/..')).toBe(true);
    for (const wrong of ['', 'a\nb', '\u007f', 'x'.repeat(201), 7])
      expect(takes(Id, wrong)).toBe(false);
  });
});

describe('My Games', () => {
  it('LIB-14 CONST-18 pages are numbers in reason, twenty games unless another size is asked for', () => {
    const first = { page: 1, size: 20, search: '', category: 'all' };
    expect(DeckQuery.parse({})).toEqual(first);
    expectLimits(DeckQuery, first, {
      page: [
        [1, 0],
        ['7', 'x'],
        [1_000_000, 1_000_001],
        [2, 1.5],
      ],
      size: [
        [1, 0],
        [50, 51],
        ['10', '1.5'],
      ],
      search: [upTo(120)],
      category: [['free', 'poker']],
    });
    expect(DeckQuery.parse({ search: '  x ' }).search).toBe('x');
  });

  it('CALL-DB-03 a change changes something that can be', () => {
    expectLimits(
      SettingsChange,
      { teamCount: 2, timerSeconds: 30 },
      {
        teamCount: [
          [4, 5],
          [2, 1],
          [3, '3'],
        ],
        timerSeconds: [
          [20, 10],
          [90, 31],
          [undefined, null],
        ],
      },
    );
    expect(takes(SettingsChange, {})).toBe(false);
    expect(takes(SettingsChange, { title: 'T' })).toBe(false);
    expect(SettingsChange.parse({ teamCount: 3, title: 'T' })).toEqual({ teamCount: 3 });
  });
});

describe('a deck to be written', () => {
  const request = {
    requestId: UUID,
    category: 'Trivia',
    gameType: 'trivia',
    topic: 'Space travel',
    difficulty: 'hard',
    cardCount: 20,
    customInstructions: 'Be kind',
    avoidDuplicates: true,
    teamCount: 2,
    timerSeconds: 30,
    acceptFewer: true,
  };

  it('DATA-08 CONST-01 CONST-02 RULE-22 is asked for within its limits', () => {
    expectLimits(GenerationRequest, request, {
      requestId: [[UUID.toUpperCase(), 'one']],
      gameType: [['drinking', 'free']],
      topic: [
        upTo(80),
        ['abcde', 'abcd'],
        ['a b c d e', 'a b c d  '],
        ['🎲🎲🎲🎲🎲', 'abcd\u200b'],
      ],
      difficulty: [['easy', 'mild']],
      cardCount: [
        [60, 61],
        [20, 10],
        [40, '40'],
      ],
      customInstructions: [upTo(200)],
      avoidDuplicates: [[undefined, 'yes']],
      teamCount: [[4, 5]],
      timerSeconds: [[90, 91]],
      acceptFewer: [[undefined, 1]],
    });
    const { customInstructions: _i, avoidDuplicates: _a, acceptFewer: _f, ...least } = request;
    expect(GenerationRequest.parse({ ...least, topic: ' Space\ttravel ' })).toEqual({
      ...request,
      customInstructions: '',
      avoidDuplicates: false,
      acceptFewer: false,
    });
    expectLimits(
      RegenerationRequest,
      { requestId: UUID, timerSeconds: 45 },
      {
        requestId: [[UUID, '']],
        timerSeconds: [[undefined, 46]],
      },
    );
  });

  it('RULE-22 what shows nothing counts for nothing', () => {
    expect(plainText('a\u0000b\u200bc\u202ed\ufeffe\u2066f\u2028g')).toBe('a b c d e f g');
    expect(plainText('Zoë 🎲 \u200d')).toBe('Zoë 🎲 \u200d');
    expect(solidLength(' a\tb \u200d\u00ad🎲 ')).toBe(3);
    expect(solidLength('')).toBe(0);
  });
});

describe('accounts', () => {
  const PASSWORD = 'Correct-Horse-7';
  it('RULE-02 addresses come in small letters without white space, passwords as they are', () => {
    expect(Credentials.parse({ email: ' Anna@Example.ORG ', password: ' x ' })).toEqual({
      email: 'anna@example.org',
      password: ' x ',
    });
    const account = { email: 'anna@example.org', password: PASSWORD };
    const limits = {
      email: [
        ['a@b.co', 'a@b'],
        ['a@b.co', `${'x'.repeat(320)}@b.co`],
      ],
      password: [upTo(128), ['x', ''], ['🎲'.repeat(128), '🎲'.repeat(129)]],
    } as const;
    expectLimits(Credentials, account, limits);
    expectLimits(AddressChange, account, limits);
    expectLimits(
      PasswordChange,
      { oldPassword: PASSWORD, newPassword: PASSWORD },
      {
        oldPassword: limits.password,
        newPassword: limits.password,
      },
    );
    expectLimits(MailedCode, { oobCode: 'x' }, { oobCode: [upTo(200), ['x', '']] });
    expectLimits(DeletionCancel, { code: 'x' }, { code: [upTo(200), ['x', '']] });
  });

  it('DATA-20 leaving has a reason and is acknowledged', () => {
    const asked = {
      email: 'anna@example.org',
      reason: 'other',
      additionalInfo: 'Bye',
      acknowledged: true,
      password: PASSWORD,
    };
    expectLimits(DeletionRequest, asked, {
      reason: [
        ['privacy-concerns', 'bored'],
        ['account-issues', ''],
      ],
      additionalInfo: [upTo(1000), [undefined, null]],
      acknowledged: [[true, false]],
      password: [[undefined, 7]],
    });
    for (const reason of ['no-longer-needed', 'found-alternative']) {
      expect(takes(DeletionRequest, { ...asked, reason })).toBe(true);
    }
    const { additionalInfo: _info, ...least } = asked;
    expect(DeletionRequest.parse(least)).toEqual({ ...asked, additionalInfo: '' });
    expect(DeletionRequest.parse({ ...asked, additionalInfo: ' a\nb ' }).additionalInfo).toBe(
      'a b',
    );
  });

  it('CONST-23 CONST-24 CONST-25 what the pages promise', () => {
    expect({ ...promises }).toEqual({
      REFUND_DAYS: 7,
      DELETION_DAYS: 30,
      DELETION_MAIL_HOURS: 24,
      ROOM_HOURS: 12,
      SUPPORT_HOURS: '24-48',
      MINIMUM_AGE: 13,
    });
  });
});

describe('credits', () => {
  it('CONST-29 CONST-30 CONST-31 CONST-32 the packs', () => {
    expect(CREDIT_PACKS).toEqual([
      { id: 'starter', name: 'Starter', credits: 25, cents: 349, popular: false },
      { id: 'value', name: 'Value', credits: 60, cents: 749, popular: true },
      { id: 'pro', name: 'PRO', credits: 130, cents: 1499, popular: false },
      { id: 'party', name: 'Party', credits: 350, cents: 3699, popular: false },
    ]);
    expect(CREDIT_PACKS.map(({ cents }) => dollars(cents))).toEqual([
      '3.49',
      '7.49',
      '14.99',
      '36.99',
    ]);
    expect(dollars(500)).toBe('5.00');
  });

  it('CONST-34 CONST-35 the subscriptions', () => {
    expect(
      SUBSCRIPTIONS.map(({ id, name, creditsPerMonth, cents, pricePerCredit, popular }) => [
        id,
        name,
        creditsPerMonth,
        cents,
        pricePerCredit,
        popular,
      ]),
    ).toEqual([
      ['plus', 'Plus', 60, 899, 0.15, false],
      ['pro', 'Pro', 150, 1999, 0.133, true],
    ]);
  });

  it('a purchase names its pack, and a test card is digits', () => {
    const intent = { requestId: UUID, packId: 'pro', credits: 130, amount: 1499, userId: 'u' };
    expectLimits(IntentRequest, intent, {
      requestId: [[UUID, 'x']],
      packId: [['party', 'huge']],
      credits: [[1, 1.5]],
      amount: [[1, '1']],
      userId: [['u', null]],
    });
    const card = { clientSecret: 's', number: '4242424242424242', expiry: '12/30', cvc: '123' };
    expect(takes(TestCardPayment, { ...card, number: '4242-4242' })).toBe(false);
    expectLimits(TestCardPayment, card, {
      number: [
        ['4'.repeat(12), '4'.repeat(11)],
        ['4'.repeat(19), '4'.repeat(20)],
        [card.number, '4242 4242 4242 4242'],
      ],
      expiry: [
        ['01/31', '1/31'],
        ['01/31', '01/311'],
        ['01/31', '001/31'],
      ],
      cvc: [
        ['1234', '12345'],
        ['123', '12'],
      ],
      authentication: [
        ['complete', 'maybe'],
        ['fail', ''],
      ],
      clientSecret: [upTo(200)],
    });
  });

  it('the statement is asked for by page', () => {
    expect(EntryQuestion.parse({})).toEqual({ page: 1 });
    expectLimits(
      EntryQuestion,
      { page: 2 },
      {
        page: [
          [1, 0],
          [100_000, 100_001],
          ['3', '1.5'],
        ],
      },
    );
  });
});

describe('answers', () => {
  const without = (value: object, field: string) =>
    Object.fromEntries(Object.entries(value).filter(([name]) => name !== field));
  it('say where there is nothing, rather than leave it out', () => {
    const user = { uid: 'u', email: 'a@b.co', displayName: null };
    const account = { user, hasPassword: true, google: false, pendingEmail: null };
    const run = {
      id: 'r',
      requestId: UUID,
      state: 'requested',
      topic: 'T',
      gameType: 'trivia',
      cardCount: 20,
      written: 0,
      newest: null,
      mode: 'house',
      gameId: null,
      regenerates: null,
      rejected: 0,
      failure: null,
      retryAfterSeconds: null,
      missing: 0,
      cost: 1,
      isPutAway: false,
      offer: null,
    };
    const entry = { id: 'e', kind: 'grant', amount: 1, balanceAfter: 1, about: null, createdAt: 1 };
    for (const [schema, answer, fields] of [
      [User, user, ['displayName']],
      [Account, account, ['pendingEmail']],
      [Run, run, ['newest', 'gameId', 'regenerates', 'failure']],
      [CreditEntry, entry, ['about']],
      [DeckShare, { token: null }, ['token']],
      [Session, { user: null, credits: 0 }, ['user']],
    ] as const) {
      expect(schema.parse(answer)).toEqual(answer);
      for (const field of fields) {
        const isTaken = takes(schema, without(answer, field));
        expect({ field, isTaken }).toEqual({ field, isTaken: false });
      }
    }
  });
});
