import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { close, listen } from './listener.ts';

it('a head gets 20 seconds, a request a minute, and an idle connection stays longer than a proxy’s', async () => {
  const http = createServer();
  const port = await listen(http, '127.0.0.1', 0);
  expect(port).toBeGreaterThan(0);
  expect(http).toMatchObject({
    headersTimeout: 20_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 75_000,
  });
  await close(http, 1000);
  expect(http.listening).toBe(false);
});
