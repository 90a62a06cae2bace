// What becomes of the build that `npm start` makes first, when it is told to end meanwhile.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SCRIPTS = join(import.meta.dirname, '../../scripts');
/** Says who it is, and would go on for a minute. */
const BUILD = 'console.error(`building ${process.pid}`); setTimeout(() => {}, 60_000);';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riffle-building-'));
  await mkdir(join(folder, 'scripts'));
  for (const file of ['start.ts', 'inputs.ts']) {
    await cp(join(SCRIPTS, file), join(folder, 'scripts', file));
  }
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'scripts/build.ts'), BUILD);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('npm start that is told to end while it builds', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('%s leaves nothing running', async (signal) => {
    const start = spawn(process.execPath, [join(folder, 'scripts/start.ts')]);
    let output = '';
    start.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const exited = once(start, 'exit');
    await expect.poll(() => output).toMatch(/building \d+\n/u);
    start.kill(signal);
    expect(await exited).toEqual([0, null]);
    const build = Number(/building (\d+)/u.exec(output)?.[1]);
    await expect.poll(() => isRunning(build)).toBe(false);
  });
});
