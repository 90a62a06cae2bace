// From the start of the process to its first answer.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../tests/support/free-port.ts';
import { npmScript } from '../tests/support/npm-script.ts';
import { median, type Section } from './section.ts';

const ROOT = join(import.meta.dirname, '..');
const RUNS = 7;
const BARE = [
  '--input-type=module',
  '-e',
  `const { Hono } = await import('hono'); const { serve } = await import('@hono/node-server');
   const app = new Hono(); app.get('*', (c) => c.json({ status: 'ok' }));
   serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });`,
];

/** Milliseconds from the start of a process until it answers. */
async function firstAnswer(args: readonly string[], dataDir: string): Promise<number> {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined);
    if (answer?.ok) break;
    await setTimeout(2);
  }
  const took = performance.now() - begun;
  child.kill();
  await new Promise((resolve) => child.once('exit', resolve));
  return took;
}

export async function measureStart(): Promise<Section> {
  const folders: string[] = [];
  const fresh: number[] = [];
  const again: number[] = [];
  const bare: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const dataDir = await mkdtemp(join(tmpdir(), 'riffle-bench-'));
    folders.push(dataDir);
    bare.push(await firstAnswer(BARE, dataDir));
    fresh.push(await firstAnswer(npmScript('serve'), dataDir));
    again.push(await firstAnswer(npmScript('serve'), dataDir));
  }
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  const ms = (values: readonly number[]): string => `${median(values).toFixed(0)} ms`;
  return {
    title: 'Start to the first answer',
    command: 'npm run bench -- start',
    about: `Median of ${RUNS}, from the start of the process to the first answer of /api/health, beside a bare hono server, in turn. Aim: at most 4 times of it.`,
    columns: ['on an empty folder', 'again', 'bare', 'ratio of the last two'],
    rows: [[ms(fresh), ms(again), ms(bare), (median(again) / median(bare)).toFixed(1)]],
  };
}
