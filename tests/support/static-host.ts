// A host of files alone: what the built web app lies on in demo mode.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

export interface StaticHost {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves a build's folder, and its `404.html` for what is no file in it; it knows no API. */
export async function serveFolder(folder: string): Promise<StaticHost> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const file = path === '/' ? '/index.html' : path;
    const send = (name: string, body: Buffer): void => {
      response.setHeader('content-type', TYPES[extname(name)] ?? 'text/plain');
      response.end(path.startsWith('/api/') ? '<!doctype html>' : body);
    };
    readFile(join(folder, file)).then(
      (body) => send(file, body),
      async () => {
        response.statusCode = path.startsWith('/api/') ? 200 : 404;
        send('/404.html', await readFile(join(folder, '404.html')));
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
