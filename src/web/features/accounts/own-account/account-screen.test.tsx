// The host's own account: address, password, devices, data.
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Account } from '#contract/accounts.ts';
import { downloads } from '#tests/support/web/downloads.ts';
import { openStreams, sendNews } from '#tests/support/web/live-stream.ts';
import { HOST, openApp } from '#tests/support/web/open-app.tsx';
import { failing, unreachable, type Answers } from '#tests/support/web/server-answers.ts';
import { AccountScreen } from './account-screen.tsx';

const ACCOUNT: Account = { user: HOST, hasPassword: true, google: false, pendingEmail: null };
const HERE = { id: 'd-1', name: 'Chrome on Windows', createdAt: 0, lastSeenAt: 0, current: true };
const THERE = { ...HERE, id: 'd 2', name: 'Safari on iPhone', current: false };
const OLD = 'Gooseberry&Fool7';
const PASSWORD = 'Rhubarb&Custard9';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (label: string) => page.getByLabelText(label, { exact: true });
const text = (words: string) => page.getByText(words, { exact: true });

async function openAccount(answers: Answers = {}, account: Partial<Account> = {}) {
  const app = await openApp('/account', <AccountScreen />, {
    user: HOST,
    answers: {
      'GET /api/account': { ...ACCOUNT, ...account },
      'GET /api/account/devices': { devices: [HERE, THERE] },
      ...answers,
    },
  });
  await expect.element(page.getByRole('heading', { name: 'Devices' })).toBeVisible();
  return app;
}

test('a visitor is asked to sign in', async () => {
  await openApp('/account', <AccountScreen />);
  await expect.element(text('Please sign in to see your account.')).toBeVisible();
  await button('Sign In').click();
  await expect.element(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

test('an account that can’t be loaded says so and is asked for again', async () => {
  const app = await openApp('/account', <AccountScreen />, {
    user: HOST,
    answers: {
      'GET /api/account': failing('internal', 500),
      'GET /api/account/devices': { devices: [] },
    },
  });
  await expect.element(text('Your account could not be loaded.')).toBeVisible();
  app.answer({ 'GET /api/account': ACCOUNT });
  await button('Retry').click();
  await expect.element(text(HOST.email)).toBeVisible();
});

describe('the address', () => {
  test('another one is asked for with the password, and waits for its link', async () => {
    const app = await openAccount({ 'POST /api/account/email': {} });
    await expect.element(button('Change Email')).toBeDisabled();
    // Nothing has happened yet, and nothing says that it has.
    const said = document.querySelectorAll('form [role="alert"], form [role="status"]');
    expect(said).toHaveLength(0);
    await field('New email').fill('new');
    await expect.element(button('Change Email')).toBeDisabled();
    await field('Your password').fill(OLD);
    await button('Change Email').click();
    await expect.element(text('Please enter a valid email address')).toBeVisible();
    expect(app.sent('POST /api/account/email')).toEqual([]);
    await field('New email').fill(' new@example.org ');
    app.answer({ 'GET /api/account': { ...ACCOUNT, pendingEmail: 'new@example.org' } });
    await button('Change Email').click();
    await expect.element(text('new@example.org')).toBeVisible();
    await expect.element(field('New email')).not.toBeInTheDocument();
    expect(app.sent('POST /api/account/email').map(({ body }) => body)).toEqual([
      { email: 'new@example.org', password: OLD },
    ]);
  });

  test('a refusal is said, and what was typed stays', async () => {
    await openAccount({ 'POST /api/account/email': failing('wrong-password', 401) });
    await field('New email').fill('new@example.org');
    await field('Your password').fill(OLD);
    await button('Change Email').click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(/^Incorrect password\. Please try again\.$/);
    await expect.element(field('New email')).toHaveValue('new@example.org');
  });

  test('the link can be sent again, or the old address kept', async () => {
    const pending = { pendingEmail: 'new@example.org' };
    const answers = {
      'POST /api/account/resend-verification': {},
      'DELETE /api/account/email': {},
    };
    const app = await openAccount(answers, pending);
    await button('Send It Again').click();
    await expect.element(text('Verification email sent! Check your inbox.')).toBeVisible();
    expect(app.sent('POST /api/account/resend-verification')).toHaveLength(1);
    app.answer({ 'GET /api/account': ACCOUNT });
    await button('Keep My Old Address').click();
    await expect.element(field('New email')).toBeVisible();
    expect(app.sent('DELETE /api/account/email')).toHaveLength(1);
    await expect.element(text('The address stays as it is.')).toBeVisible();
  });

  test('what came of asking for another one stays until that is the address', async () => {
    const app = await openAccount({ 'POST /api/account/email': {} });
    await expect.poll(openStreams).toBe(1);
    await field('New email').fill('new@example.org');
    await field('Your password').fill(OLD);
    app.answer({ 'GET /api/account': { ...ACCOUNT, pendingEmail: 'new@example.org' } });
    await button('Change Email').click();
    await expect.element(button('Keep My Old Address')).toBeVisible();
    const sentence = text('Check the inbox of the new address.');
    await expect.element(sentence).toBeVisible();
    const user = { ...HOST, email: 'new@example.org' };
    app.answer({ 'GET /api/account': { ...ACCOUNT, user } });
    sendNews({ type: 'user', user });
    await expect.element(field('New email')).toHaveValue('');
    await expect.element(sentence).not.toBeInTheDocument();
  });

  test('LOOK-01 form and note change places, and the keyboard goes on at their heading', async () => {
    const pending = { 'GET /api/account': { ...ACCOUNT, pendingEmail: 'new@example.org' } };
    const app = await openAccount({
      'POST /api/account/email': {},
      'DELETE /api/account/email': {},
    });
    await field('New email').fill('new@example.org');
    await field('Your password').fill(OLD);
    app.answer(pending);
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Keep My Old Address')).toBeVisible();
    const heading = page.getByRole('heading', { name: 'Email', exact: true });
    await expect.element(heading).toHaveFocus();
    app.answer({ 'GET /api/account': ACCOUNT });
    button('Keep My Old Address').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('New email')).toBeVisible();
    await expect.element(heading).toHaveFocus();
  });

  test('news of another address are read anew', async () => {
    const app = await openAccount();
    await expect.poll(openStreams).toBe(1);
    const user = { ...HOST, email: 'moved@example.org' };
    app.answer({ 'GET /api/account': { ...ACCOUNT, user } });
    sendNews({ type: 'user', user });
    await expect.element(text('moved@example.org')).toBeVisible();
  });
});

describe('the password', () => {
  test('RULE-04 RULE-16 RULE-17 is changed with the old one', async () => {
    const app = await openAccount({ 'POST /api/account/password': {} });
    await expect.element(button('Change Password')).toBeDisabled();
    await field('Old password').fill(OLD);
    await field('New password').fill('short');
    await expect.element(button('Change Password')).toBeDisabled();
    await field('Confirm new password').fill('short');
    await button('Change Password').click();
    await expect.element(text('Password must be at least 8 characters long')).toBeVisible();
    expect(app.sent('POST /api/account/password')).toEqual([]);
    await field('New password').fill(PASSWORD);
    await expect.element(text('Passwords do not match')).toBeVisible();
    await field('Confirm new password').fill(PASSWORD);
    await button('Change Password').click();
    await expect
      .element(text('Your password is changed. Other devices are signed out.'))
      .toBeVisible();
    expect(app.sent('POST /api/account/password').map(({ body }) => body)).toEqual([
      { oldPassword: OLD, newPassword: PASSWORD },
    ]);
    for (const label of ['Old password', 'New password', 'Confirm new password']) {
      await expect.element(field(label)).toHaveValue('');
    }
  });

  test('a failure is said, and what was typed stays', async () => {
    await openAccount({ 'POST /api/account/password': failing('internal', 500) });
    await field('Old password').fill(OLD);
    await field('New password').fill(PASSWORD);
    await field('Confirm new password').fill(PASSWORD);
    await button('Change Password').click();
    await expect.element(text('The change could not be saved. Please try again.')).toBeVisible();
    await expect.element(field('Old password')).toHaveValue(OLD);
  });

  test('who came by Google is mailed a link to set one', async () => {
    const google = { hasPassword: false, google: true };
    const app = await openAccount({ 'POST /api/auth/request-reset': {} }, google);
    await expect
      .element(text('You sign in with Google. To change the address, set a password first.'))
      .toBeVisible();
    await expect.element(field('New email')).not.toBeInTheDocument();
    await expect.element(field('Old password')).not.toBeInTheDocument();
    await button('Mail Me a Link to Set One').click();
    await expect.element(text('A link is on its way to your inbox.')).toBeVisible();
    expect(app.sent('POST /api/auth/request-reset')[0]?.body).toEqual({ email: HOST.email });
  });
});

describe('devices', () => {
  test('are listed, this one marked; another is signed out by its entry', async () => {
    const app = await openAccount({ 'DELETE /api/account/devices/:id': {} });
    const rows = page.getByRole('region', { name: 'Devices' }).getByRole('listitem');
    await expect.element(rows.nth(0)).toHaveTextContent('Chrome on Windows · this browser');
    await expect.element(rows.nth(1)).not.toHaveTextContent('this browser');
    app.answer({ 'GET /api/account/devices': { devices: [HERE] } });
    await button('Sign out Safari on iPhone').click();
    await expect.element(text('Safari on iPhone is signed out.')).toBeVisible();
    await expect.poll(() => rows.elements()).toHaveLength(1);
    expect(app.sent('DELETE /api/account/devices/:id').map(({ path }) => path)).toEqual([
      '/api/account/devices/d%202',
    ]);
  });

  test('LOOK-01 one that is gone from the list leaves the keyboard at its heading', async () => {
    const app = await openAccount({ 'DELETE /api/account/devices/:id': {} });
    app.answer({ 'GET /api/account/devices': { devices: [HERE] } });
    button('Sign out Safari on iPhone').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Sign out Safari on iPhone')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Devices' })).toHaveFocus();
  });

  test('this one, signed out, is signed out here too', async () => {
    const app = await openAccount({ 'DELETE /api/account/devices/:id': {} });
    app.answer({ 'GET /api/session': { user: null, credits: 0 } });
    await button('Sign out of this browser').click();
    await expect.element(text('Please sign in to see your account.')).toBeVisible();
    expect(app.sent('DELETE /api/account/devices/:id')[0]?.path).toBe('/api/account/devices/d-1');
  });

  test('all of them are signed out only after a question', async () => {
    const app = await openAccount({ 'POST /api/account/sign-out-everywhere': {} });
    const question = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
    await button('Sign Out Everywhere').click();
    await expect
      .element(question.getByText('Every browser, this one too, will have to sign in again.'))
      .toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(app.sent('POST /api/account/sign-out-everywhere')).toEqual([]);
    await button('Sign Out Everywhere').click();
    app.answer({ 'GET /api/session': { user: null, credits: 0 } });
    await question.getByRole('button', { name: 'Sign Out Everywhere' }).click();
    await expect.element(text('Please sign in to see your account.')).toBeVisible();
    expect(app.sent('POST /api/account/sign-out-everywhere')).toHaveLength(1);
  });

  test('that can’t be loaded say so and are asked for again; news of them are read anew', async () => {
    const app = await openAccount({ 'GET /api/account/devices': failing('internal', 500) });
    await expect.element(text('Your devices could not be loaded.')).toBeVisible();
    app.answer({ 'GET /api/account/devices': { devices: [HERE] } });
    await button('Retry').click();
    await expect.element(button('Sign out of this browser')).toBeVisible();
    await expect.poll(openStreams).toBe(1);
    app.answer({ 'GET /api/account/devices': { devices: [HERE, THERE] } });
    sendNews({ type: 'devices', ids: ['d-1', 'd 2'] });
    await expect.element(button('Sign out Safari on iPhone')).toBeVisible();
  });
});

describe('a session that has ended meanwhile', () => {
  const signIn = page.getByRole('dialog', { name: 'Sign In' });
  const session = { user: HOST, credits: 10 };

  async function signInAgain(): Promise<void> {
    await expect.element(signIn.getByRole('alert')).toHaveTextContent(/^Please sign in first\.$/);
    await expect.element(signIn.getByLabelText('Email')).toHaveValue(HOST.email);
    await signIn.getByLabelText('Password', { exact: true }).fill(OLD);
    await signIn.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect.element(signIn).not.toBeInTheDocument();
  }

  test('another address: to be signed in is asked for, and what was typed is sent after it', async () => {
    const app = await openAccount({
      'POST /api/account/email': failing('unauthenticated', 401),
      'POST /api/auth/sign-in': session,
    });
    await field('New email').fill('new@example.org');
    await field('Your password').fill(OLD);
    await button('Change Email').click();
    app.answer({ 'POST /api/account/email': {} });
    await signInAgain();
    await expect.element(text('Please sign in first.')).not.toBeInTheDocument();
    await expect.element(field('New email')).toHaveValue('new@example.org');
    await button('Change Email').click();
    await expect.element(text('Check the inbox of the new address.')).toBeVisible();
    expect(app.sent('POST /api/account/email').map(({ body }) => body)).toEqual([
      { email: 'new@example.org', password: OLD },
      { email: 'new@example.org', password: OLD },
    ]);
  });

  test('another password: who would rather not sign in now loses nothing either', async () => {
    await openAccount({ 'POST /api/account/password': failing('unauthenticated', 401) });
    await field('Old password').fill(OLD);
    await field('New password').fill(PASSWORD);
    await field('Confirm new password').fill(PASSWORD);
    await button('Change Password').click();
    await expect.element(signIn).toBeVisible();
    // By way of the reset dialog and back, too.
    await signIn.getByRole('button', { name: 'Forgot your password' }).click();
    await page.getByRole('button', { name: 'Back to Sign In' }).click();
    await expect.element(signIn).toBeVisible();
    await signIn.getByRole('button', { name: 'Close' }).click();
    await expect.element(signIn).not.toBeInTheDocument();
    await expect.element(text('Please sign in first.')).toBeVisible();
    await expect.element(field('Old password')).toHaveValue(OLD);
    await expect.element(field('New password')).toHaveValue(PASSWORD);
    await expect.element(field('Confirm new password')).toHaveValue(PASSWORD);
  });

  test('whoever else signs in finds nothing of it', async () => {
    const other = { ...HOST, uid: 'host-2', email: 'other@example.org' };
    const app = await openAccount({
      'POST /api/account/email': failing('unauthenticated', 401),
      'POST /api/auth/sign-in': { user: other, credits: 1 },
    });
    await field('New email').fill('new@example.org');
    await field('Your password').fill(OLD);
    await button('Change Email').click();
    app.answer({ 'GET /api/account': { ...ACCOUNT, user: other } });
    await signInAgain();
    await expect.element(text('other@example.org')).toBeVisible();
    await expect.element(field('New email')).toHaveValue('');
    await expect.element(field('Your password')).toHaveValue('');
  });

  test('a device is signed out after it', async () => {
    const app = await openAccount({
      'DELETE /api/account/devices/:id': failing('unauthenticated', 401),
      'POST /api/auth/sign-in': session,
    });
    await button('Sign out Safari on iPhone').click();
    app.answer({ 'DELETE /api/account/devices/:id': {} });
    await signInAgain();
    await button('Sign out Safari on iPhone').click();
    await expect.element(text('Safari on iPhone is signed out.')).toBeVisible();
  });

  test('an account that can’t be loaded for that asks to sign in', async () => {
    let isOver = false;
    await openApp('/account', <AccountScreen />, {
      answers: {
        'GET /api/session': () => (isOver ? { user: null, credits: 0 } : session),
        'GET /api/account': () => {
          isOver = true;
          return failing('unauthenticated', 401);
        },
      },
    });
    await expect.element(text('Please sign in to see your account.')).toBeVisible();
  });
});

describe('the data', () => {
  test('can be had as a file', async () => {
    const { files } = downloads();
    await openAccount({ 'GET /api/account/data': { user: [{ email: HOST.email }], game: [] } });
    await button('Download My Data').click();
    await expect.element(text('Saved as riffle-my-data.json.')).toBeVisible();
    expect(files.map(({ name }) => name)).toEqual(['blob:deck riffle-my-data.json']);
    expect(files[0]?.blob.type).toBe('application/json');
    expect(await files[0]?.blob.text()).toBe(
      '{\n  "user": [\n    {\n      "email": "host@example.org"\n    }\n  ],\n  "game": []\n}',
    );
  });

  test('that can’t be had says why, and nothing is saved', async () => {
    const { files } = downloads();
    const app = await openAccount();
    for (const [failure, sentence] of [
      [failing('internal', 500), 'Your data could not be downloaded. Please try again.'],
      [failing('rate-limited', 429), 'Too many requests. Please wait a moment and try again.'],
      [unreachable, 'Riffle can’t be reached right now. Please try again.'],
    ] as const) {
      app.answer({ 'GET /api/account/data': failure });
      await button('Download My Data').click();
      await expect.element(text(sentence)).toBeVisible();
    }
    expect(files).toEqual([]);
  });

  test('asks whose session has ended meanwhile to sign in', async () => {
    const { files } = downloads();
    await openAccount({ 'GET /api/account/data': failing('unauthenticated', 401) });
    await button('Download My Data').click();
    await expect
      .element(page.getByRole('dialog', { name: 'Sign In' }).getByRole('alert'))
      .toHaveTextContent('Please sign in first.');
    expect(files).toEqual([]);
  });

  test('goes with the account', async () => {
    const app = await openAccount();
    await page.getByRole('link', { name: 'Delete My Account' }).click();
    await expect.poll(() => app.location().pathname).toBe('/data-deletion');
  });
});
