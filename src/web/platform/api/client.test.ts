import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from './client.ts';
import { onSessionEnd } from './session-end.ts';

const Health = z.object({ status: z.string() });

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A server that never answers. */
function silent(_path: string, { signal }: RequestInit): Promise<Response> {
  const { promise, reject } = Promise.withResolvers<Response>();
  signal?.addEventListener('abort', () => reject(signal.reason));
  return promise;
}

it('CONST-27 a call gives up after 70 seconds, with an error of its own', async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  fetched.mockImplementation(silent);
  const calling = call('GET', '/api/health', { schema: z.unknown() });
  patience.abort(new DOMException('late', 'TimeoutError'));
  await expect(calling).rejects.toMatchObject({ code: 'unreachable' });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(70_000);
});

it('CONST-14 a call with more patience gives up when that ends', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  fetched.mockResolvedValue(Response.json({ status: 'ok' }));
  await call('GET', '/api/health', { schema: Health, timeoutMs: 300_000 });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(300_000);
});

describe('what is sent', () => {
  it('is JSON, with the session’s cookie', async () => {
    fetched.mockResolvedValue(Response.json({ status: 'ok' }));
    const body = { topic: 'Space' };
    await expect(call('POST', '/api/generations', { schema: Health, body })).resolves.toEqual({
      status: 'ok',
    });
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/generations', {
      method: 'POST',
      credentials: 'same-origin',
      signal: expect.any(AbortSignal),
      headers: { 'content-type': 'application/json' },
      body: '{"topic":"Space"}',
    });
  });

  it('has no body and no type where there is nothing to say', async () => {
    fetched.mockResolvedValue(Response.json({ status: 'ok' }));
    await call('GET', '/api/health', { schema: Health });
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/health', {
      method: 'GET',
      credentials: 'same-origin',
      signal: expect.any(AbortSignal),
      headers: {},
    });
  });
});

describe('what fails', () => {
  it('an error answer is the server’s own problem', async () => {
    const error = { code: 'wrong-password', message: 'Incorrect password. Please try again.' };
    fetched.mockResolvedValue(Response.json({ error }, { status: 401 }));
    await expect(call('GET', '/api/health', { schema: Health })).rejects.toMatchObject({
      name: 'Problem',
      code: 'wrong-password',
      message: 'Incorrect password. Please try again.',
    });
  });

  it.each([
    ['JSON of another form', () => Response.json({ state: 'ok' })],
    ['a page', () => new Response('<html>')],
  ])('%s is not what the contract says', async (_, answer) => {
    fetched.mockImplementation(() => Promise.resolve(answer()));
    await expect(call('GET', '/api/health', { schema: Health })).rejects.toMatchObject({
      code: 'internal',
      message: 'Something went wrong. Please try again.',
    });
  });

  it('no connection is unreachable', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const { signal } = new AbortController();
    await expect(call('GET', '/api/health', { schema: Health, signal })).rejects.toMatchObject({
      code: 'unreachable',
      message: 'Riffle can’t be reached right now. Please try again.',
    });
  });

  it('an abort of the caller’s is thrown as it is, and is no failure', async () => {
    fetched.mockImplementation(silent);
    const leaving = new AbortController();
    const calling = call('GET', '/api/health', { schema: Health, signal: leaving.signal });
    const reason = new DOMException('left', 'AbortError');
    leaving.abort(reason);
    await expect(calling).rejects.toBe(reason);
  });

  it('CONST-27 a caller’s own signal does not take the time limit away', async () => {
    const patience = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    fetched.mockImplementation(silent);
    const { signal } = new AbortController();
    const calling = call('GET', '/api/health', { schema: Health, signal });
    patience.abort(new DOMException('late', 'TimeoutError'));
    await expect(calling).rejects.toMatchObject({ code: 'unreachable' });
  });
});

describe('that nobody is signed in', () => {
  const refused = (code: string) => () =>
    Promise.resolve(Response.json({ error: { code, message: 'No.' } }, { status: 401 }));
  const ended = vi.fn<() => void>();
  let unhear: () => void;
  beforeEach(() => {
    ended.mockReset();
    unhear = onSessionEnd(ended);
  });
  afterEach(() => unhear());

  it('is told to the one who listens, and thrown', async () => {
    fetched.mockImplementation(refused('unauthenticated'));
    await expect(call('GET', '/api/account', { schema: Health })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(ended).toHaveBeenCalledOnce();
    unhear();
    await expect(call('GET', '/api/account', { schema: Health })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(ended).toHaveBeenCalledOnce();
  });

  it('is the caller’s alone where it says so', async () => {
    fetched.mockImplementation(refused('unauthenticated'));
    const options = { schema: Health, tellsOnlyCaller: true } as const;
    await expect(call('GET', '/api/session', options)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(ended).not.toHaveBeenCalled();
  });

  it('is not what another refusal says', async () => {
    fetched.mockImplementation(refused('wrong-password'));
    await expect(call('POST', '/api/auth/sign-in', { schema: Health })).rejects.toMatchObject({
      code: 'wrong-password',
    });
    expect(ended).not.toHaveBeenCalled();
  });
});
