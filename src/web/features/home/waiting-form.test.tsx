// A set-up form that waits for its host, met at home.
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { HOST, openApp, type OpenApp } from '#tests/support/web/open-app.tsx';
import { letFormWait, waitingForm } from '#web/platform/session/waiting-form.ts';
import { HomeScreen } from './home-screen.tsx';

const open = (visit: Parameters<typeof openApp>[2] = {}) => openApp('/', <HomeScreen />, visit);
const dialog = page.getByRole('dialog');
const title = (name: string) => dialog.getByRole('heading', { name, exact: true });
const HOST_HERE = { user: HOST, credits: 1 };

test('NEW-04 NEW-07 whoever is signed in by now is sent on to it, once', async () => {
  letFormWait({ category: 'trivia', price: 1 });
  const app = await open({ state: { showSignInModal: true } });
  await expect.element(title('Sign In')).toBeVisible();
  expect(app.location().pathname).toBe('/');
  await signInElsewhere(app);
  await expect.poll(() => app.location().pathname).toBe('/setup/trivia');
  await app.goTo('/');
  await expect.element(page.getByText('Welcome back')).toBeVisible();
  await expect.poll(() => app.location().pathname).toBe('/');
});

test('NEW-04 NEW-07 who comes home by Sign In Now, signed in, goes on at once', async () => {
  letFormWait({ category: 'trivia', price: 1 });
  const app = await openApp('/', <HomeScreen />, {
    ...HOST_HERE,
    state: { showSignInModal: true },
  });
  await expect.poll(() => app.location().pathname).toBe('/setup/trivia');
});

test('NEW-04 a tab out of sight lets it wait until it is seen', async () => {
  letFormWait({ category: 'social', price: 1 });
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const app = await open({ ...HOST_HERE, state: { showSignInModal: true } });
  await expect.element(page.getByText('Welcome back')).toBeVisible();
  expect(waitingForm()).toBeDefined();
  sight.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => app.location().pathname).toBe('/setup/social');
});

test('NEW-04 not after a day, and not where what is kept names no category', async () => {
  const yesterday = Date.now() - 24 * 60 * 60_000;
  for (const kept of [
    { category: 'trivia', price: 1, since: yesterday },
    { category: 'knitting', price: 1, since: Date.now() },
    { category: 'trivia', price: 1 },
  ]) {
    localStorage.setItem('riffle:waiting', JSON.stringify(kept));
    const app = await open(HOST_HERE);
    await expect.element(page.getByText('Welcome back')).toBeVisible();
    expect(app.location().pathname).toBe('/');
    await app.close();
  }
});

/** As if the mail's link had been followed in another tab. */
async function signInElsewhere(app: OpenApp): Promise<void> {
  app.answer({ 'GET /api/session': HOST_HERE });
  const otherTab = new BroadcastChannel('riffle:session');
  otherTab.postMessage('changed');
  otherTab.close();
  await expect.element(dialog).not.toBeInTheDocument();
}
