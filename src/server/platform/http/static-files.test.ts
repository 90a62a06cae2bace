// The built web app as it goes out, from a small folder of the test's own.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { close, listen } from './listener.ts';
import { staticFiles } from './static-files.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'riffle-web-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['index.html', 'shell.html']) {
    writeFileSync(join(folder, name), name);
    writeFileSync(join(folder, `${name}.br`), `${name} by brotli`);
    writeFileSync(join(folder, `${name}.gz`), `${name} by gzip`);
  }
  rmSync(join(folder, 'shell.html.br'));
  writeFileSync(join(folder, 'assets', 'app-x.js'), 'script');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function get(path: string, headers: Record<string, string> = {}, from = folder) {
  const answer = await staticFiles(from).request(path, { headers });
  return {
    status: answer.status,
    text: await answer.text(),
    type: answer.headers.get('content-type'),
    kept: answer.headers.get('cache-control'),
    encoding: answer.headers.get('content-encoding'),
    etag: answer.headers.get('etag'),
    vary: answer.headers.get('vary'),
  };
}
const PAGE = {
  status: 200,
  type: 'text/html; charset=utf-8',
  kept: 'no-cache',
  vary: 'accept-encoding',
};

it.each([
  ['/', '', 'index.html', null],
  ['/', 'gzip, br', 'index.html by brotli', 'br'],
  ['/', 'gzip', 'index.html by gzip', 'gzip'],
  ['/', 'deflate', 'index.html', null],
  ['/setup', '', 'shell.html', null],
  ['/a/b', 'gzip', 'shell.html by gzip', 'gzip'],
  // What was not made at build time is not sent.
  ['/setup', 'br', 'shell.html', null],
  ['/setup', 'br, gzip', 'shell.html by gzip', 'gzip'],
])('%s for a browser that takes ‘%s’ is %s', async (path, accepted, text, encoding) => {
  const answer = await get(path, { 'accept-encoding': accepted });
  expect(answer).toMatchObject({ ...PAGE, text, encoding });
  expect(answer.etag).toMatch(/^"[\w-]{24}"$/);
});

it('a page that a browser has is not sent again, another one is', async () => {
  const { etag } = await get('/');
  const own = { 'if-none-match': etag ?? '' };
  expect(await get('/', own)).toMatchObject({ status: 304, text: '', etag, kept: 'no-cache' });
  expect(await get('/setup', own)).toMatchObject({ status: 200, text: 'shell.html' });
  expect(await get('/', { ...own, 'accept-encoding': 'br' })).toMatchObject({ status: 200 });
});

it('hashed assets are kept for ever, other files are asked for each time', async () => {
  // Files say how long they are kept only to a socket: their answer is on its way when that is known.
  const http = createAdaptorServer({ fetch: staticFiles(folder).fetch });
  const port = await listen(http, '127.0.0.1', 0);
  const sent = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return [
      await answer.text(),
      ...['content-type', 'cache-control'].map((name) => answer.headers.get(name)),
    ];
  };
  expect(await sent('/assets/app-x.js')).toEqual([
    'script',
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ]);
  expect(await sent('/manifest.webmanifest')).toEqual([
    '{}',
    'application/manifest+json',
    'no-cache',
  ]);
  await close(http, 0);
});

it('a file that is not there is missing, and so is every page of a folder without them', async () => {
  for (const path of ['/assets/gone.js', '/gone.png', '/a/gone.map']) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
  const empty = join(folder, 'assets');
  expect([(await get('/', {}, empty)).status, (await get('/x', {}, empty)).status]).toEqual([
    404, 404,
  ]);
});
