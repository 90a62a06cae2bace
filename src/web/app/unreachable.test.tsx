// What a host reads when the server can't be reached: the action's own sentence and, below it, the reason; where
// the requirements give the action no sentence, the reason alone.
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { GOOGLE_CHANNEL } from '#contract/google-channel.ts';
import type { DeckSummary } from '#contract/decks.ts';
import { HOST, holdClock, openApp, pass } from '#tests/support/web/open-app.tsx';
import { failing, unreachable, type Answers } from '#tests/support/web/server-answers.ts';
import { AccountScreen } from '#web/features/accounts/own-account/account-screen.tsx';
import { CancelDeletionScreen } from '#web/features/accounts/deletion/cancel-deletion-screen.tsx';
import { CreditsScreen } from '#web/features/billing/statement/credits-screen.tsx';
import { DataDeletionScreen } from '#web/features/accounts/deletion/data-deletion-screen.tsx';
import { DeckScreen } from '#web/features/editor/deck-screen.tsx';
import { HomeScreen } from '#web/features/home/home-screen.tsx';
import { LibraryScreen } from '#web/features/library/library-screen.tsx';
import { OutboxScreen } from '#web/features/outbox/outbox-screen.tsx';
import { ResetPasswordScreen } from '#web/features/accounts/reset-password/reset-password-screen.tsx';
import { SetupScreen } from '#web/features/setup/setup-screen.tsx';
import { SharedScreen } from '#web/features/library/shared/shared-screen.tsx';
import { bankCoverage } from '#tests/support/web/decks.ts';
import { VerifyEmailScreen } from '#web/features/accounts/verify-email/verify-email-screen.tsx';

const REASON = 'Riffle can’t be reached right now. Please try again.';
const PASSWORD = 'Rhubarb&Custard9';
const ACCOUNT = {
  'GET /api/account': { user: HOST, hasPassword: true, google: false, pendingEmail: null },
  'GET /api/account/devices': { devices: [] },
} satisfies Answers;

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const type = (label: string, text: string) =>
  page.getByLabelText(label, { exact: true }).fill(text);

/** Exactly these lines interrupt, each on a line of its own. */
async function expectAlert(...lines: readonly string[]): Promise<void> {
  const alert = page.getByRole('alert');
  await expect
    .poll(() => alert.elements().map((box) => box.textContent))
    .toEqual([lines.join('\n')]);
  await expect.element(alert).toHaveStyle({ whiteSpaceCollapse: 'preserve-breaks' });
}

/** The same in Riffle's own alert. */
async function expectMessage(...lines: readonly string[]): Promise<void> {
  const message = page.getByRole('alertdialog').getByText(lines[0] ?? '');
  await expect.element(message).toHaveStyle({ whiteSpaceCollapse: 'preserve-breaks' });
  expect(message.element().textContent).toBe(lines.join('\n'));
}

describe('an action with a sentence of its own keeps it', () => {
  async function openSignIn(answers: Answers): Promise<void> {
    await openApp('/', <HomeScreen />, { state: { showSignInModal: true }, answers });
    await type('Email', 'mia@example.org');
    await type('Password', PASSWORD);
  }
  const signIn = () =>
    page.getByRole('dialog').getByRole('button', { name: 'Sign In', exact: true }).click();

  test('ERR-SIGNIN-07 sign in', async () => {
    await openSignIn({ 'POST /api/auth/sign-in': unreachable });
    await signIn();
    await expectAlert('Sign in failed. Please check your credentials and try again.', REASON);
  });

  test('ERR-SIGNUP-05 sign up', async () => {
    await openSignIn({ 'POST /api/auth/sign-up': unreachable });
    await press('Create an account');
    await type('Confirm password', PASSWORD);
    await press('Create Account');
    await expectAlert('Account creation failed. Please try again.', REASON);
  });

  test('ERR-GOOGLE-05 Google', async () => {
    vi.spyOn(window, 'open').mockReturnValue(window.top);
    vi.spyOn(window, 'close').mockReturnValue();
    const app = await openApp('/', <HomeScreen />, { state: { showSignInModal: true } });
    await press('Continue with Google');
    app.answer({ 'GET /api/session': unreachable });
    new BroadcastChannel(GOOGLE_CHANNEL).postMessage({ type: GOOGLE_CHANNEL, error: null });
    await expectAlert('Google sign in failed. Please try again.', REASON);
  });

  test('ERR-MAIL-01 another verification mail', async () => {
    await openSignIn({
      'POST /api/auth/sign-in': failing('email-not-verified', 403),
      'POST /api/auth/resend-verification': unreachable,
    });
    await signIn();
    await press('Resend verification email');
    const boxes = page.getByRole('alert');
    await expect
      .poll(() => boxes.elements().at(1)?.textContent)
      .toBe(`Failed to resend verification email. Please try again.\n${REASON}`);
  });

  test('ERR-MAIL-01 the mail to a new address', async () => {
    const account = { ...ACCOUNT['GET /api/account'], pendingEmail: 'new@example.org' };
    const answers = {
      ...ACCOUNT,
      'GET /api/account': account,
      'POST /api/account/resend-verification': unreachable,
    };
    await openApp('/account', <AccountScreen />, { user: HOST, answers });
    await press('Send It Again');
    await expectAlert('Failed to resend verification email. Please try again.', REASON);
  });

  test('ERR-MAIL-09 a reset mail', async () => {
    const answers = { 'POST /api/auth/request-reset': unreachable };
    await openSignIn(answers);
    await press('Forgot your password');
    await press('Send Reset Link');
    await expectAlert('Failed to send password reset email. Please try again.', REASON);
  });

  test('ERR-MAIL-09 a reset mail for an account without a password', async () => {
    const account = { ...ACCOUNT['GET /api/account'], hasPassword: false, google: true };
    const answers = {
      ...ACCOUNT,
      'GET /api/account': account,
      'POST /api/auth/request-reset': unreachable,
    };
    await openApp('/account', <AccountScreen />, { user: HOST, answers });
    await press('Mail Me a Link to Set One');
    await expectAlert('Failed to send password reset email. Please try again.', REASON);
  });

  test('ERR-RESET-03 looking at a reset link', async () => {
    const answers = { 'POST /api/auth/reset-code': unreachable };
    await openApp('/reset-password?oobCode=abc', <ResetPasswordScreen />, { answers });
    await expectAlert('Invalid or expired password reset link.', REASON);
  });

  test('ERR-RESET-07 a new password', async () => {
    const answers = {
      'POST /api/auth/reset-code': { email: 'mia@example.org' },
      'POST /api/auth/reset-password': unreachable,
    };
    await openApp('/reset-password?oobCode=abc', <ResetPasswordScreen />, { answers });
    await type('New password', PASSWORD);
    await type('Confirm new password', PASSWORD);
    await press('Reset Password');
    await expectAlert('Failed to reset password. Please try again.', REASON);
  });

  test('ERR-VERIFY-05 a verification link', async () => {
    const answers = { 'POST /api/auth/verify-email': unreachable };
    await openApp('/verify-email?oobCode=away', <VerifyEmailScreen />, { answers });
    await expectAlert('Failed to verify email. Please try again.', REASON);
  });

  test('ERR-GAME-07 sign out', async () => {
    const answers = { 'POST /api/auth/sign-out': unreachable };
    await openApp('/', <HomeScreen />, { user: HOST, answers });
    await press('Sign Out');
    await expectMessage('Sign out failed. Please try again.', REASON);
  });

  test('ERR-GAME-01 generate', async () => {
    const answers = {
      'GET /api/bank': bankCoverage(),
      'GET /api/generations': { runs: [] },
      'POST /api/generations': unreachable,
    };
    const state = { category: { id: 'trivia' } };
    await openApp('/setup', <SetupScreen />, { state, user: HOST, answers });
    await type('Topic', 'Deep sea creatures');
    await press('Generate my Game');
    await expectMessage('Error generating game. Please try again.', REASON);
  });

  test('ERR-PAY-01 opening a payment', async () => {
    const answers = {
      'GET /api/credits/entries': { entries: [], total: 0 },
      'POST /api/payments/intents': unreachable,
    };
    await openApp('/credits', <CreditsScreen />, { user: HOST, answers });
    await press('Get More Credits');
    await page.getByRole('button', { name: 'Buy Now' }).first().click();
    await expectAlert('Failed to initialize payment. Please try again.', REASON);
  });

  test('ERR-PAY-03 paying', async () => {
    const answers = {
      'GET /api/credits/entries': { entries: [], total: 0 },
      'POST /api/payments/intents': {
        clientSecret: 'pi_1_secret_1',
        paymentIntentId: 'pi_1',
      },
      'POST /api/payments/test-cards': unreachable,
    };
    await openApp('/credits', <CreditsScreen />, { user: HOST, answers });
    await press('Get More Credits');
    await page.getByRole('button', { name: 'Buy Now' }).first().click();
    await type('Card number', '4242424242424242');
    await type('Expiry (MM/YY)', '1234');
    await type('CVC', '123');
    await page.getByRole('button', { name: /^Pay / }).click();
    await expectAlert('An error occurred while processing your payment', REASON);
  });

  test('ERR-PAY-07 a deletion request', async () => {
    const answers = { ...ACCOUNT, 'POST /api/deletion': unreachable };
    await openApp('/data-deletion', <DataDeletionScreen />, { user: HOST, answers });
    await page.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option', { name: 'Something else' }).click();
    await type('Your password', PASSWORD);
    await page.getByRole('checkbox').click();
    holdClock();
    await press('Submit Deletion Request');
    await pass(2_000);
    await expectMessage('Failed to submit deletion request. Please try again.', REASON);
  });
});

describe('an action without one says the reason alone', () => {
  const loads: readonly [string, string, string, ReactElement, Answers][] = [
    ['My Games', '/users', '/users', <LibraryScreen key="" />, { 'GET /api/games': unreachable }],
    [
      'the account',
      '/account',
      '/account',
      <AccountScreen key="" />,
      { 'GET /api/account': unreachable },
    ],
    [
      'the devices',
      '/account',
      '/account',
      <AccountScreen key="" />,
      { ...ACCOUNT, 'GET /api/account/devices': unreachable },
    ],
    [
      'the statement',
      '/credits',
      '/credits',
      <CreditsScreen key="" />,
      { 'GET /api/credits/entries': unreachable },
    ],
    [
      'a deck',
      '/decks/game-1',
      '/decks/:id',
      <DeckScreen key="" />,
      { 'GET /api/games/:id': unreachable },
    ],
    [
      'the outbox',
      '/outbox',
      '/outbox',
      <OutboxScreen key="" />,
      { 'GET /api/outbox': unreachable },
    ],
  ];
  test.for(loads)('loading %s', async ([, address, path, screen, given]) => {
    const answers = { 'GET /api/generations': { runs: [] }, ...given };
    await openApp(address, screen, { path, user: HOST, answers });
    await expectAlert(REASON);
  });

  test('loading a shared deck', async () => {
    const answers = { 'GET /api/shared/:token': unreachable };
    await openApp('/shared/abc', <SharedScreen />, { path: '/shared/:token', answers });
    await expect.element(page.getByText(REASON, { exact: true })).toBeVisible();
  });

  test('ERR-GAME-11 deleting a game', async () => {
    const deck: DeckSummary = {
      id: 'game-1',
      userId: HOST.uid,
      createdAt: 1,
      updatedAt: 1,
      category: 'Trivia',
      gameType: 'trivia',
      title: 'Space',
      topic: 'Space',
      description: '',
      difficulty: 'medium',
      cardCount: 30,
      teamCount: 2,
      timerSeconds: 30,
      tags: [],
      mode: 'house',
    };
    const answers = {
      'GET /api/generations': { runs: [] },
      'GET /api/games': { games: [deck], total: 1 },
      'DELETE /api/games/:id': unreachable,
    };
    await openApp('/users', <LibraryScreen />, { user: HOST, answers });
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Delete', exact: true })
      .click();
    await expect.element(page.getByRole('status').getByText(REASON, { exact: true })).toBeVisible();
  });

  test('changing the password', async () => {
    const answers = { ...ACCOUNT, 'POST /api/account/password': unreachable };
    await openApp('/account', <AccountScreen />, { user: HOST, answers });
    await type('Old password', 'Gooseberry&Fool7');
    await type('New password', PASSWORD);
    await type('Confirm new password', PASSWORD);
    await press('Change Password');
    await expectAlert(REASON);
  });

  test('taking a deletion back', async () => {
    const answers = { 'POST /api/deletion/cancel': unreachable };
    await openApp('/cancel-deletion?oobCode=abc', <CancelDeletionScreen />, { answers });
    await press('Keep My Account');
    await expectAlert(REASON);
  });
});
