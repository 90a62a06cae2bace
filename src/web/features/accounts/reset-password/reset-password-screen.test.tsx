// Where a reset mail's link leads.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ErrorCode } from '#contract/errors.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { failing, later, type Answers } from '#tests/support/web/server-answers.ts';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const EMAIL = 'mia@example.org';
const PASSWORD = 'Rhubarb&Custard9';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (label: string) => page.getByLabelText(label, { exact: true });
const title = (name: string) => page.getByRole('heading', { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });

const open = (answers: Answers, query = '?oobCode=abc') =>
  openApp(`/reset-password${query}`, <ResetPasswordScreen />, {
    answers: { 'POST /api/auth/reset-code': { email: EMAIL }, ...answers },
  });

test('RESET-01 RESET-02 STATE-AUTH-09 the code is looked at, then the form shows whose it is', async () => {
  const answer = later<{ email: string }>();
  const app = await open({ 'POST /api/auth/reset-code': () => answer.promise });
  await expect.element(text('Verifying reset link...')).toBeVisible();
  answer.resolve({ email: EMAIL });
  await expect.element(title('Reset Your Password')).toBeVisible();
  await expect.element(text(EMAIL)).toBeVisible();
  expect(app.sent('POST /api/auth/reset-code')[0]?.body).toEqual({ oobCode: 'abc' });
  for (const label of ['New password', 'Confirm new password']) {
    await page.getByRole('button', { name: `Show ${label.toLowerCase()}`, exact: true }).click();
    await expect.element(field(label)).toHaveAttribute('type', 'text');
  }
  await expect.element(page.getByRole('meter', { name: 'Password strength' })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('RESET-03 RULE-04 RULE-16 RULE-17 a good password is set, and signing in follows', async () => {
  const app = await open({ 'POST /api/auth/reset-password': { email: EMAIL } });
  await expect.element(button('Reset Password')).toBeDisabled();
  await field('New password').fill('short');
  await expect.element(button('Reset Password')).toBeDisabled();
  await field('Confirm new password').fill('short');
  await button('Reset Password').click();
  await expect.element(text('Password must be at least 8 characters long')).toBeVisible();
  expect(app.sent('POST /api/auth/reset-password')).toEqual([]);
  await field('New password').fill(PASSWORD);
  await expect.element(text('Passwords do not match')).toBeVisible();
  await field('Confirm new password').fill(PASSWORD);
  const answer = later<{ email: string }>();
  app.answer({ 'POST /api/auth/reset-password': () => answer.promise });
  await button('Reset Password').click();
  await expect.element(button('Reset Password')).toBeDisabled();
  answer.resolve({ email: EMAIL });
  await expect.element(title('Password Reset Successful!')).toBeVisible();
  expect(app.sent('POST /api/auth/reset-password').map(({ body }) => body)).toEqual([
    { oobCode: 'abc', password: PASSWORD },
  ]);
  await button('Sign In Now').click();
  await expect
    .poll(() => app.location())
    .toMatchObject({ pathname: '/', state: { showSignInModal: true } });
});

const badLinks: readonly [string, ErrorCode, string][] = [
  [
    'ERR-RESET-01',
    'reset-expired',
    'This password reset link has expired. Please request a new one.',
  ],
  [
    'ERR-RESET-02',
    'reset-invalid',
    'This password reset link is invalid. Please request a new one.',
  ],
  ['ERR-RESET-03', 'internal', 'Invalid or expired password reset link.'],
];
test.for(badLinks)('%s a link that is %s', async ([, code, sentence]) => {
  const app = await open({ 'POST /api/auth/reset-code': failing(code) });
  await expect.element(title('Invalid Reset Link')).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
  await button('Back to Sign In').click();
  await expect
    .poll(() => app.location())
    .toMatchObject({ pathname: '/', state: { showSignInModal: true } });
});

test('ERR-RESET-04 without a code nothing is asked', async () => {
  const app = await open({}, '');
  await expect.element(text('Invalid or missing reset link')).toBeVisible();
  expect(app.sent('POST /api/auth/reset-code')).toEqual([]);
});

const refusals: readonly [string, ErrorCode, string, boolean][] = [
  [
    'ERR-RESET-05',
    'reset-expired',
    'This password reset link has expired. Please request a new one.',
    true,
  ],
  [
    'ERR-RESET-05',
    'reset-invalid',
    'This password reset link is invalid. Please request a new one.',
    true,
  ],
  [
    'ERR-RESET-06',
    'reset-weak-password',
    'Password is too weak. Please use a stronger password.',
    false,
  ],
  ['ERR-RESET-07', 'internal', 'Failed to reset password. Please try again.', false],
];
test.for(refusals)('%s a new password is refused: %s', async ([, code, sentence, isOver]) => {
  await open({ 'POST /api/auth/reset-password': failing(code) });
  await field('New password').fill(PASSWORD);
  await field('Confirm new password').fill(PASSWORD);
  await button('Reset Password').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
  if (isOver) await expect.element(title('Invalid Reset Link')).toBeVisible();
  else await expect.element(field('New password')).toHaveValue(PASSWORD);
});
