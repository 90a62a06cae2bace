import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmScript } from '../tests/support/npm-script.ts';
import { residentMb } from './servers.ts';
import { median, type Section } from './section.ts';

const ROOT = join(import.meta.dirname, '..');
const RUNS = 7;
/** Time for the collector and the compile cache to come to rest, in milliseconds. */
const REST_MS = 10_000;

/** Resident memory of an idle process, in megabytes. */
async function idleMegabytes(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'ignore' });
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const megabytes = residentMb(child.pid ?? 0);
  child.kill();
  await new Promise((resolve) => child.once('exit', resolve));
  return megabytes;
}

export async function measureMemory(): Promise<Section> {
  const dataDir = mkdtempSync(join(tmpdir(), 'riffle-bench-'));
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' };
  const idle = ['-e', "require('node:http').createServer().listen(0, '127.0.0.1')"];
  const server: number[] = [];
  const bare: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    bare.push(await idleMegabytes(idle, env));
    server.push(await idleMegabytes(npmScript('serve'), env));
  }
  rmSync(dataDir, { recursive: true, force: true });
  return {
    title: 'Memory of the idle server',
    command: 'npm run bench -- memory',
    about: `Resident memory ${REST_MS / 1000} s after the start, median of ${RUNS}, beside a Node that only listens, in turn. Aim: at most 2.2 times of it.`,
    columns: ['Riffle', 'bare Node', 'ratio'],
    rows: [
      [
        `${median(server).toFixed(0)} MB`,
        `${median(bare).toFixed(0)} MB`,
        (median(server) / median(bare)).toFixed(2),
      ],
    ],
  };
}
