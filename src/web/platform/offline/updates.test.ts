// New versions as the browser's service worker tells of them. The module keeps its state for the page's life, so
// each test is a page of its own.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QUIET_MS } from './quiet.ts';

const HOUR = 60 * 60 * 1000;

const reload = vi.fn();
const update = vi.fn(() => Promise.resolve());
const postMessage = vi.fn();
const register = vi.fn();

let page: EventTarget;
let isInstalled: boolean;
/** Tells the page that something was fetched. */
let fetches: () => void;
let sight: EventTarget & { visibilityState: string; readyState: string };
let workers: EventTarget & { controller: object | null; register: typeof register };
let registration: EventTarget & {
  waiting: object | null;
  installing: EventTarget | null;
  update: typeof update;
};
let kept: Map<string, string>;

async function load() {
  vi.resetModules();
  const updates = await import('./updates.ts');
  updates.keepForOffline();
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  return updates;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  kept = new Map();
  isInstalled = false;
  page = Object.assign(new EventTarget(), { matchMedia: () => ({ matches: isInstalled }) });
  sight = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    readyState: 'complete',
  });
  registration = Object.assign(new EventTarget(), { waiting: null, installing: null, update });
  workers = Object.assign(new EventTarget(), { controller: {}, register });
  register.mockResolvedValue(registration);
  class Observer {
    constructor(hear: () => void) {
      fetches = hear;
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', sight);
  vi.stubGlobal('navigator', { serviceWorker: workers, onLine: true });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the service worker', () => {
  it('BYTES-05 is registered once the page is there and nothing has been fetched for a second', async () => {
    sight.readyState = 'interactive';
    await load();
    expect(register).not.toHaveBeenCalled();
    sight.readyState = 'complete';
    await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
    fetches();
    await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
    expect(register).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
  });

  it.each([{ saveData: true }, { type: 'cellular' }])(
    'BYTES-05 waits on a metered connection, %o, until somebody plays',
    async (connection) => {
      workers.controller = null;
      vi.stubGlobal('navigator', { serviceWorker: workers, onLine: true, connection });
      const { askToKeep } = await load();
      await vi.advanceTimersByTimeAsync(HOUR);
      expect(register).not.toHaveBeenCalled();
      askToKeep();
      askToKeep();
      await vi.advanceTimersByTimeAsync(QUIET_MS);
      expect(register).toHaveBeenCalledOnce();
    },
  );

  it('BYTES-05 is asked for by installing the app, and is there for an installed one', async () => {
    workers.controller = null;
    const connection = { saveData: true };
    vi.stubGlobal('navigator', { serviceWorker: workers, onLine: true, connection });
    await load();
    page.dispatchEvent(new Event('appinstalled'));
    await vi.advanceTimersByTimeAsync(QUIET_MS);
    expect(register).toHaveBeenCalledTimes(1);
    isInstalled = true;
    await load();
    expect(register).toHaveBeenCalledTimes(2);
  });

  it('BYTES-05 is looked after on any connection where the browser has one', async () => {
    const connection = { saveData: true, type: 'cellular' };
    vi.stubGlobal('navigator', { serviceWorker: workers, onLine: true, connection });
    await load();
    expect(register).toHaveBeenCalledOnce();
  });

  it.each([undefined, null, {}, { saveData: false, type: 'wifi' }])(
    'BYTES-05 does not wait where nothing says that it is metered: %o',
    async (connection) => {
      workers.controller = null;
      vi.stubGlobal('navigator', { serviceWorker: workers, onLine: true, connection });
      await load();
      expect(register).toHaveBeenCalledOnce();
    },
  );

  it('is not to be had on plain HTTP, and nothing is made of that', async () => {
    const noted = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    vi.stubGlobal('navigator', { onLine: true });
    await load();
    expect(register).not.toHaveBeenCalled();
    expect(noted).not.toHaveBeenCalled();
  });

  it('that can’t be had breaks nothing', async () => {
    const noted = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    register.mockRejectedValue(new TypeError('no'));
    await load();
    expect(noted).toHaveBeenCalledOnce();
  });

  it('is asked for a new version every hour, and when the page is looked at again', async () => {
    await load();
    expect(update).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(HOUR - 1);
    expect(update).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(update).toHaveBeenCalledTimes(1);
    sight.visibilityState = 'hidden';
    sight.dispatchEvent(new Event('visibilitychange'));
    expect(update).toHaveBeenCalledTimes(1);
    sight.visibilityState = 'visible';
    sight.dispatchEvent(new Event('visibilitychange'));
    expect(update).toHaveBeenCalledTimes(2);
    update.mockRejectedValueOnce(new TypeError('offline'));
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(update).toHaveBeenCalledTimes(3);
  });
});

describe('taking a new version', () => {
  it('tells the waiting one to go on, and loads the page anew once it answers', async () => {
    registration.waiting = { postMessage };
    const { takeUpdate } = await load();
    takeUpdate();
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
    expect(reload).not.toHaveBeenCalled();
    workers.dispatchEvent(new Event('controllerchange'));
    workers.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('a page that nobody asked to update is never loaded anew by another tab’s doing', async () => {
    registration.waiting = { postMessage };
    await load();
    workers.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('what was declined is told nothing', async () => {
    registration.waiting = { postMessage };
    const { declineUpdate, takeUpdate } = await load();
    declineUpdate();
    takeUpdate();
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('one that was installed meanwhile is the one that is told', async () => {
    const { takeUpdate } = await load();
    const installing = new EventTarget();
    registration.installing = installing;
    registration.dispatchEvent(new Event('updatefound'));
    registration.waiting = { postMessage };
    installing.dispatchEvent(new Event('statechange'));
    takeUpdate();
    expect(postMessage).toHaveBeenCalledOnce();
  });

  it('the very first worker is no update', async () => {
    workers.controller = null;
    registration.waiting = { postMessage };
    const { takeUpdate } = await load();
    takeUpdate();
    expect(postMessage).not.toHaveBeenCalled();
  });
});

describe('a part of the page that the server has no more', () => {
  it('has the page loaded anew, once', async () => {
    await load();
    page.dispatchEvent(new Event('vite:preloadError'));
    expect(reload).toHaveBeenCalledOnce();
    expect([...kept]).toEqual([['riffle:reloaded', 'yes']]);
    page.dispatchEvent(new Event('vite:preloadError'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not looked for without a network', async () => {
    vi.stubGlobal('navigator', { serviceWorker: workers, onLine: false });
    await load();
    page.dispatchEvent(new Event('vite:preloadError'));
    expect(reload).not.toHaveBeenCalled();
    expect(kept.size).toBe(0);
  });
});
