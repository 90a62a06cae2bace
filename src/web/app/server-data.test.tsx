// What is kept of the server's data from one screen to the next, and whose it is.
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Session } from '#contract/accounts.ts';
import type { DeckList } from '#contract/decks.ts';
import { sendNews } from '#tests/support/web/live-stream.ts';
import { HOST, openApp } from '#tests/support/web/open-app.tsx';
import { failing, later, type Answers } from '#tests/support/web/server-answers.ts';
import { summary } from '#tests/support/web/summaries.ts';
import { AccountScreen } from '#web/features/accounts/own-account/account-screen.tsx';
import { LibraryScreen } from '#web/features/library/library-screen.tsx';

const OTHER = { ...HOST, uid: 'host-2', email: 'other@example.org' };
const listOf = (...numbers: number[]): DeckList => ({
  games: numbers.map((number) => summary(number)),
  total: numbers.length,
});
const openLibrary = (answers: Answers = {}) =>
  openApp('/users', <LibraryScreen />, {
    user: HOST,
    answers: { 'GET /api/generations': { runs: [] }, 'GET /api/games': listOf(1), ...answers },
  });
const deck = (number: number) => page.getByRole('link', { name: `Evening ${number}` });
const loading = page.getByText('Loading your games...');
const visitors = page.getByText('Please sign in to view your games');

test('My Games shows what it had at once, and asks for what has come since', async () => {
  const app = await openLibrary();
  await expect.element(deck(1)).toBeVisible();
  await app.goTo('/');
  await expect.element(deck(1)).not.toBeInTheDocument();
  const next = later<DeckList>();
  app.answer({ 'GET /api/games': () => next.promise });
  await app.goTo('/users');
  await expect.element(deck(1)).toBeVisible();
  await expect.element(loading).not.toBeInTheDocument();
  await expect.poll(() => app.sent('GET /api/games')).toHaveLength(2);
  next.resolve(listOf(2, 1));
  await expect.element(deck(2)).toBeVisible();
});

test('that there was no game is not said while it is asked whether there is one now', async () => {
  const app = await openLibrary({ 'GET /api/games': listOf() });
  const none = page.getByText('No games found');
  await expect.element(none).toBeVisible();
  await app.goTo('/');
  await expect.element(none).not.toBeInTheDocument();
  const next = later<DeckList>();
  app.answer({ 'GET /api/games': () => next.promise });
  await app.goTo('/users');
  await expect.poll(() => app.sent('GET /api/games')).toHaveLength(2);
  await expect.element(page.getByRole('heading', { name: 'My Games' })).toBeVisible();
  await expect.element(none).not.toBeInTheDocument();
  next.resolve(listOf());
  await expect.element(none).toBeVisible();
});

test('nothing of who has signed out shows for who signs in next', async () => {
  const app = await openLibrary();
  await expect.element(deck(1)).toBeVisible();
  await app.goTo('/');
  app.answer({ 'GET /api/session': { user: null, credits: 0 } });
  sendNews({ type: 'signed-out' });
  await app.goTo('/users');
  await expect.element(visitors).toBeVisible();
  const theirs = later<DeckList>();
  app.answer({
    'GET /api/session': { user: OTHER, credits: 1 },
    'GET /api/games': () => theirs.promise,
  });
  anotherTabSays('changed');
  await expect.element(page.getByText('Welcome, other@example.org')).toBeVisible();
  await expect.element(loading).toBeVisible();
  await expect.element(deck(1)).not.toBeInTheDocument();
  theirs.resolve(listOf(7));
  await expect.element(deck(7)).toBeVisible();
});

test('nor where another tab has signed somebody else in, with the screen open', async () => {
  const app = await openLibrary();
  await expect.element(deck(1)).toBeVisible();
  const theirs = later<DeckList>();
  app.answer({
    'GET /api/session': { user: OTHER, credits: 1 },
    'GET /api/games': () => theirs.promise,
  });
  anotherTabSays('changed');
  await expect.element(page.getByText('Welcome, other@example.org')).toBeVisible();
  await expect.element(deck(1)).not.toBeInTheDocument();
  await expect.element(loading).toBeVisible();
  theirs.resolve(listOf(7));
  await expect.element(deck(7)).toBeVisible();
});

test('any answer that nobody is signed in makes the page a visitor’s, and the session is asked for once', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const session: Session = { user: HOST, credits: 1 };
  const asked = later<Session>();
  let isOver = false;
  const over = () => {
    isOver = true;
    return failing('unauthenticated', 401);
  };
  const app = await openApp('/account', <AccountScreen />, {
    answers: {
      'GET /api/session': () => (isOver ? asked.promise : session),
      'GET /api/account': { user: HOST, hasPassword: true, google: false, pendingEmail: null },
      'GET /api/account/devices': over,
    },
  });
  await expect.element(page.getByRole('heading', { name: 'Devices' })).toBeVisible();
  await expect.poll(() => app.sent('GET /api/session')).toHaveLength(2);
  sendNews({ type: 'devices', ids: [] });
  await expect.poll(() => app.sent('GET /api/account/devices')).toHaveLength(2);
  asked.resolve({ user: null, credits: 0 });
  await expect.element(page.getByText('Please sign in to see your account.')).toBeVisible();
  expect(app.sent('GET /api/session')).toHaveLength(2);
});

/** As another tab of this browser does when it has signed in or out. */
function anotherTabSays(news: string): void {
  const tab = new BroadcastChannel('riffle:session');
  tab.postMessage(news);
  setTimeout(() => tab.close(), 100);
}
