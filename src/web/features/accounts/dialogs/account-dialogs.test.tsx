// Signing in, creating an account, the verification mail and the reset mail, as a host meets them.
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { GOOGLE_CHANNEL } from '#contract/google-channel.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { HOST, holdClock, openApp, pass } from '#tests/support/web/open-app.tsx';
import { failing, later, type Answers } from '#tests/support/web/server-answers.ts';
import { letFormWait } from '#web/platform/session/waiting-form.ts';
import { HomeScreen } from '#web/features/home/home-screen.tsx';

const EMAIL = 'mia@example.org';
const PASSWORD = 'Rhubarb&Custard9';
const SIGNED_IN = { user: HOST, credits: 3 };

const dialog = page.getByRole('dialog');
const alert = dialog.getByRole('alert');
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const field = (label: string) => dialog.getByLabelText(label, { exact: true });
const text = (words: string) => dialog.getByText(words, { exact: true });
const title = (name: string) => dialog.getByRole('heading', { name, exact: true });

async function openSignIn(answers: Answers = {}, state: object = {}) {
  const arrival = { showSignInModal: true, ...state };
  const app = await openApp('/', <HomeScreen />, { state: arrival, answers });
  await expect.element(title('Sign In')).toBeVisible();
  return app;
}

async function openCreate(answers: Answers = {}) {
  const app = await openSignIn(answers);
  await button('Create an account').click();
  await expect.element(title('Create Account')).toBeVisible();
  return app;
}

async function fillIn(email = EMAIL, password = PASSWORD, confirm?: string) {
  await field('Email').fill(email);
  await field('Password').fill(password);
  if (confirm !== undefined) await field('Confirm password').fill(confirm);
}

describe('signing in', () => {
  test('HOME-06 RULE-18 sends what was typed, and home is signed in', async () => {
    const app = await openSignIn({ 'POST /api/auth/sign-in': SIGNED_IN });
    await expect.element(field('Email')).toHaveFocus();
    await fillIn(`  ${EMAIL} `, 'x');
    await button('Sign In').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText('Welcome back')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '3 credits: get more' })).toBeVisible();
    expect(app.sent('POST /api/auth/sign-in').map(({ body }) => body)).toEqual([
      { email: EMAIL, password: 'x' },
    ]);
  });

  test('RULE-01 RULE-02 RULE-03 says what is missing, at the first wrong field, and sends nothing', async () => {
    const app = await openSignIn();
    await button('Sign In').click();
    await expect.element(text('Email is required')).toBeVisible();
    await expect.element(text('Password is required')).toBeVisible();
    await expect.element(field('Email')).toHaveFocus();
    await field('Email').fill('mia');
    await expect.element(text('Email is required')).not.toBeInTheDocument();
    await expect.element(text('Password is required')).toBeVisible();
    await button('Sign In').click();
    await expect.element(text('Please enter a valid email address')).toBeVisible();
    await field('Email').fill(EMAIL);
    await button('Sign In').click();
    await expect.element(field('Password')).toHaveFocus();
    await expect.element(field('Password')).toHaveAttribute('aria-invalid', 'true');
    expect(app.sent('POST /api/auth/sign-in')).toEqual([]);
  });

  const failures: readonly [string, ErrorCode, string][] = [
    [
      'ERR-SIGNIN-02',
      'user-not-found',
      'No account found with this email. Please check your email or create a new account.',
    ],
    ['ERR-SIGNIN-03', 'wrong-password', 'Incorrect password. Please try again.'],
    ['ERR-SIGNIN-04', 'invalid-email', 'Please enter a valid email address.'],
    ['ERR-SIGNIN-05', 'too-many-requests', 'Too many failed attempts. Please try again later.'],
    ['ERR-SIGNIN-06', 'user-disabled', 'This account has been disabled. Please contact support.'],
    ['ERR-SIGNIN-07', 'internal', 'Sign in failed. Please check your credentials and try again.'],
  ];
  test.for(failures)('%s %s', async ([, code, sentence]) => {
    const app = await openSignIn({ 'POST /api/auth/sign-in': failing(code) });
    await fillIn();
    await button('Sign In').click();
    await expect.element(alert).toHaveTextContent(sentence);
    expect(alert.element().textContent).toBe(sentence);
    await expect.element(field('Password')).toHaveValue(PASSWORD);
    await expect.element(button('Resend verification email')).not.toBeInTheDocument();
    // The next try takes it away.
    app.answer({ 'POST /api/auth/sign-in': () => new Promise<never>(() => undefined) });
    await button('Sign In').click();
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('under way it is busy and sends once', async () => {
    const answer = later<never>();
    const app = await openSignIn({ 'POST /api/auth/sign-in': () => answer.promise });
    await fillIn();
    await button('Sign In').click();
    await expect.element(button('Sign In')).toHaveAttribute('aria-busy', 'true');
    await button('Sign In').click({ force: true });
    await button('Continue with Google').click();
    expect(app.sent('POST /api/auth/sign-in')).toHaveLength(1);
  });

  test('HOME-04 says why it opened, and another failure takes that place', async () => {
    await openSignIn(
      { 'POST /api/auth/sign-in': failing('wrong-password', 401) },
      { message: 'Please sign in again to resend verification email.' },
    );
    await expect
      .element(alert)
      .toHaveTextContent('Please sign in again to resend verification email.');
    await fillIn();
    await button('Sign In').click();
    await expect.element(alert).toHaveTextContent(/^Incorrect password\. Please try again\.$/);
  });

  test('HOME-04 it does not open over a signed-in home, now or later', async () => {
    const app = await openApp('/', <HomeScreen />, {
      state: { showSignInModal: true },
      ...SIGNED_IN,
    });
    await expect.element(page.getByText('Welcome back')).toBeVisible();
    await expect.poll(() => app.location().state).toBeNull();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('the password can be looked at', async () => {
    await openSignIn();
    await expect.element(field('Password')).toHaveAttribute('type', 'password');
    const show = dialog.getByRole('button', { name: 'Show password' });
    await expect.element(show).toHaveTextContent('Show');
    await show.click();
    await expect.element(field('Password')).toHaveAttribute('type', 'text');
    const hide = dialog.getByRole('button', { name: 'Hide password' });
    await expect.element(hide).toHaveTextContent('Hide');
    await hide.click();
    await expect.element(field('Password')).toHaveAttribute('type', 'password');
  });

  test('the address stays from one opening to the next', async () => {
    await openSignIn();
    await field('Email').fill(EMAIL);
    await button('Close').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect.element(field('Email')).toHaveValue(EMAIL);
    await expect.element(field('Password')).toHaveValue('');
  });
});

describe('an address that is not verified', () => {
  const UNVERIFIED = { 'POST /api/auth/sign-in': failing('email-not-verified', 403) };
  async function refused(answers: Answers = {}) {
    const app = await openSignIn({ ...UNVERIFIED, ...answers });
    await fillIn();
    await button('Sign In').click();
    await expect
      .element(alert)
      .toHaveTextContent(
        'Please verify your email address before signing in. Check your inbox for a verification email.',
      );
    return app;
  }

  test('STATE-AUTH-04 STATE-AUTH-05 CONST-15 another mail can be asked for; its news shows for five seconds', async () => {
    const app = await refused({ 'POST /api/auth/resend-verification': {} });
    holdClock();
    await button('Resend verification email').click();
    const sent = text('Verification email sent! Check your inbox.');
    await expect.element(sent).toBeVisible();
    expect(app.sent('POST /api/auth/resend-verification')[0]?.body).toEqual({
      email: EMAIL,
      password: PASSWORD,
    });
    await pass(4_900);
    await expect.element(sent).toBeVisible();
    await pass(200);
    await expect.element(sent).not.toBeInTheDocument();
  });

  test('while it is asked for it says so, and asks no second time', async () => {
    const answer = later<object>();
    const app = await refused({ 'POST /api/auth/resend-verification': () => answer.promise });
    await button('Resend verification email').click();
    await expect.element(button('Sending…')).toHaveAttribute('aria-disabled', 'true');
    await button('Sending…').click({ force: true });
    answer.resolve({});
    await expect.element(text('Verification email sent! Check your inbox.')).toBeVisible();
    await expect.element(button('Resend verification email')).toBeVisible();
    expect(app.sent('POST /api/auth/resend-verification')).toHaveLength(1);
  });

  test('one that is verified meanwhile is told so, and nothing is said to be sent', async () => {
    await refused({ 'POST /api/auth/resend-verification': { isVerified: true } });
    await button('Resend verification email').click();
    await expect.element(text('Your email is verified already. You can sign in.')).toBeVisible();
    await expect
      .element(text('Verification email sent! Check your inbox.'))
      .not.toBeInTheDocument();
  });

  test('RULE-20 both are needed', async () => {
    const app = await refused();
    await field('Password').fill('');
    await button('Resend verification email').click();
    const sentence = 'Please enter both email and password to resend verification email.';
    await expect.element(text(sentence)).toBeVisible();
    await fillIn(' ', PASSWORD);
    await button('Resend verification email').click();
    await expect.element(text(sentence)).toBeVisible();
    expect(app.sent('POST /api/auth/resend-verification')).toEqual([]);
  });

  const failures: readonly [string, ErrorCode, string][] = [
    ['ERR-MAIL-01', 'resend-failed', 'Failed to resend verification email. Please try again.'],
    ['ERR-MAIL-02', 'mail-user-not-found', 'No account found with this email address.'],
    [
      'ERR-MAIL-04',
      'too-many-verification-mails',
      'Too many verification email attempts. Please try again later.',
    ],
  ];
  test.for(failures)('%s %s', async ([, code, sentence]) => {
    await refused({ 'POST /api/auth/resend-verification': failing(code) });
    await button('Resend verification email').click();
    await expect.element(text(sentence)).toBeVisible();
  });
});

describe('creating an account', () => {
  test('HOME-07 STATE-AUTH-02 STATE-AUTH-03 HOME-08 makes it, says where the mail went, and leads back', async () => {
    const app = await openCreate({
      'POST /api/auth/sign-up': {},
      'POST /api/auth/register-promo': {},
      'POST /api/auth/resend-verification': {},
    });
    await fillIn(EMAIL, PASSWORD, PASSWORD);
    await button('Create Account').click();
    await expect.element(title('Verify Your Email')).toBeVisible();
    await expect.element(text(EMAIL)).toBeVisible();
    const credentials = { email: EMAIL, password: PASSWORD };
    expect(app.sent('POST /api/auth/sign-up')[0]?.body).toEqual(credentials);
    // CALL-FN-02
    expect(app.sent('POST /api/auth/register-promo')[0]?.body).toEqual({ email: EMAIL });
    await dialog.getByRole('button', { name: /Resend/ }).click();
    await expect.element(text('Verification email sent! Check your inbox.')).toBeVisible();
    expect(app.sent('POST /api/auth/resend-verification')[0]?.body).toEqual(credentials);
    await button("I've Verified My Email - Try Signing In").click();
    await expect.element(title('Sign In')).toBeVisible();
    await expect.element(field('Email')).toHaveValue(EMAIL);
  });

  test('RULE-04 RULE-15 RULE-16 says what is wrong with the new password, live where they differ', async () => {
    const app = await openCreate();
    await fillIn(EMAIL, 'short');
    await button('Create Account').click();
    await expect.element(text('Password must be at least 8 characters long')).toBeVisible();
    await expect.element(text('Please confirm your password')).toBeVisible();
    await field('Password').fill(PASSWORD);
    await field('Confirm password').fill('Rhubarb');
    await expect.element(text('Passwords do not match')).toBeVisible();
    await field('Confirm password').fill(PASSWORD);
    await expect.element(text('Passwords do not match')).not.toBeInTheDocument();
    await field('Password').fill(`${PASSWORD}!`);
    await expect.element(text('Passwords do not match')).toBeVisible();
    await button('Create Account').click();
    expect(app.sent('POST /api/auth/sign-up')).toEqual([]);
  });

  test('HOME-07 the meter says nothing of an empty field', async () => {
    await openCreate();
    const meter = dialog.getByRole('meter', { name: 'Password strength' });
    await expect.element(meter).toHaveAttribute('aria-valuenow', '0');
    await expect.element(text('Very Weak')).not.toBeInTheDocument();
  });

  const strengths: readonly [string, string, number, string, string][] = [
    ['密', 'Very Weak', 17, 'text-bad', 'nothing but that it is not common'],
    ['a', 'Weak', 33, 'text-bad', 'a letter'],
    ['aB', 'Fair', 50, 'text-(--fair)', 'small and capital'],
    ['aB1', 'Good', 67, 'text-good', 'a digit'],
    ['aB1!', 'Strong', 83, 'text-good', 'a sign'],
    ['aB1!aB1!', 'Strong', 100, 'text-good', 'all six'],
  ];
  test.for(strengths)(
    'HOME-07 RULE-13 RULE-14 the meter: “%s” is %s',
    async ([password, label, score, tone]) => {
      await openCreate();
      await field('Password').fill(password);
      const meter = dialog.getByRole('meter', { name: 'Password strength' });
      await expect.element(meter).toHaveAttribute('aria-valuenow', `${score}`);
      await expect.element(meter).toHaveAttribute('aria-valuetext', label);
      await expect.element(text(label)).toHaveClass(tone);
    },
  );

  const failures: readonly [string, ErrorCode, string][] = [
    [
      'ERR-SIGNUP-01',
      'email-already-in-use',
      'An account with this email already exists. Please sign in instead.',
    ],
    [
      'ERR-SIGNUP-02',
      'weak-password',
      'Password is too weak. Please use a stronger password with at least 8 characters, including uppercase, lowercase, numbers, and special characters.',
    ],
    [
      'ERR-SIGNUP-04',
      'operation-not-allowed',
      'Email/password accounts are not enabled. Please contact support.',
    ],
    ['ERR-SIGNUP-05', 'internal', 'Account creation failed. Please try again.'],
  ];
  test.for(failures)('%s %s', async ([, code, sentence]) => {
    await openCreate({ 'POST /api/auth/sign-up': failing(code) });
    await fillIn(EMAIL, PASSWORD, PASSWORD);
    await button('Create Account').click();
    await expect.poll(() => alert.query()?.textContent).toBe(sentence);
  });

  test('STATE-AUTH-01 leads back to signing in, and what was wrong stays behind', async () => {
    await openCreate();
    await button('Create Account').click();
    await expect.element(text('Please confirm your password')).toBeVisible();
    await button('Sign in instead').click();
    await expect.element(title('Sign In')).toBeVisible();
    await expect.element(text('Email is required')).not.toBeInTheDocument();
    await expect.element(field('Confirm password')).not.toBeInTheDocument();
    await expect.element(button('Forgot your password')).toBeVisible();
  });
});

describe('Google', () => {
  const popup = { closed: false, close: vi.fn<() => void>() };
  function openPopup(blocked = false) {
    popup.closed = false;
    const stand = new Proxy(window, {
      get: (_target, key) =>
        key === 'closed' ? popup.closed : key === 'close' ? popup.close : null,
    });
    return vi.spyOn(window, 'open').mockReturnValue(blocked ? null : stand);
  }
  const tell = (error: string | null) => {
    const channel = new BroadcastChannel(GOOGLE_CHANNEL);
    channel.postMessage({ type: GOOGLE_CHANNEL, error });
    channel.close();
  };

  test('opens a popup, and once it tells, home is signed in', async () => {
    const open = openPopup();
    const app = await openSignIn({ 'POST /api/auth/register-promo': {} });
    await button('Continue with Google').click();
    expect(open.mock.calls).toEqual([
      ['/api/auth/google/start', 'riffle-google', 'popup,width=480,height=640'],
    ]);
    await expect.element(button('Continue with Google')).toHaveAttribute('aria-busy', 'true');
    app.answer({ 'GET /api/session': SIGNED_IN });
    tell(null);
    await expect.element(page.getByText('Welcome back')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(app.sent('POST /api/auth/register-promo')[0]?.body).toEqual({ email: HOST.email });
  });

  test('ERR-GOOGLE-02 a blocked popup', async () => {
    openPopup(true);
    await openSignIn();
    await button('Continue with Google').click();
    await expect
      .element(text('Sign in popup was blocked. Please allow popups for this site.'))
      .toBeVisible();
  });

  const failures: readonly [string, string, string][] = [
    ['ERR-GOOGLE-01', 'popup-closed-by-user', 'Sign in was cancelled.'],
    [
      'ERR-GOOGLE-03',
      'account-exists-with-different-credential',
      'An account already exists with this email using a different sign-in method.',
    ],
    ['ERR-GOOGLE-04', 'unauthorized-domain', 'This domain is not authorized for Google sign-in.'],
    ['ERR-GOOGLE-05', 'google-failed', 'Google sign in failed. Please try again.'],
    ['ERR-GOOGLE-05', 'something-else', 'Google sign in failed. Please try again.'],
  ];
  test.for(failures)('%s the popup tells %s', async ([, code, sentence]) => {
    openPopup();
    await openSignIn();
    await button('Continue with Google').click();
    await expect.element(button('Continue with Google')).toHaveAttribute('aria-busy', 'true');
    tell(code);
    await expect.poll(() => alert.query()?.textContent).toBe(sentence);
  });

  test('ERR-GOOGLE-04 where it is not set up, no popup opens', async () => {
    const open = openPopup();
    await openApp('/', <HomeScreen />, {
      state: { showSignInModal: true },
      configuration: { google: false },
    });
    await button('Continue with Google').click();
    await expect.element(text('This domain is not authorized for Google sign-in.')).toBeVisible();
    expect(open).not.toHaveBeenCalled();
  });

  test('ERR-GOOGLE-01 CONST-37 closed for eight seconds with the host back here, it was cancelled', async () => {
    openPopup();
    const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    await openSignIn();
    holdClock();
    await button('Continue with Google').click();
    popup.closed = true;
    // Cut off by the provider's page, it seems closed; the host is in it all the while.
    await pass(60_000);
    await expect.element(alert).not.toBeInTheDocument();
    focus.mockReturnValue(true);
    await pass(7_000);
    await expect.element(alert).not.toBeInTheDocument();
    await pass(1_000);
    await expect.element(alert).toHaveTextContent('Sign in was cancelled.');
  });

  test('CONST-37 an answer that was lost on the way is found in the session', async () => {
    openPopup();
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    const app = await openSignIn({ 'POST /api/auth/register-promo': {} });
    holdClock();
    await button('Continue with Google').click();
    popup.closed = true;
    app.answer({ 'GET /api/session': SIGNED_IN });
    await pass(8_500);
    await expect.element(page.getByText('Welcome back')).toBeVisible();
  });
});

describe('a newcomer', () => {
  const MESSAGE = 'Please sign in to create custom games!';
  async function openNew(price: number, configuration = {}) {
    letFormWait({ category: 'trivia', price });
    const state = { showSignInModal: true, message: MESSAGE, isNew: true };
    const app = await openApp('/', <HomeScreen />, {
      state,
      configuration,
      answers: { 'POST /api/auth/sign-up': {}, 'POST /api/auth/register-promo': {} },
    });
    await expect.element(title('Create Account')).toBeVisible();
    return app;
  }

  test('RULE-27 NEW-02 NEW-03 the dialog opens at Create Account, says why and that the first deck is free', async () => {
    await openNew(1);
    await expect.element(alert).toHaveTextContent(MESSAGE);
    expect(alert.element().textContent).toBe(MESSAGE);
    await expect.element(text('Your first deck is free.')).toBeVisible();
    await button('Sign in instead').click();
    await expect.element(alert).toHaveTextContent(MESSAGE);
    await expect.element(text('Your first deck is free.')).not.toBeInTheDocument();
  });

  test('NEW-03 where the deck costs more than a new account has, it says that', async () => {
    await openNew(2);
    const sentence = 'A new account comes with 1 credit; with fresh questions your deck costs 2.';
    await expect.element(text(sentence)).toBeVisible();
    await expect.element(text('Your first deck is free.')).not.toBeInTheDocument();
  });

  test('NEW-04 NEW-07 signed in by the link in another tab, the dialog closes and home goes on to the form', async () => {
    const app = await openNew(1);
    await fillIn(EMAIL, PASSWORD, PASSWORD);
    await button('Create Account').click();
    await expect.element(title('Verify Your Email')).toBeVisible();
    app.answer({ 'GET /api/session': SIGNED_IN });
    const otherTab = new BroadcastChannel('riffle:session');
    otherTab.postMessage('changed');
    otherTab.close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => app.location().pathname).toBe('/setup/trivia');
  });

  test('NEW-08 the address that was just given stands in the field, whatever was typed before', async () => {
    const app = await openSignIn();
    await field('Email').fill('old@example.org');
    await button('Close').click();
    await app.goTo('/', { showSignInModal: true, email: EMAIL });
    await expect.element(field('Email')).toHaveValue(EMAIL);
  });

  test('NEW-09 the rules of a password are a list, neutral until something is typed', async () => {
    await openNew(1);
    const list = dialog.getByRole('list', { name: 'A password needs' });
    const said = () =>
      list
        .getByRole('listitem')
        .elements()
        .map((item) => item.lastElementChild?.textContent);
    const rules = [
      '8 characters',
      'uppercase letter',
      'lowercase letter',
      'number',
      'special character',
      'not a common one',
    ];
    expect(said()).toEqual(rules);
    await field('Password').fill('aB');
    const met = [false, true, true, false, false, true];
    const told = rules.map((rule, index) => `${rule}: ${met[index] ? 'done' : 'missing'}`);
    await expect.poll(said).toEqual(told);
    await field('Password').fill('');
    await expect.poll(said).toEqual(rules);
  });

  test('NEW-10 where Google is not set up its button is the last and quiet, otherwise it is large', async () => {
    await openNew(1, { google: false });
    const google = button('Continue with Google');
    await expect.element(google).toHaveClass('button-quiet');
    await expect.element(text('or')).not.toBeInTheDocument();
    const last = dialog
      .getByRole('button')
      .elements()
      .findLast((each) => each.closest('form'));
    expect(last).toBe(google.element());
  });
});

test('signed in elsewhere meanwhile, the dialog closes', async () => {
  const app = await openSignIn();
  app.answer({ 'GET /api/session': SIGNED_IN });
  const otherTab = new BroadcastChannel('riffle:session');
  otherTab.postMessage('changed');
  otherTab.close();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Welcome back')).toBeVisible();
});

describe('a forgotten password', () => {
  test('HOME-09 STATE-AUTH-07 STATE-AUTH-08 mails a link and leads back', async () => {
    const app = await openSignIn({ 'POST /api/auth/request-reset': {} });
    await field('Email').fill(EMAIL);
    await button('Forgot your password').click();
    await expect.element(title('Reset Password')).toBeVisible();
    await expect.element(field('Email')).toHaveValue(EMAIL);
    await field('Email').fill(' ben@example.org ');
    await button('Send Reset Link').click();
    await expect.element(title('Check Your Email')).toBeVisible();
    await expect.element(text('ben@example.org')).toBeVisible();
    expect(app.sent('POST /api/auth/request-reset')[0]?.body).toEqual({ email: 'ben@example.org' });
    await button('Back to Sign In').click();
    await expect.element(title('Sign In')).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('where mails stay on the machine it says where to find the link, and nowhere else', async () => {
    for (const outbox of [true, false]) {
      const app = await openApp('/', <HomeScreen />, {
        state: { showSignInModal: true },
        configuration: { outbox },
        answers: { 'POST /api/auth/request-reset': {} },
      });
      await field('Email').fill(EMAIL);
      await button('Forgot your password').click();
      await button('Send Reset Link').click();
      await expect.element(title('Check Your Email')).toBeVisible();
      const hint = dialog.getByText(
        'This installation keeps its mails on this machine. Open the outbox to find the link.',
      );
      if (outbox) {
        await expect.element(hint).toBeVisible();
        const link = dialog.getByRole('link', { name: 'Open the outbox' });
        await expect.element(link).toHaveAttribute('href', '/outbox');
      } else await expect.element(hint).not.toBeInTheDocument();
      await app.close();
    }
  });

  test('RULE-19 asks for an address', async () => {
    const app = await openSignIn();
    await button('Forgot your password').click();
    await button('Send Reset Link').click();
    await expect.element(alert).toHaveTextContent(/^Please enter your email address$/);
    await expect.element(field('Email')).toHaveFocus();
    expect(app.sent('POST /api/auth/request-reset')).toEqual([]);
  });

  const failures: readonly [string, ErrorCode, string][] = [
    ['ERR-MAIL-06', 'mail-user-not-found', 'No account found with this email address.'],
    ['ERR-MAIL-07', 'invalid-email', 'Please enter a valid email address.'],
    ['ERR-MAIL-08', 'too-many-resets', 'Too many password reset attempts. Please try again later.'],
    ['ERR-MAIL-09', 'internal', 'Failed to send password reset email. Please try again.'],
  ];
  test.for(failures)('%s %s', async ([, code, sentence]) => {
    await openSignIn({ 'POST /api/auth/request-reset': failing(code) });
    await button('Forgot your password').click();
    await field('Email').fill(EMAIL);
    await button('Send Reset Link').click();
    await expect.poll(() => alert.query()?.textContent).toBe(sentence);
    await button('Back to Sign In').click();
    await expect.element(title('Sign In')).toBeVisible();
  });
});
