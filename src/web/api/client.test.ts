import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from './client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('CONST-27 a call gives up after 70 seconds, with an error of its own', async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  vi.stubGlobal('fetch', (_path: string, { signal }: { readonly signal: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });
  const calling = call('GET', '/api/health', { schema: z.unknown() });
  patience.abort(new DOMException('late', 'TimeoutError'));
  await expect(calling).rejects.toMatchObject({ code: 'unreachable' });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(70_000);
});
