import { describe, expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { DataDeletionScreen } from './data-deletion-screen.tsx';
import { HOST, holdClock, openApp, pass, type OpenApp } from '#tests/support/web/open-app.tsx';
import { sendNews } from '#tests/support/web/live-stream.ts';
import { failing, later, unreachable, type Answers } from '#tests/support/web/server-answers.ts';

const ACCOUNT = { user: HOST, hasPassword: true, google: false, pendingEmail: null };
const DUE_AT = Date.UTC(2026, 11, 22, 12);

const REASONS = [
  'Privacy concerns',
  'I no longer need it',
  'I found an alternative',
  'Trouble with my account',
  'Something else',
];

const reason = page.getByRole('combobox', { name: 'Reason' });
const email = page.getByLabelText('Email', { exact: true });
const information = page.getByLabelText('Additional information (optional)');
const password = page.getByLabelText('Your password', { exact: true });
const tick = page.getByRole('checkbox', {
  name: 'I understand that this action is irreversible',
});
const submit = page.getByRole('button', { name: 'Submit Deletion Request' });

function openForm(answers: Answers = {}): Promise<OpenApp> {
  const known = { 'GET /api/account': ACCOUNT, ...answers };
  return openApp('/data-deletion', <DataDeletionScreen />, { user: HOST, answers: known });
}

function openAsVisitor(): Promise<OpenApp> {
  return openApp('/data-deletion', <DataDeletionScreen />);
}

async function chooseReason(name: string): Promise<void> {
  await reason.click();
  await page.getByRole('option', { name, exact: true }).click();
  await expect.element(reason).toHaveTextContent(name);
}

async function fillIn(): Promise<void> {
  await chooseReason('I found an alternative');
  await information.fill('It was fun');
  await password.fill('Rhubarb&Custard9');
  await tick.click();
}

async function expectFilledIn(): Promise<void> {
  await expect.element(reason).toHaveTextContent('I found an alternative');
  await expect.element(information).toHaveValue('It was fun');
  await expect.element(tick).toBeChecked();
}

function textsOf(locator: Locator): (string | null)[] {
  return locator.elements().map(({ textContent }) => textContent);
}

describe('the form', () => {
  test('DELETE-02 DELETE-10 CONST-23 warns, and says where questions go', async () => {
    await openForm();
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Data Deletion Request');
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        'This cannot be undone. Your games, your credits and your account data are permanently deleted. That can take up to 30 days.',
      );
    await expect
      .element(page.getByRole('contentinfo').or(page.getByText('Questions about your data?')))
      .toHaveTextContent(
        'Questions about your data? Write to privacy@riffle.example. We answer within 24-48 hours.',
      );
    await expect
      .element(page.getByRole('link', { name: 'privacy@riffle.example' }))
      .toHaveAttribute('href', 'mailto:privacy@riffle.example');
  });

  test('DELETE-03 DELETE-05 who is signed in reads the address and can’t change it', async () => {
    await openForm();
    await expect
      .element(page.getByText('Signed in as'))
      .toHaveTextContent('Signed in as host@example.org');
    await expect.element(email).toHaveValue('host@example.org');
    await expect.element(email).toHaveAttribute('readonly');
    await expect
      .element(email)
      .toHaveAccessibleDescription(
        'This is the address of your account and cannot be changed here.',
      );
    await expect.element(information).toHaveAttribute('rows', '4');
    await expect.element(information).toHaveAttribute('maxlength', '1000');
    await expect.element(password).toHaveAttribute('type', 'password');
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
    await expect
      .element(password)
      .toHaveAccessibleDescription('Asked again, because a guest may be at the keyboard.');
    await expect.element(tick).toBeRequired();
    await expect.element(page.getByText('Sign In Required')).not.toBeInTheDocument();
  });

  test('DELETE-05 DATA-20 one of five reasons is chosen, and sent; none takes the choice back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = await openForm({ 'POST /api/deletion': failing('internal') });
    await expect.element(reason).toHaveTextContent('Please choose');
    await password.fill('Rhubarb&Custard9');
    await tick.click();
    holdClock();
    for (const name of REASONS) {
      await reason.click();
      await expect.poll(() => textsOf(page.getByRole('option'))).toEqual(REASONS);
      await page.getByRole('option', { name, exact: true }).click();
      await submit.click();
      await pass(2_000);
      await page.getByRole('button', { name: 'OK' }).click();
    }
    const rest = {
      email: 'host@example.org',
      additionalInfo: '',
      acknowledged: true,
      password: 'Rhubarb&Custard9',
    };
    expect(app.sent('POST /api/deletion').map(({ body }) => body)).toEqual([
      { ...rest, reason: 'privacy-concerns' },
      { ...rest, reason: 'no-longer-needed' },
      { ...rest, reason: 'found-alternative' },
      { ...rest, reason: 'account-issues' },
      { ...rest, reason: 'other' },
    ]);
  });

  test('RULE-41 RULE-42 it can be sent once reason, password and tick are there', async () => {
    await openForm();
    await expect.element(submit).toBeDisabled();
    await chooseReason('Something else');
    await expect.element(submit).toBeDisabled();
    await password.fill('Rhubarb&Custard9');
    await expect.element(submit).toBeDisabled();
    await tick.click();
    await expect.element(submit).toBeEnabled();
    await tick.click();
    await expect.element(submit).toBeDisabled();
    await tick.click();
    await password.fill('');
    await expect.element(submit).toBeDisabled();
  });

  test('after Google alone no password is asked, and none is sent', async () => {
    const app = await openForm({
      'GET /api/account': { ...ACCOUNT, hasPassword: false, google: true },
      'POST /api/deletion': { dueAt: DUE_AT },
    });
    await expect
      .element(page.getByRole('status').filter({ hasText: 'You sign in with Google.' }))
      .toHaveTextContent(
        'You sign in with Google. If that was more than five minutes ago, please sign out and in again first.',
      );
    await expect.element(password).not.toBeInTheDocument();
    await chooseReason('Something else');
    await tick.click();
    holdClock();
    await submit.click();
    await expect
      .poll(() => app.sent('POST /api/deletion')[0]?.body)
      .toEqual({
        email: 'host@example.org',
        reason: 'other',
        additionalInfo: '',
        acknowledged: true,
      });
    // Nothing of it is under way when the next test begins.
    await pass(2_000);
    await expect.element(page.getByText('Request Received')).toBeVisible();
  });

  test('DELETE-01 a spinner shows until it is known who is signed in', async () => {
    const session = later<{ user: typeof HOST; credits: number }>();
    await openApp('/data-deletion', <DataDeletionScreen />, {
      answers: { 'GET /api/session': () => session.promise, 'GET /api/account': ACCOUNT },
    });
    await expect.element(page.getByRole('status').getByText('Loading…')).toBeVisible();
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Data Deletion Request');
    await expect.element(tick).not.toBeInTheDocument();
    session.resolve({ user: HOST, credits: 1 });
    await expect.element(tick).toBeVisible();
    await expect.element(page.getByText('Loading…')).not.toBeInTheDocument();
  });
});

describe('a visitor', () => {
  test('DELETE-04 RULE-42 sees the form, can’t send it, and is led to sign in', async () => {
    const app = await openAsVisitor();
    await expect
      .element(page.getByRole('heading', { name: 'Sign In Required', exact: true }))
      .toBeVisible();
    await expect
      .element(page.getByText('Only you can have your account deleted, so please sign in first.'))
      .toBeVisible();
    await expect.element(page.getByText('Signed in as')).not.toBeInTheDocument();
    await expect.element(password).not.toBeInTheDocument();
    await expect
      .element(email)
      .toHaveAccessibleDescription('Must match the email address associated with your account');
    await email.fill('me@example.org');
    await expect.element(email).toHaveValue('me@example.org');
    await chooseReason('Something else');
    await tick.click();
    await expect
      .element(page.getByRole('button', { name: 'Sign In Required to Submit' }))
      .toBeDisabled();
    await page.getByRole('button', { name: 'Sign In to Continue' }).click();
    await expect.poll(() => app.location().pathname).toBe('/');
    await expect.poll(() => app.location().state).toEqual({ showSignInModal: true });
  });

  test('in demo mode reads why nothing can be sent', async () => {
    await openApp('/data-deletion', <DataDeletionScreen />, { demo: true });
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Accounts' }))
      .toHaveTextContent(
        'Accounts and games written for your topic are not available here. The free games work.',
      );
    await expect
      .element(page.getByRole('button', { name: 'Sign In Required to Submit' }))
      .toBeDisabled();
  });
});

describe('sending', () => {
  test('DELETE-06 CONST-22 shows ‘Submitting Request...’ for two seconds at least, and sends once', async () => {
    const app = await openForm({ 'POST /api/deletion': { dueAt: DUE_AT } });
    await fillIn();
    holdClock();
    await submit.click();
    const submitting = page.getByRole('button', { name: 'Submitting Request...' });
    await expect.element(submitting).toHaveAttribute('aria-disabled', 'true');
    await submitting.click({ force: true });
    await userEvent.type(password, '{Enter}');
    await pass(1_900);
    // The server has ended the session by then.
    app.answer({ 'GET /api/session': { user: null, credits: 0 } });
    sendNews({ type: 'signed-out' });
    await expect.element(submitting).toBeVisible();
    await expect.element(page.getByText('Sign In Required')).not.toBeInTheDocument();
    await pass(100);
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Request Submitted Successfully');
    expect(app.sent('POST /api/deletion')).toHaveLength(1);
  });

  test('DELETE-07 DELETE-08 a confirmation that the mail server refused is not said to have been sent', async () => {
    await openForm({ 'POST /api/deletion': { dueAt: DUE_AT, mailed: false } });
    await fillIn();
    await submit.click();
    const received = page.getByRole('status').filter({ hasText: 'Request Received' });
    await expect
      .element(received)
      .toHaveTextContent(
        'Your request is processed within 30 days, by December 22, 2026; then all data of yours is permanently removed.',
      );
    await expect
      .element(received)
      .toHaveTextContent(
        'No confirmation could be sent: the mail server refused host@example.org. Changed your mind? Until then, write to us at the address below.',
      );
    await expect.element(received).not.toHaveTextContent(/confirmation email|final|link/);
  });

  test('DELETE-07 DELETE-08 DELETE-09 DELETE-10 STATE-DEL-01 what comes next is said and stays when the session ends', async () => {
    const app = await openForm({ 'POST /api/deletion': { dueAt: DUE_AT } });
    await fillIn();
    holdClock();
    await submit.click();
    await pass(2_000);
    const received = page.getByRole('status').filter({ hasText: 'Request Received' });
    await expect.element(received).toBeVisible();
    app.answer({ 'GET /api/session': { user: null, credits: 0 } });
    sendNews({ type: 'signed-out' });
    await expect
      .element(page.getByRole('heading', { name: 'Request Received', exact: true }))
      .toBeVisible();
    await expect
      .element(received)
      .toHaveTextContent(
        'A confirmation email was sent to host@example.org. Your request is processed within 30 days, by December 22, 2026; then all data of yours is permanently removed.',
      );
    await expect
      .poll(() => textsOf(received.getByRole('listitem')))
      .toEqual([
        'You get the confirmation email within 24 hours.',
        'Your account is deactivated immediately: you are signed out everywhere.',
        'Your data is deleted within 30 days.',
        'A final confirmation comes when that is complete.',
      ]);
    await expect
      .element(received)
      .toHaveTextContent(
        'Changed your mind? Until then, the link in the email keeps your account.',
      );
    await expect.element(page.getByText('We answer within 24-48 hours.')).toBeVisible();
    await page.getByRole('button', { name: 'Return to Home' }).click();
    await expect.poll(() => app.location().pathname).toBe('/');
  });

  test('ERR-PAY-07 a failure is said after two seconds, and nothing typed is lost', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = await openForm();
    await fillIn();
    holdClock();
    const general = 'Failed to submit deletion request. Please try again.';
    for (const [failure, sentence] of [
      [failing('wrong-password'), 'Incorrect password. Please try again.'],
      [failing('too-many-requests'), 'Too many failed attempts. Please try again later.'],
      [
        failing('reauthentication-required'),
        'Please sign in with Google again, to show that it is you.',
      ],
      [failing('internal'), general],
      [unreachable, general],
    ] as const) {
      logged.mockClear();
      app.answer({ 'POST /api/deletion': failure });
      await submit.click();
      await pass(1_900);
      await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
      await pass(100);
      await expect.element(page.getByRole('alertdialog')).toHaveTextContent(sentence);
      expect(logged).toHaveBeenCalledTimes(sentence === general ? 1 : 0);
      await page.getByRole('button', { name: 'OK' }).click();
      await expectFilledIn();
      await expect.element(password).toHaveValue('Rhubarb&Custard9');
    }
    const [first, ...others] = app.sent('POST /api/deletion').map(({ body }) => body);
    expect(first).toMatchObject({ reason: 'found-alternative', additionalInfo: 'It was fun' });
    expect(others).toEqual([first, first, first, first]);
  });
});

test('DELETE-04 a session that has ended meanwhile is said, and what was typed waits for signing in', async () => {
  const app = await openForm({ 'POST /api/deletion': failing('unauthenticated', 401) });
  await fillIn();
  app.answer({ 'GET /api/session': { user: null, credits: 0 } });
  holdClock();
  await submit.click();
  await pass(2_000);
  await expect.element(page.getByRole('alertdialog')).toHaveTextContent('Please sign in first.');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect.element(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Sign In Required to Submit' }))
    .toBeDisabled();
  await expectFilledIn();
});

describe('what was chosen and typed', () => {
  test('DELETE-04 survives signing in on the home page', async () => {
    const app = await openAsVisitor();
    await email.fill('host@example.org');
    await chooseReason('I found an alternative');
    await information.fill('It was fun');
    await tick.click();
    await page.getByRole('button', { name: 'Sign In to Continue' }).click();
    await expect.poll(() => app.location().pathname).toBe('/');
    await app.close();
    await openForm();
    await expectFilledIn();
    await expect.element(password).toHaveValue('');
  });

  test('survives the end of the session while the form is open', async () => {
    const app = await openForm();
    await fillIn();
    app.answer({ 'GET /api/session': { user: null, credits: 0 } });
    sendNews({ type: 'signed-out' });
    await expect.element(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
    await expectFilledIn();
  });

  test('survives a reload, but no password is written down', async () => {
    const app = await openForm();
    await fillIn();
    expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('Rhubarb');
    await app.close();
    await openForm();
    await expectFilledIn();
    await expect.element(password).toHaveValue('');
  });

  test('is not shown to somebody else who signs in after, nor to a visitor', async () => {
    const app = await openForm();
    await fillIn();
    await app.close();
    const visited = await openAsVisitor();
    await expect.element(information).toHaveValue('');
    await visited.close();
    const other = { ...HOST, uid: 'host-2', email: 'other@example.org' };
    await openApp('/data-deletion', <DataDeletionScreen />, {
      user: other,
      answers: { 'GET /api/account': { ...ACCOUNT, user: other } },
    });
    await expect.element(email).toHaveValue('other@example.org');
    await expect.element(reason).toHaveTextContent('Please choose');
    await expect.element(information).toHaveValue('');
    await expect.element(tick).not.toBeChecked();
  });

  test('is forgotten once it was sent', async () => {
    const app = await openForm({ 'POST /api/deletion': { dueAt: DUE_AT } });
    await fillIn();
    holdClock();
    await submit.click();
    await pass(2_000);
    await expect.element(page.getByText('Request Received')).toBeVisible();
    await app.close();
    await openForm();
    await expect.element(reason).toHaveTextContent('Please choose');
    await expect.element(information).toHaveValue('');
  });

  test('a kept form that can’t be read is none', async () => {
    sessionStorage.setItem('riffle:deletion', '{"reason":"boredom"}');
    await openForm();
    await expect.element(reason).toHaveTextContent('Please choose');
  });
});
