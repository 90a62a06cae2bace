import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '#tests/support/web/open-app.tsx';
import { failing, later, unreachable, type Answers } from '#tests/support/web/server-answers.ts';
import { CancelDeletionScreen } from './cancel-deletion-screen.tsx';

const keep = page.getByRole('button', { name: 'Keep My Account' });

function open(address = '/cancel-deletion?oobCode=code-1', answers: Answers = {}) {
  return openApp(address, <CancelDeletionScreen />, { answers });
}

test('the link of the mail takes the deletion back with one press, and leads to signing in', async () => {
  const done = later<Record<string, never>>();
  const app = await open(undefined, { 'POST /api/deletion/cancel': () => done.promise });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Keep your account?');
  await expect
    .element(page.getByText('You asked us to delete your account. You can take that back now.'))
    .toBeVisible();
  // A mail scanner that follows the link changes nothing.
  expect(app.sent('POST /api/deletion/cancel')).toEqual([]);
  await keep.click();
  await expect.element(keep).toHaveAttribute('aria-busy', 'true');
  expect(app.sent('POST /api/deletion/cancel').map(({ body }) => body)).toEqual([
    { code: 'code-1' },
  ]);
  done.resolve({});
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Your account stays');
  await expect
    .element(page.getByText('Nothing was deleted. Your games and credits are where they were.'))
    .toBeVisible();
  await expect.element(keep).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect.poll(() => app.location().pathname).toBe('/');
  await expect.poll(() => app.location().state).toEqual({ showSignInModal: true });
});

test('a link that does not hold any more says why, and can be tried again', async () => {
  const app = await open();
  for (const [failure, sentence] of [
    [
      failing('deletion-code-invalid', 400),
      'This link is invalid. Please open the newest one that we mailed you.',
    ],
    [
      failing('deletion-code-expired', 410),
      'This link has expired. Your data has been deleted, or is about to be.',
    ],
    [unreachable, 'Riffle can’t be reached right now. Please try again.'],
  ] as const) {
    app.answer({ 'POST /api/deletion/cancel': failure });
    await keep.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
    await expect.element(keep).not.toHaveAttribute('aria-busy');
  }
  app.answer({ 'POST /api/deletion/cancel': {} });
  await keep.click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Your account stays');
});

test('DELETE-08 an address without a code is said to be no link of ours, and home is one press away', async () => {
  const app = await open('/cancel-deletion');
  await keep.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This link is invalid. Please open the newest one that we mailed you.');
  expect(app.sent('POST /api/deletion/cancel')).toEqual([]);
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await expect.poll(() => app.location().pathname).toBe('/');
  await expect.poll(() => app.location().state).toBeNull();
});

test('WHAT-13 in demo mode it says what is not available', async () => {
  await openApp('/cancel-deletion?oobCode=code-1', <CancelDeletionScreen />, { demo: true });
  await keep.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'Accounts and games written for your topic are not available here. The free games work.',
    );
});
