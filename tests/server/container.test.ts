// What the Dockerfile says, as far as it can be tried without a container.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const DOCKERFILE = join(import.meta.dirname, '../../Dockerfile');

/** Runs the image's check of its health, where its server listens on this port; true where it finds it well. */
async function isFoundWell(port: number): Promise<boolean> {
  const [, command = '[]'] = /^HEALTHCHECK CMD (\[.+\])$/mu.exec(
    await readFile(DOCKERFILE, 'utf8'),
  ) ?? [''];
  const [, ...args]: readonly string[] = JSON.parse(command);
  return run(process.execPath, args, { env: { PORT: String(port) } }).then(
    () => true,
    () => false,
  );
}

describe('the image’s check of its health', () => {
  let statuses: Readonly<Record<string, number>> = {};
  let server: Server;
  let port = 0;
  beforeEach(async () => {
    server = createServer(({ url = '' }, answer) => answer.writeHead(statuses[url] ?? 404).end());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  afterEach(() => server.close());

  it('asks on the port of the settings', async () => {
    statuses = { '/api/health': 200, '/api/ready': 200 };
    expect(await isFoundWell(port)).toBe(true);
  });

  it('finds a server well whose disk is full: starting it again helps nobody, and it still reads', async () => {
    statuses = { '/api/health': 200, '/api/ready': 503 };
    expect(await isFoundWell(port)).toBe(true);
  });

  it('finds one unwell whose database does not answer, or that is not there', async () => {
    statuses = { '/api/health': 503, '/api/ready': 503 };
    expect(await isFoundWell(port)).toBe(false);
    server.close();
    expect(await isFoundWell(port)).toBe(false);
  });
});
