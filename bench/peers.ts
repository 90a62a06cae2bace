// Other products' built sites, as folders on this machine: BENCH_PEERS=dir1,dir2.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};
const COMPRESSED = /^(?:text|application)\/|svg/u;

/** What a folder may say of itself in `beside.json`, for its screen of play. */
interface Play {
  readonly play: string;
  /** The name of the button that brings the next card. */
  readonly press: string;
  readonly storage?: Readonly<Record<string, string>>;
}

export interface Peer {
  readonly name: string;
  readonly url: string;
  readonly play: Play | undefined;
  stop(): void;
}

export function peerFolders(): readonly string[] {
  const folders = (process.env['BENCH_PEERS'] ?? '').split(',').filter((folder) => folder !== '');
  const missing = folders.find((folder) => !existsSync(join(folder, 'index.html')));
  if (missing !== undefined) throw new Error(`BENCH_PEERS: ${missing} has no index.html`);
  return folders;
}

/** Serves a folder as its host would: compressed, and its first page for every address that is no file. */
export async function servePeer(folder: string): Promise<Peer> {
  const sent = new Map<string, Buffer>();
  const bodyOf = (file: string, type: string): Buffer => {
    const raw = readFileSync(file);
    const body = sent.get(file) ?? (COMPRESSED.test(type) ? brotliCompressSync(raw) : raw);
    sent.set(file, body);
    return body;
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    const named = join(folder, normalize(path));
    const file = isFile(named) ? named : join(folder, 'index.html');
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.setHeader('content-type', type);
    if (COMPRESSED.test(type)) response.setHeader('content-encoding', 'br');
    response.end(bodyOf(file, type));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const about = join(folder, 'beside.json');
  return {
    name: basename(folder),
    url: `http://127.0.0.1:${port}`,
    play: existsSync(about) ? JSON.parse(readFileSync(about, 'utf8')) : undefined,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
