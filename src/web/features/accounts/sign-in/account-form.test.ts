import { describe, expect, test } from 'vitest';
import { errorsAfterTyping, errorsOf, firstWrong } from './account-form.ts';

const EMPTY = { email: '', password: '', confirm: '' };
const GOOD = {
  email: 'mia@example.org',
  password: 'Rhubarb&Custard9',
  confirm: 'Rhubarb&Custard9',
};

describe('the account form', () => {
  test('RULE-01, RULE-03, RULE-15 empty fields are asked for', () => {
    expect(errorsOf(EMPTY, 'create')).toEqual({
      email: 'Email is required',
      password: 'Password is required',
      confirm: 'Please confirm your password',
    });
  });

  test('RULE-18 signing in checks email and password only, and no strength', () => {
    expect(errorsOf(EMPTY, 'sign-in')).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    });
    expect(errorsOf({ ...EMPTY, email: 'mia@example.org', password: 'x' }, 'sign-in')).toEqual({});
  });

  test('RULE-04 creating an account shows the first strength error', () => {
    expect(errorsOf({ ...GOOD, password: 'short', confirm: 'short' }, 'create')).toEqual({
      password: 'Password must be at least 8 characters long',
    });
    expect(errorsOf(GOOD, 'create')).toEqual({});
  });

  test('RULE-16 a repeated password is compared again while either field is typed', () => {
    const differs = { ...GOOD, confirm: 'Rhubarb' };
    expect(errorsAfterTyping({}, 'confirm', differs, 'create').confirm).toBe(
      'Passwords do not match',
    );
    expect(errorsAfterTyping({}, 'password', differs, 'create').confirm).toBe(
      'Passwords do not match',
    );
    expect(
      errorsAfterTyping({ confirm: 'Passwords do not match' }, 'confirm', GOOD, 'create'),
    ).toEqual({});
  });

  test('typing takes the field’s own error away and leaves the others', () => {
    const shown = { email: 'Email is required', password: 'Password is required' };
    expect(errorsAfterTyping(shown, 'email', EMPTY, 'sign-in')).toEqual({
      password: 'Password is required',
    });
  });

  test('the first wrong field is the first on screen', () => {
    expect(firstWrong({ confirm: 'x', password: 'y' })).toBe('password');
    expect(firstWrong({})).toBeUndefined();
  });
});
