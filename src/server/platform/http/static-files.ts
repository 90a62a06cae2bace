// The built web app: hashed assets for ever, pages asked for anew each time, both compressed at build time.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import type { RequestEnv } from './request.ts';

/** Serves the folder that `npm run build` makes; without one, only the API answers. */
export function staticFiles(folder: string) {
  return new Hono<RequestEnv>()
    .use(
      '/assets/*',
      serveStatic({
        root: folder,
        precompressed: true,
        onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
      }),
    )
    .get('/', (c) => sendPage(c, join(folder, 'index.html')))
    .use(
      '*',
      serveStatic({
        root: folder,
        precompressed: true,
        // Icons, manifest and service worker keep their names: the browser asks each time.
        onFound: (_path, c) => c.header('cache-control', 'no-cache'),
      }),
    )
    .get('*', (c) => {
      // A path with an ending is a file that is not there; any other is the web app's own affair.
      if (/\.\w+$/.test(c.req.path)) return c.notFound();
      return sendPage(c, join(folder, 'shell.html'));
    });
}

const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

async function sendPage(c: Context<RequestEnv>, file: string): Promise<Response> {
  if (!existsSync(file)) return c.notFound();
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoding = ENCODINGS.find(
    ({ name, ending }) => accepted.includes(name) && existsSync(file + ending),
  );
  const body = await readFile(file + (encoding?.ending ?? ''));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 24)}"`;
  c.header('cache-control', 'no-cache');
  c.header('etag', etag);
  c.header('vary', 'accept-encoding');
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  c.header('content-type', 'text/html; charset=utf-8');
  if (encoding) c.header('content-encoding', encoding.name);
  return c.body(body);
}
