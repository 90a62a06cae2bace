// A real server process on an empty data folder, as the README's first command starts it (after the build).
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** What `npm run serve` gives to Node. */
export const SERVE_ARGS: readonly string[] = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
)
  .scripts.serve.split(' ')
  .slice(2);

export interface RiffleProcess {
  readonly url: string;
  readonly dataDir: string;
  /** What it has printed so far. */
  output(): string;
  /** Sends a signal and answers with the exit status. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts what `npm run serve` starts, with the given settings and waits for its greeting. */
export async function startRiffle(
  settings: Readonly<Record<string, string>> = {},
): Promise<RiffleProcess> {
  const dataDir = settings['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'riffle-e2e-')));
  const child = spawn(process.execPath, SERVE_ARGS, {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      ...settings,
    },
  });
  const output = collect(child);
  const url = await greeting(child, output);
  return {
    url,
    dataDir,
    output,
    async stop(signal = 'SIGTERM') {
      const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
      child.kill(signal);
      const status = await exited;
      await rm(dataDir, { recursive: true, force: true });
      return status;
    },
  };
}

function collect(child: ChildProcess): () => string {
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}

function greeting(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const url = /Riffle is ready: (http\S+)/.exec(output())?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', look);
    child.once('exit', (status) => reject(new Error(`It ended with ${status}: ${output()}`)));
  });
}
