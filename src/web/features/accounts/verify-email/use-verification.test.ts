import { describe, expect, test } from 'vitest';
import { Problem } from '#web/platform/api/problem.ts';
import { failed } from './use-verification.ts';

describe('a verification link that does not work', () => {
  test('VERIFY-03, VERIFY-07 without a code another mail is offered', () => {
    expect(failed(new Problem('verification-missing'))).toEqual({
      state: 'failed',
      sentence: 'Invalid or missing verification link',
      offersNewMail: true,
    });
  });

  test('ERR-VERIFY-03 a disabled account gets no new mail', () => {
    expect(failed(new Problem('user-disabled'))).toMatchObject({
      sentence: 'This account has been disabled. Please contact support.',
      offersNewMail: false,
    });
  });

  test('ERR-VERIFY-05 anything else', () => {
    expect(failed(new Problem('rate-limited'))).toMatchObject({
      sentence: 'Failed to verify email. Please try again.',
    });
  });
});
