import { describe, expect, it } from 'vitest';
import { emailError, isEmail } from './accounts.ts';
import { ERROR_STATUS, isErrorCode, messageOf } from './errors.ts';
import { confirmError, passwordError, passwordStrength } from './password.ts';
import { FIRST_CREDIT, generationCost, shareOfCost } from './prices.ts';
import { hasBlockedWord } from './topic.ts';

describe('passwords', () => {
  it('RULE-03 RULE-04 RULE-05 RULE-06 RULE-07 RULE-08 RULE-09 RULE-10 RULE-11 the first rule that is broken is named', () => {
    expect(passwordError('')).toBe('Password is required');
    expect(passwordError('Ab1!')).toBe('Password must be at least 8 characters long');
    expect(passwordError('abcdefg1!')).toBe('Password must contain at least one uppercase letter');
    expect(passwordError('ABCDEFG1!')).toBe('Password must contain at least one lowercase letter');
    expect(passwordError('Abcdefgh!')).toBe('Password must contain at least one number');
    expect(passwordError('Abcdefg1')).toBe(
      'Password must contain at least one special character (!@#$%^&*)',
    );
    expect(passwordError('My-PassWord-1')).toBe(
      'Password is too common. Please choose a more unique password',
    );
    expect(passwordError('Correct-Horse-7')).toBeUndefined();
    expect(passwordError('Grüße-aus-7-Köln')).toBeUndefined();
  });

  it('RULE-13 RULE-14 the meter scores rules met and length', () => {
    expect(passwordStrength('')).toEqual({ score: 17, label: 'Very Weak' });
    expect(passwordStrength('abc')).toEqual({ score: 33, label: 'Weak' });
    expect(passwordStrength('abcdefgh')).toEqual({ score: 50, label: 'Fair' });
    expect(passwordStrength('Abcdefgh')).toEqual({ score: 67, label: 'Good' });
    expect(passwordStrength('Abcdefg1')).toEqual({ score: 83, label: 'Strong' });
    expect(passwordStrength('abcdefghijkl').score).toBe(60);
    expect(passwordStrength('abcdefghijklmnop').score).toBe(70);
    expect(passwordStrength('Correct-Horse-7-Battery').score).toBe(100);
  });

  it('RULE-04 RULE-13 RULE-14 lengths are counted in characters, and the labels begin where they should', () => {
    expect(passwordError('Ab1!Ab1')).toBe('Password must be at least 8 characters long');
    expect(passwordError('Ab1!Ab1!')).toBeUndefined();
    expect(passwordError('Ab1!🎲🎲🎲')).toBe('Password must be at least 8 characters long');
    expect(passwordError('Ab1 Ab1 Ab1')).toContain('special character');
    for (const common of ['Dragon-7-Xy', 'xX-MONKEY-77', 'Qw-1q2w3e-X!']) {
      expect(passwordError(common)).toContain('too common');
    }
    expect(passwordStrength('abcdefghijk').score).toBe(50);
    expect(passwordStrength('abcdefghijklmno').score).toBe(60);
    expect(passwordStrength('Abcdefg1!')).toEqual({ score: 100, label: 'Strong' });
    expect(passwordStrength('ABCDEFGHIJKL7')).toEqual({ score: 77, label: 'Good' });
    expect(passwordStrength('abcdefghijkl').label).toBe('Good');
  });

  it('RULE-15 RULE-16 the repetition must be there and the same', () => {
    expect(confirmError('a', '')).toBe('Please confirm your password');
    expect(confirmError('a', 'b')).toBe('Passwords do not match');
    expect(confirmError('a', 'a')).toBeUndefined();
  });
});

describe('addresses', () => {
  it('RULE-01 RULE-02 what is missing and what is no address are told apart', () => {
    expect(emailError('  ')).toBe('Email is required');
    expect(emailError('anna@')).toBe('Please enter a valid email address');
    expect(emailError(' anna@example.org ')).toBeUndefined();
    expect(isEmail(`${'x'.repeat(320)}@example.org`)).toBe(false);
  });
});

describe('topics and prices', () => {
  it('RULE-32 a blocked word counts anywhere in the topic, in any case', () => {
    for (const topic of ['Guns', 'Skilled workers', 'BLOOD oranges', 'What a chatter', 'begun']) {
      expect({ topic, isBlocked: hasBlockedWord(topic) }).toEqual({
        topic,
        isBlocked: topic !== 'What a chatter',
      });
    }
    expect(hasBlockedWord('Volcanoes')).toBe(false);
  });

  it('CONST-09 CONST-10 a deck costs one credit, two with fresh questions; an account starts with one', () => {
    expect(generationCost({ avoidDuplicates: false })).toBe(1);
    expect(generationCost({ avoidDuplicates: true })).toBe(2);
    expect(FIRST_CREDIT).toBe(1);
  });

  it('MODEL-09 some cards of a deck cost their share of it, rounded down', () => {
    expect(shareOfCost(1, { cards: 15, asked: 20 })).toBe(0);
    expect(shareOfCost(2, { cards: 9, asked: 20 })).toBe(0);
    expect(shareOfCost(2, { cards: 10, asked: 20 })).toBe(1);
    expect(shareOfCost(2, { cards: 20, asked: 20 })).toBe(2);
  });
});

describe('errors', () => {
  it('every code has a sentence and an error status; only known codes count', () => {
    for (const [code, status] of Object.entries(ERROR_STATUS)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(isErrorCode(code) && messageOf(code)).toMatch(/^[A-Z].+/u);
    }
    expect(isErrorCode(undefined)).toBe(false);
    expect(isErrorCode('wrong-password')).toBe(true);
    expect(isErrorCode('toString')).toBe(false);
    expect(messageOf('topic-blocked', { topic: '$& {topic}' })).toContain('"$& {topic}"');
  });

  it('every code has the status that tells a browser, a proxy and a script what to do', () => {
    const statuses = {
      400: [
        'invalid-request',
        'malformed-json',
        'invalid-email',
        'weak-password',
        'popup-closed-by-user',
        'popup-blocked',
        'reset-missing',
        'reset-expired',
        'reset-invalid',
        'reset-weak-password',
        'reset-no-code',
        'verification-missing',
        'verification-expired',
        'verification-invalid',
        'deletion-code-invalid',
      ],
      401: ['unauthenticated', 'user-not-found', 'wrong-password', 'no-current-user'],
      402: ['insufficient-credits', 'payment-not-confirmed'],
      403: [
        'forbidden',
        'email-not-verified',
        'user-disabled',
        'operation-not-allowed',
        'unauthorized-domain',
        'reauthentication-required',
      ],
      404: ['not-found', 'mail-user-not-found', 'verification-user-not-found'],
      409: [
        'email-already-in-use',
        'account-exists-with-different-credential',
        'no-password',
        'email-unchanged',
        'regeneration-used',
        'regeneration-running',
        'rewrites-used',
        'deck-too-small',
        'deck-changed',
        'too-many-games',
        'purchase-mismatch',
      ],
      410: ['deletion-code-expired'],
      413: ['body-too-large'],
      422: ['topic-blocked', 'bank-too-small'],
      429: [
        'rate-limited',
        'too-many-requests',
        'too-many-verification-mails',
        'too-many-resets',
        'too-many-runs',
      ],
      500: [
        'internal',
        'sign-in-failed',
        'sign-up-failed',
        'reset-check-failed',
        'reset-failed',
        'account-change-failed',
        'verification-failed',
        'generation-failed',
        'regeneration-save-failed',
        'payment-failed',
        'deletion-failed',
      ],
      501: ['subscriptions-coming'],
      502: [
        'google-failed',
        'verification-mail-failed',
        'resend-failed',
        'reset-mail-failed',
        'generator-failed',
        'regeneration-failed',
        'rewrite-failed',
        'payment-init-failed',
      ],
      503: ['unreachable', 'payments-off'],
    };
    for (const [status, codes] of Object.entries(statuses)) {
      for (const code of codes) {
        expect({ code, status: isErrorCode(code) && ERROR_STATUS[code] }).toEqual({
          code,
          status: Number(status),
        });
      }
    }
  });
});
