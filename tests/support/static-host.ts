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

/** Serves a build's folder: the page of a path without an ending is the shell; it knows no API. */
export async function serveFolder(folder: string): Promise<StaticHost> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const file = path === '/' ? '/index.html' : extname(path) ? path : '/shell.html';
    readFile(join(folder, file)).then(
      (body) => {
        response.setHeader('content-type', TYPES[extname(file)] ?? 'text/plain');
        response.end(path.startsWith('/api/') ? '<!doctype html>' : body);
      },
      () => {
        response.statusCode = 404;
        response.end();
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
