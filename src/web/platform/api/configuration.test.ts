import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SERVICE_MISSING } from '#contract/errors.ts';
import type * as Services from './require-service.ts';

const OFFERED = {
  emailPassword: true,
  google: false,
  writer: 'house',
  payments: 'test',
  stripePublishableKey: null,
  outbox: true,
  supportEmail: 'support@riffle.example',
  privacyEmail: 'privacy@riffle.example',
  iosAppUrl: 'https://ios.example',
  androidAppUrl: 'https://android.example',
  joinUrl: 'http://192.168.1.5:4000',
};

const fetched = vi.fn<() => Promise<Response>>();
const stored = new Map<string, string>();

let services: typeof Services;

/** The module keeps its state for the page's life, so each test is a page of its own. */
async function load() {
  vi.resetModules();
  const page = await import('./configuration.ts');
  services = await import('./require-service.ts');
  page.loadConfiguration();
  await vi.advanceTimersByTimeAsync(0);
  return page;
}

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the configuration', () => {
  test('is asked for once and kept', async () => {
    fetched.mockImplementation(() => Promise.resolve(Response.json(OFFERED)));
    const page = await load();
    page.loadConfiguration();
    expect(page.currentAvailability()).toEqual({ kind: 'online', configuration: OFFERED });
    expect(fetched).toHaveBeenCalledOnce();
    expect(stored.has('riffle:configuration')).toBe(true);
    expect(() => services.requireService('auth')).not.toThrow();
  });

  test('WHAT-13 incomplete: demo mode, one warning, and the services say what they are missing', async () => {
    stored.set('riffle:configuration', JSON.stringify(OFFERED));
    const incomplete = { ...OFFERED, google: undefined };
    fetched.mockImplementation(() => Promise.resolve(Response.json(incomplete)));
    const page = await load();
    expect(page.currentAvailability().kind).toBe('demo');
    expect(console.warn).toHaveBeenCalledOnce();
    expect(() => services.requireService('auth')).toThrow(SERVICE_MISSING.auth);
    expect(() => services.requireService('database')).toThrow(SERVICE_MISSING.database);
    expect(() => services.requireService('functions')).toThrow(SERVICE_MISSING.functions);
    expect(console.error).toHaveBeenCalledTimes(3);
  });

  test('WHAT-14 failing: demo mode where the browser never had one', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const page = await load();
    expect(page.currentAvailability().kind).toBe('demo');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(console.warn).toHaveBeenCalledOnce();
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('failing where the browser had one: offline, tried again every 15 s, warned of once', async () => {
    stored.set('riffle:configuration', JSON.stringify(OFFERED));
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetched.mockImplementation(() => Promise.resolve(Response.json(OFFERED)));
    const page = await load();
    expect(page.currentAvailability()).toEqual({
      kind: 'offline',
      configuration: { ...OFFERED, joinUrl: null },
    });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(page.currentAvailability().kind).toBe('offline');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(page.currentAvailability().kind).toBe('online');
    expect(console.warn).toHaveBeenCalledOnce();
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test('PHONE-23 the address for phones is none while offline, and comes back with the server', async () => {
    fetched.mockImplementation(() => Promise.resolve(Response.json(OFFERED)));
    const page = await load();
    const joinUrl = () => page.currentAvailability().configuration?.joinUrl;
    expect(joinUrl()).toBe('http://192.168.1.5:4000');
    window.dispatchEvent(new Event('offline'));
    expect(joinUrl()).toBeNull();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(joinUrl()).toBe('http://192.168.1.5:4000');
  });

  test('PHONE-23 a server, or a kept answer, that knows nothing of phones has no address for them', async () => {
    const { joinUrl: _none, ...earlier } = OFFERED;
    fetched.mockImplementation(() => Promise.resolve(Response.json(earlier)));
    const online = await load();
    const configuration = { ...OFFERED, joinUrl: null };
    expect(online.currentAvailability()).toEqual({ kind: 'online', configuration });
    stored.set('riffle:configuration', JSON.stringify(earlier));
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const offline = await load();
    expect(offline.currentAvailability()).toEqual({ kind: 'offline', configuration });
  });

  test('a server that goes away is noticed within 30 s, a network at once, and so is its return', async () => {
    fetched.mockImplementation(() => Promise.resolve(Response.json(OFFERED)));
    const page = await load();
    const heard = vi.fn();
    page.subscribeAvailability(heard);
    await vi.advanceTimersByTimeAsync(90_000);
    expect(heard).not.toHaveBeenCalled();
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(page.currentAvailability().kind).toBe('offline');
    fetched.mockImplementation(() => Promise.resolve(Response.json(OFFERED)));
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(page.currentAvailability().kind).toBe('online');
    window.dispatchEvent(new Event('offline'));
    expect(page.currentAvailability().kind).toBe('offline');
  });

  test('is not looked for while nobody looks at the page', async () => {
    fetched.mockImplementation(() => Promise.resolve(Response.json(OFFERED)));
    await load();
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    await vi.advanceTimersByTimeAsync(90_000);
    expect(fetched).toHaveBeenCalledOnce();
    vi.stubGlobal('document', { visibilityState: 'visible' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('that has changed is told, and a network that comes while all is well asks for nothing', async () => {
    fetched.mockImplementation(() => Promise.resolve(Response.json(OFFERED)));
    const page = await load();
    const heard = vi.fn();
    const stop = page.subscribeAvailability(heard);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched).toHaveBeenCalledOnce();
    fetched.mockImplementation(() => Promise.resolve(Response.json({ ...OFFERED, google: true })));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(heard).toHaveBeenCalledOnce();
    expect(page.currentAvailability().configuration).toEqual({ ...OFFERED, google: true });
    stop();
    window.dispatchEvent(new Event('offline'));
    expect(heard).toHaveBeenCalledOnce();
  });

  test('that comes at the press before the next attempt is not asked for twice', async () => {
    stored.set('riffle:configuration', JSON.stringify(OFFERED));
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetched.mockImplementation(() => Promise.resolve(Response.json(OFFERED)));
    const page = await load();
    page.retryConfiguration();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(page.currentAvailability().kind).toBe('online');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('a look that fails only after a later one was answered says nothing of now', async () => {
    fetched.mockImplementation(() => Promise.resolve(Response.json(OFFERED)));
    const page = await load();
    const hanging = Promise.withResolvers<Response>();
    fetched.mockReturnValueOnce(hanging.promise);
    await vi.advanceTimersByTimeAsync(30_000);
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(page.currentAvailability().kind).toBe('online');
    hanging.reject(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(0);
    expect(page.currentAvailability().kind).toBe('online');
  });
});
