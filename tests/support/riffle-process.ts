// A real server process on an empty data folder, as the README's first command starts it (after the build).
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmScript } from './npm-script.ts';

const ROOT = join(import.meta.dirname, '../..');

const ENDS_WITH_TEST = join(ROOT, 'tests/support/ends-with-test.js');
const SHIFTED_CLOCK = join(ROOT, 'tests/support/shifted-clock.js');

/** What servers under test sign with where they share a database. */
export const TEST_SECRET = 'a secret for tests that is long enough';

export interface RiffleProcess {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** What it has printed so far. */
  output(): string;
  /** Sends a signal and answers with the exit status. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Puts its clock on or back, for a server that was started so. */
  shiftClock(ms: number): void;
  /** SIGKILL: it gets no chance to tidy up, and its data stays. */
  kill(): Promise<void>;
}

export interface Straits {
  /** What stands behind the command. */
  readonly given?: readonly string[];
  /** Kilobytes that any of its files can grow to: what a full disk does to a process. */
  readonly fileKilobytes?: number;
  /** Milliseconds by which its clock is wrong; `shiftClock` changes that. */
  readonly clockOffMs?: number;
}

/** Starts what `npm run serve` starts, with the given settings and waits for its greeting. */
export async function startRiffle(
  settings: Readonly<Record<string, string>> = {},
  { given = [], fileKilobytes, clockOffMs }: Straits = {},
): Promise<RiffleProcess> {
  const dataDir = settings['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'riffle-e2e-')));
  const shifted = clockOffMs === undefined ? [] : ['--import', SHIFTED_CLOCK];
  const start = [
    process.execPath,
    '--import',
    ENDS_WITH_TEST,
    ...shifted,
    ...npmScript('serve'),
    ...given,
  ];
  // A shell counts in blocks of 512 bytes.
  const limit = ['-c', 'ulimit -f "$0" && exec "$@"', String((fileKilobytes ?? 0) * 2)];
  const [command = '', ...args] = fileKilobytes ? ['sh', ...limit, ...start] : start;
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      AI_START_CHECK: 'off',
      ...(clockOffMs !== undefined && { CLOCK_OFF_MS: String(clockOffMs) }),
      ...settings,
    },
  });
  const output = collect(child);
  const url = await greeting(child, output);
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    output,
    async stop(signal = 'SIGTERM') {
      const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
      child.kill(signal);
      const status = await exited;
      await rm(dataDir, { recursive: true, force: true });
      return status;
    },
    shiftClock: (ms) => child.send({ clockOffMs: ms }),
    async kill() {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await exited;
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
