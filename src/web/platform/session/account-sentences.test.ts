import { describe, expect, test, vi } from 'vitest';
import { SERVICE_MISSING } from '#contract/errors.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { RESEND, SIGN_IN, SIGN_UP, accountSentence } from './account-sentences.ts';

describe('what a host reads when an account call fails', () => {
  test('ERR-SIGNIN-03 a case the server names keeps its own sentence', () => {
    expect(accountSentence(new Problem('wrong-password'), SIGN_IN)).toBe(
      'Incorrect password. Please try again.',
    );
  });

  test('ERR-SIGNIN-07 a general failure and a broken screen read differently', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(accountSentence(new Problem('internal'), SIGN_IN)).toBe(
      'Sign in failed. Please check your credentials and try again.',
    );
    expect(accountSentence(new TypeError('odd'), SIGN_IN)).toBe(
      'Sign in failed. Please check your credentials.',
    );
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  test('ERR-SIGNUP-05 and ERR-MAIL-01 have their general sentences', () => {
    expect(accountSentence(new Problem('internal'), SIGN_UP)).toBe(
      'Account creation failed. Please try again.',
    );
    expect(accountSentence(new Problem('internal'), RESEND)).toBe(
      'Failed to resend verification email. Please try again.',
    );
  });

  test('WHAT-13 a missing service is told in plain words', () => {
    expect(accountSentence(new Error(SERVICE_MISSING.auth), SIGN_IN)).toBe(
      'Accounts and games written for your topic are not available here. The free games work.',
    );
  });
});
