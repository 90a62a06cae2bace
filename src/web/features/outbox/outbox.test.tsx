import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dateText } from '#sentences/dates.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { failing, later, type Answers } from '#tests/support/web/server-answers.ts';
import { OutboxScreen } from './outbox-screen.tsx';

const AT = Date.UTC(2026, 10, 21, 20, 15);

const VERIFY = {
  id: 'mail-1',
  to: 'mia@example.org',
  subject: 'Verify your email',
  sentAt: AT,
  text: 'Hello,\nopen http://localhost:4000/verify-email?oobCode=abc-1 now\nor http://localhost:4000/support',
};

function open(answers: Answers) {
  return openApp('/outbox', <OutboxScreen />, { answers });
}

test('the mails of this machine show with whom they are for, and their links open here', async () => {
  await open({ 'GET /api/outbox': { mails: [VERIFY] } });
  const mail = page.getByRole('listitem');
  await expect
    .element(mail.getByRole('heading', { level: 2 }))
    .toHaveTextContent('Verify your email');
  await expect
    .element(mail.getByText(/^To /))
    .toHaveTextContent(`To mia@example.org, ${dateText.moment({ at: AT })}`, {
      normalizeWhitespace: true,
    });
  await expect
    .element(mail.getByText('Hello,'))
    .toHaveTextContent(
      'Hello, open http://localhost:4000/verify-email?oobCode=abc-1 now or http://localhost:4000/support',
    );
  await expect.element(mail.getByText('Hello,')).toHaveClass('whitespace-pre-wrap');
  expect(
    mail
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['http://localhost:4000/verify-email?oobCode=abc-1', '/verify-email?oobCode=abc-1'],
    ['http://localhost:4000/support', '/support'],
  ]);
});

test('says what it is, and asks again at a press', async () => {
  const mails = later<{ mails: never[] }>();
  const app = await open({ 'GET /api/outbox': () => mails.promise });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Outbox');
  await expect
    .element(
      page.getByText('No mail server is set up, so mails stay on this machine and show here.'),
    )
    .toBeVisible();
  await expect.element(page.getByText('Loading mails…')).toBeVisible();
  mails.resolve({ mails: [] });
  await expect.element(page.getByText('No mails yet.')).toBeVisible();
  app.answer({ 'GET /api/outbox': { mails: [VERIFY] } });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(page.getByText('Verify your email')).toBeVisible();
  // What is there stays when asking again fails.
  app.answer({ 'GET /api/outbox': failing('internal', 500) });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => app.sent('GET /api/outbox').length).toBe(3);
  await expect.element(page.getByText('Verify your email')).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => app.location().pathname).toBe('/');
});

test('a failure is said', async () => {
  const app = await open({ 'GET /api/outbox': failing('internal', 500) });
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The mails could not be loaded. Please try again.');
  await expect.poll(() => app.location().pathname).toBe('/outbox');
});

test('ROUTE-02 where mails are sent there is no outbox: it leads home', async () => {
  const app = await open({ 'GET /api/outbox': failing('not-found', 404) });
  await expect.poll(() => app.location().pathname).toBe('/');
});
