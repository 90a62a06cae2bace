// What is only needed later is loaded later: a server that nobody has asked for it does without.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'riffle-loaded-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a server on an empty folder in a process of its own, and tells what that has loaded. */
const SCRIPT = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  const { runServer } = await import('#server/app.ts');
  const { readConfiguration } = await import('#server/platform/configuration/configuration.ts');
  const server = await runServer(
    readConfiguration({ DATA_DIR: ${JSON.stringify(folder)}, PORT: '0', LOG_LEVEL: 'silent' }),
  );
  const answer = await fetch('http://127.0.0.1:' + server.port + '/api/session');
  await answer.text();
  await server.stop();
  console.log(JSON.stringify(loaded));
  process.exit();`;

let loaded: readonly string[] = [];
beforeAll(async () => {
  const run = promisify(execFile);
  const options = { cwd: ROOT, maxBuffer: 16 * 1024 * 1024 };
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', SCRIPT], options);
  loaded = JSON.parse(stdout);
});

it('the script sees what is loaded', () => {
  expect(loaded.some((url) => url.includes('/node_modules/hono/'))).toBe(true);
  expect(loaded.some((url) => url.endsWith('/src/server/routes.ts'))).toBe(true);
});

it.each([
  ['models', /\/node_modules\/(?:ai|@ai-sdk)\/|\/generation\/model\/(?:model-|second-look)/],
  ['Stripe', /\/node_modules\/stripe\//],
  ['mail', /\/node_modules\/(?:nodemailer|mailparser)\//],
  ['the metrics’ client', /\/node_modules\/prom-client\//],
  ['Google sign-in', /\/node_modules\/openid-client\//],
  ['PostgreSQL', /\/node_modules\/pg\//],
  ['the card bank', /\/generation\/bank\/(?:pool|suggest|topic-index)\.ts/],
  ['the larger half of zod', /\/node_modules\/zod\/v4\/classic\//],
])('what is for %s is not', (_name, pattern) => {
  expect(loaded.filter((url) => pattern.test(url))).toEqual([]);
});
