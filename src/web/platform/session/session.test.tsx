// Who is signed in, as this tab learns it: from the server, the stream, other tabs, and what was kept.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Session } from '#contract/accounts.ts';
import { GOOGLE_CHANNEL } from '#contract/google-channel.ts';
import {
  breakStreams,
  openStreams,
  refuseStreams,
  sendNews,
  sendText,
} from '#tests/support/web/live-stream.ts';
import { HOST, holdClock, openApp, pass } from '#tests/support/web/open-app.tsx';
import { failing, later, type Answers } from '#tests/support/web/server-answers.ts';
import { HomeScreen } from '#web/features/home/home-screen.tsx';
import { LibraryScreen } from '#web/features/library/library-screen.tsx';

const NOBODY: Session = { user: null, credits: 0 };
const KEPT = 'riffle:session';
const kept = (): unknown => JSON.parse(localStorage.getItem(KEPT) ?? 'null');

const signIn = page.getByRole('button', { name: 'Sign In', exact: true });
const signOut = page.getByRole('button', { name: 'Sign Out', exact: true });
const balance = (words: string) => page.getByRole('button', { name: `${words}: get more` });

/** Another tab of this browser: what it hears and says on a channel. */
const tabs: BroadcastChannel[] = [];
function otherTab(channel: string) {
  const told = vi.fn<(news: unknown) => void>();
  const tab = new BroadcastChannel(channel);
  tab.addEventListener('message', ({ data }) => told(data));
  tabs.push(tab);
  return { told, say: (news: unknown) => tab.postMessage(news) };
}
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
});

/** Home with somebody signed in and the stream open. */
async function openSignedIn(answers: Answers = {}) {
  const app = await openApp('/', <HomeScreen />, { user: HOST, credits: 3, answers });
  await expect.poll(openStreams).toBe(1);
  return app;
}

describe('the stream', () => {
  test('CALL-DB-06 DATA-16 tells the balance, which is kept too', async () => {
    await openSignedIn();
    await expect.element(balance('3 credits')).toBeVisible();
    sendNews({ type: 'balance', credits: 1 });
    await expect.element(balance('1 credit')).toBeVisible();
    expect(kept()).toEqual({ user: HOST, credits: 1 });
  });

  test('LIB-03 tells that the account has another address', async () => {
    const answers = {
      'GET /api/games': { games: [], total: 0 },
      'GET /api/generations': { runs: [] },
    };
    await openApp('/users', <LibraryScreen />, { user: HOST, credits: 3, answers });
    await expect.poll(openStreams).toBe(1);
    const user = { ...HOST, email: 'new@example.org' };
    sendNews({ type: 'user', user });
    await expect.element(page.getByText('Welcome, new@example.org', { exact: true })).toBeVisible();
    expect(kept()).toEqual({ user, credits: 3 });
  });

  test('tells the end of the session: the stream closes, and the other tabs hear of it', async () => {
    const app = await openSignedIn();
    app.answer({ 'GET /api/session': NOBODY });
    const { told } = otherTab('riffle:session');
    sendNews({ type: 'signed-out' });
    await expect.element(signIn).toBeVisible();
    await expect.poll(openStreams).toBe(0);
    expect(kept()).toBeNull();
    await expect.poll(() => told.mock.calls).toEqual([['changed']]);
  });

  test('the end of a session that another one has taken the place of signs nobody out', async () => {
    const app = await openSignedIn();
    app.answer({ 'GET /api/session': { user: HOST, credits: 5 } });
    const { told } = otherTab('riffle:session');
    sendNews({ type: 'signed-out' });
    await expect.element(balance('5 credits')).toBeVisible();
    await expect.element(signOut).toBeVisible();
    expect(kept()).toEqual({ user: HOST, credits: 5 });
    expect(openStreams()).toBe(1);
    await expect.poll(() => told.mock.calls).toEqual([['changed']]);
  });

  test('is passed on to the other tabs, and what is none of its news does no harm', async () => {
    await openSignedIn();
    const { told, say } = otherTab('riffle:live');
    sendText('not json');
    sendText('{"type":"weather"}');
    sendNews({ type: 'balance', credits: 2 });
    await expect.element(balance('2 credits')).toBeVisible();
    await expect.poll(() => told.mock.lastCall).toEqual([{ type: 'balance', credits: 2 }]);
    say({ type: 'balance', credits: 9 });
    await expect.element(balance('9 credits')).toBeVisible();
  });

  test('is one for the whole browser: the tab that waits for it takes it over', async () => {
    const { promise, resolve } = later<void>();
    void navigator.locks.request('riffle:live', () => promise);
    await openApp('/', <HomeScreen />, { user: HOST });
    await expect.element(signOut).toBeVisible();
    expect(openStreams()).toBe(0);
    resolve();
    await expect.poll(openStreams).toBe(1);
  });

  test('is a tab’s own where there are no locks, on plain HTTP', async () => {
    const { promise, resolve } = later<void>();
    void navigator.locks.request('riffle:live', () => promise);
    const withoutLocks = new Proxy(navigator, {
      has: (target, key) => key !== 'locks' && key in target,
      get: (target, key) => Reflect.get(target, key),
    });
    vi.stubGlobal('navigator', withoutLocks);
    await openSignedIn();
    expect(openStreams()).toBe(1);
    resolve();
  });

  test('is not held for a visitor', async () => {
    await openApp('/', <HomeScreen />);
    await expect.element(signIn).toBeVisible();
    expect(openStreams()).toBe(0);
  });

  test('is not begun by an answer that comes after the page has gone', async () => {
    const slow = later<Session>();
    const app = await openApp('/', <HomeScreen />, {
      answers: { 'GET /api/session': () => slow.promise },
    });
    await app.close();
    slow.resolve({ user: HOST, credits: 1 });
    await expect.poll(kept).toEqual({ user: HOST, credits: 1 });
    await import('#web/platform/live/live.ts');
    expect(openStreams()).toBe(0);
  });

  test('broken off, it comes back by itself and nothing is asked', async () => {
    const app = await openSignedIn();
    breakStreams();
    expect(app.sent('GET /api/session')).toHaveLength(1);
    expect(openStreams()).toBe(1);
  });

  test('refused, it asks who is signed in', async () => {
    const app = await openSignedIn();
    app.answer({ 'GET /api/session': NOBODY });
    refuseStreams();
    await expect.element(signIn).toBeVisible();
  });

  test('refused again and again, it is tried after 1, 2, 4 and at most 30 seconds', async () => {
    const app = await openSignedIn();
    // Each refusal asks who is signed in.
    const refused = () => app.sent('GET /api/session').length - 1;
    holdClock();
    refuseStreams(6);
    for (const [index, seconds] of [1, 2, 4, 8, 16, 30].entries()) {
      await pass(seconds * 1_000 - 1);
      expect(refused()).toBe(index + 1);
      await pass(1);
      expect(refused()).toBe(index + 2);
    }
    await pass(30_000);
    expect(openStreams()).toBe(1);
    // It has opened since: the next wait is short again.
    refuseStreams();
    await pass(1_000);
    expect(openStreams()).toBe(1);
  });
});

describe('other tabs', () => {
  test('a sign-in or sign-out elsewhere is found out at once', async () => {
    const app = await openApp('/', <HomeScreen />);
    await expect.element(signIn).toBeVisible();
    const { say } = otherTab('riffle:session');
    app.answer({ 'GET /api/session': { user: HOST, credits: 5 } });
    say('changed');
    await expect.element(balance('5 credits')).toBeVisible();
    app.answer({ 'GET /api/session': NOBODY });
    say('changed');
    await expect.element(signIn).toBeVisible();
  });

  test('Google’s popup, which may answer after it was given up, is heard', async () => {
    const app = await openApp('/', <HomeScreen />);
    app.answer({ 'GET /api/session': { user: HOST, credits: 1 } });
    otherTab(GOOGLE_CHANNEL).say({ type: GOOGLE_CHANNEL, error: null });
    await expect.element(balance('1 credit')).toBeVisible();
  });

  test('HOME-01 signing out tells the server and them, and forgets who was here', async () => {
    const app = await openSignedIn({ 'POST /api/auth/sign-out': {} });
    const { told } = otherTab('riffle:session');
    await signOut.click();
    await expect.element(signIn).toBeVisible();
    expect(app.sent('POST /api/auth/sign-out')).toHaveLength(1);
    expect(kept()).toBeNull();
    await expect.poll(() => told.mock.calls).toEqual([['changed']]);
  });

  test('HOME-01 ERR-GAME-07 a sign-out that fails is said, and nobody is signed out', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    await openSignedIn({ 'POST /api/auth/sign-out': failing('internal', 500) });
    const { told } = otherTab('riffle:session');
    await signOut.click();
    const alert = page.getByRole('alertdialog');
    await expect
      .element(alert.getByText('Sign out failed. Please try again.', { exact: true }))
      .toBeVisible();
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect.element(signOut).toBeVisible();
    expect(kept()).toEqual({ user: HOST, credits: 3 });
    expect(told).not.toHaveBeenCalled();
    expect(logged).toHaveBeenCalledOnce();
  });
});

describe('the server', () => {
  test('an answer that was asked for earlier never overwrites a later one', async () => {
    const slow = later<Session>();
    const app = await openSignedIn();
    app.answer({ 'GET /api/session': () => slow.promise });
    const { say } = otherTab('riffle:session');
    say('changed');
    await expect.poll(() => app.sent('GET /api/session')).toHaveLength(2);
    sendNews({ type: 'balance', credits: 8 });
    await expect.element(balance('8 credits')).toBeVisible();
    slow.resolve(NOBODY);
    app.answer({ 'GET /api/session': () => later<Session>().promise });
    say('changed');
    await expect.poll(() => app.sent('GET /api/session')).toHaveLength(3);
    expect(kept()).toEqual({ user: HOST, credits: 8 });
  });

  test('that says ‘please sign in’ signs out; one that fails signs nobody out and is warned of once', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const app = await openSignedIn();
    const { say } = otherTab('riffle:session');
    app.answer({ 'GET /api/session': failing('internal', 500) });
    say('changed');
    say('changed');
    await expect.poll(() => app.sent('GET /api/session')).toHaveLength(3);
    await expect
      .poll(() => warned.mock.calls)
      .toEqual([['Riffle goes on without knowing the session: the server failed.']]);
    await expect.element(signOut).toBeVisible();
    app.answer({ 'GET /api/session': failing('unauthenticated', 401) });
    say('changed');
    await expect.element(signIn).toBeVisible();
    expect(kept()).toBeNull();
    expect(warned).toHaveBeenCalledOnce();
  });

  test('that fails at first: who was here before, still is', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    localStorage.setItem(KEPT, JSON.stringify({ user: HOST, credits: 4 }));
    await openApp('/', <HomeScreen />, {
      answers: { 'GET /api/session': failing('internal', 500) },
    });
    await expect.element(balance('4 credits')).toBeVisible();
  });

  test('that fails at first, with nothing or nonsense kept: nobody is signed in', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    localStorage.setItem(KEPT, '{"user":7}');
    await openApp('/', <HomeScreen />, {
      answers: { 'GET /api/session': failing('internal', 500) },
    });
    await expect.element(signIn).toBeVisible();
    expect(kept()).toBeNull();
  });
});
