// Where a verification mail's link leads.
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ErrorCode } from '#contract/errors.ts';
import { openStreams, sendNews } from '#tests/support/web/live-stream.ts';
import { HOST, openApp } from '#tests/support/web/open-app.tsx';
import { failing, later, unreachable, type Answers } from '#tests/support/web/server-answers.ts';
import { letFormWait, takeWaitingForm, waitingForm } from '#web/platform/session/waiting-form.ts';
import { VerifyEmailScreen } from './verify-email-screen.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const title = (name: string) => page.getByRole('heading', { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });

let codes = 0;
/** A code of its own for each test: one is used up once in the life of a page. */
function open(answers: Answers, mode = 'verifyEmail') {
  codes += 1;
  const query = `?mode=${mode}&oobCode=code-${codes}`;
  return openApp(`/verify-email${query}`, <VerifyEmailScreen />, { answers });
}

test('VERIFY-01 VERIFY-05 VERIFY-06 STATE-AUTH-10 uses the code up, says so, and leads to signing in', async () => {
  const answer = later<{ email: string }>();
  const app = await open({ 'POST /api/auth/verify-email': () => answer.promise });
  await expect.element(title('Verify Your Email')).toBeVisible();
  await expect.element(text('Verifying your email...')).toBeVisible();
  answer.resolve({ email: 'mia@example.org' });
  await expect.element(title('Email Verified Successfully!')).toBeVisible();
  await expect.element(text('Your address is confirmed. You can sign in now.')).toBeVisible();
  await expect.element(title("What's next?")).toBeVisible();
  for (const next of [
    'Your account is fully activated',
    'You can access all features',
    'Start creating games for your friends',
  ]) {
    await expect.element(text(next)).toBeVisible();
  }
  expect(app.sent('POST /api/auth/verify-email').map(({ body }) => body)).toEqual([
    { oobCode: `code-${codes}` },
  ]);
  await button('Sign In Now').click();
  await expect
    .poll(() => app.location())
    .toMatchObject({ pathname: '/', state: { showSignInModal: true, email: 'mia@example.org' } });
});

test('NEW-05 NEW-07 in the browser that signed up the host is signed in by it, and other tabs hear of it', async () => {
  const FORM = { category: 'trivia', price: 1 } as const;
  letFormWait(FORM);
  const answer = later<{ email: string }>();
  const app = await open({ 'POST /api/auth/verify-email': () => answer.promise });
  const heard = vi.fn<() => void>();
  const otherTab = new BroadcastChannel('riffle:session');
  otherTab.addEventListener('message', heard);
  app.answer({ 'GET /api/session': { user: HOST, credits: 1 } });
  answer.resolve({ email: HOST.email });
  await expect.element(text('You are signed in on this browser.')).toBeVisible();
  await expect.element(text('Your address is confirmed. You can sign in now.')).toBeVisible();
  expect(localStorage.getItem('riffle:signed-in')).not.toBeNull();
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  otherTab.close();
  // The tab that the form was left in has gone on to it by now.
  takeWaitingForm();
  await button('Sign In Now').click();
  await expect.poll(() => app.location().pathname).toBe('/setup/trivia');
  // No other tab that is at home may take it from this one.
  expect(waitingForm()).toBeUndefined();
});

test('NEW-05 who has signed out since and goes back to the page is not shown as signed in', async () => {
  const answer = later<{ email: string }>();
  const app = await open({ 'POST /api/auth/verify-email': () => answer.promise });
  const address = app.location().pathname + app.location().search;
  app.answer({ 'GET /api/session': { user: HOST, credits: 1 } });
  answer.resolve({ email: HOST.email });
  await expect.element(text('You are signed in on this browser.')).toBeVisible();
  await app.goTo('/elsewhere');
  await expect.poll(() => openStreams()).toBe(1);
  app.answer({ 'GET /api/session': { user: null, credits: 0 } });
  sendNews({ type: 'signed-out' });
  await expect.poll(() => openStreams()).toBe(0);
  await app.goTo(address);
  await expect.element(text('Your address is confirmed. You can sign in now.')).toBeVisible();
  await expect.element(text('You are signed in on this browser.')).not.toBeInTheDocument();
  expect(localStorage.getItem('riffle:session')).toBeNull();
  expect(app.sent('POST /api/auth/verify-email')).toHaveLength(1);
});

test('VERIFY-06 a link that could not be tried is tried again by who comes back to the page', async () => {
  const app = await open({ 'POST /api/auth/verify-email': unreachable });
  const failure = page.getByText('Failed to verify email.');
  await expect.element(failure).toBeVisible();
  const address = app.location().pathname + app.location().search;
  await app.goTo('/elsewhere');
  await expect.element(failure).not.toBeInTheDocument();
  app.answer({ 'POST /api/auth/verify-email': { email: HOST.email } });
  await app.goTo(address);
  await expect.element(title('Email Verified Successfully!')).toBeVisible();
});

test('NEW-07 a form that still waits is taken along: no other tab at home is sent on to it', async () => {
  letFormWait({ category: 'social', price: 1 });
  const answer = later<{ email: string }>();
  const app = await open({ 'POST /api/auth/verify-email': () => answer.promise });
  app.answer({ 'GET /api/session': { user: HOST, credits: 1 } });
  answer.resolve({ email: HOST.email });
  await expect.element(text('You are signed in on this browser.')).toBeVisible();
  await button('Sign In Now').click();
  await expect.poll(() => app.location().pathname).toBe('/setup/social');
  expect(waitingForm()).toBeUndefined();
});

test('NEW-07 where nobody is signed in the form waits at home', async () => {
  const FORM = { category: 'trivia', price: 1 } as const;
  letFormWait(FORM);
  const app = await open({ 'POST /api/auth/verify-email': { email: 'mia@example.org' } });
  await button('Sign In Now').click();
  await expect.poll(() => app.location().pathname).toBe('/');
  expect(app.location().state).toEqual({ showSignInModal: true, email: 'mia@example.org' });
  expect(waitingForm()).toEqual(FORM);
});

test('VERIFY-05 until it is known who is here, it waits', async () => {
  const session = later<{ user: null; credits: number }>();
  const app = await open({
    'GET /api/session': () => session.promise,
    'POST /api/auth/verify-email': { email: 'mia@example.org' },
  });
  await expect.element(text("We're verifying your email address...")).toBeVisible();
  await expect.element(text('Processing...')).toBeVisible();
  expect(app.sent('POST /api/auth/verify-email')).toEqual([]);
  session.resolve({ user: null, credits: 0 });
  await expect.element(title('Email Verified Successfully!')).toBeVisible();
});

test('a link that confirms a new address says that', async () => {
  await open({ 'POST /api/auth/verify-email': { email: 'n@example.org' } }, 'verifyAndChangeEmail');
  await expect
    .element(text('Your new address is confirmed. From now on you can sign in with it.'))
    .toBeVisible();
});

test('VERIFY-02 STATE-AUTH-11 a reset link that comes here goes on to where it belongs', async () => {
  const address = '/verify-email?mode=resetPassword&oobCode=a%26b';
  const app = await openApp(address, <VerifyEmailScreen />);
  await expect
    .poll(() => app.location())
    .toMatchObject({ pathname: '/reset-password', search: '?oobCode=a%26b' });
  expect(app.sent('POST /api/auth/verify-email')).toEqual([]);
});

test('VERIFY-03 VERIFY-07 without a code nothing is asked, and another mail is offered', async () => {
  const app = await openApp('/verify-email', <VerifyEmailScreen />);
  await expect.element(title('Invalid Verification Link')).toBeVisible();
  await expect.element(text('Invalid or missing verification link')).toBeVisible();
  expect(app.sent('POST /api/auth/verify-email')).toEqual([]);
  await button('Request New Verification Email').click();
  await expect
    .poll(() => app.location())
    .toMatchObject({
      pathname: '/',
      state: {
        showSignInModal: true,
        message: 'Please sign in again to resend verification email.',
      },
    });
});

const failures: readonly [string, ErrorCode, string, boolean][] = [
  [
    'ERR-VERIFY-01',
    'verification-expired',
    'This email verification link has expired. Please request a new one.',
    true,
  ],
  [
    'ERR-VERIFY-02',
    'verification-invalid',
    'This email verification link is invalid. Please request a new one.',
    true,
  ],
  [
    'ERR-VERIFY-03',
    'user-disabled',
    'This account has been disabled. Please contact support.',
    false,
  ],
  [
    'ERR-VERIFY-04',
    'verification-user-not-found',
    'No account found with this email address.',
    false,
  ],
  ['ERR-VERIFY-05', 'internal', 'Failed to verify email. Please try again.', false],
];
test.for(failures)('VERIFY-07 %s %s', async ([, code, sentence, offersNewMail]) => {
  const app = await open({ 'POST /api/auth/verify-email': failing(code) });
  await expect.element(title('Invalid Verification Link')).toBeVisible();
  await expect.poll(() => page.getByRole('alert').query()?.textContent).toBe(sentence);
  expect(button('Request New Verification Email').elements()).toHaveLength(offersNewMail ? 1 : 0);
  await button('Back to Sign In').click();
  await expect
    .poll(() => app.location())
    .toMatchObject({ pathname: '/', state: { showSignInModal: true } });
});
