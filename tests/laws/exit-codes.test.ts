// A run with a failed test says so by its exit code, in whatever way it was started.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTree, plant } from '../../scripts/mutation/tree.ts';
import { TEST_MS } from '#tests/support/patience.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Each starts a Vitest of its own, and a browser with it. */
const RUN_MS = 4 * TEST_MS;
let copy = '';
beforeAll(() => {
  copy = copyTree(ROOT, 'planted');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const PROJECTS = {
  unit: 'src/domain/match/planted.test.ts',
  server: 'tests/server/planted.test.ts',
  web: 'src/web/features/home/planted.test.tsx',
};
/** All projects in all ways, and that the same run ends well where nothing fails, in `npm run test:long`. */
const IS_LONG = Boolean(process.env['LONG']);
/** The server's tests have a set-up around them all, whose end could hide how the run ended. */
const ASKED = Object.entries(PROJECTS).filter(([name]) => IS_LONG || name === 'server');
const WAYS = IS_LONG
  ? ['related --run --bail 1', 'run', 'run --bail 1', 'related --run']
  : ['related --run --bail 1'];

const planted = (expected: number) =>
  `import { expect, it } from 'vitest';\nit('is planted', () => expect(1).toBe(${expected}));\n`;

function run(...args: readonly string[]): { status: number | null; output: string } {
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, ...args], {
    cwd: copy,
    encoding: 'utf8',
    // As if nobody had started it but a person in a shell.
    env: {
      ...process.env,
      VITEST: undefined,
      VITEST_POOL_ID: undefined,
      VITEST_WORKER_ID: undefined,
    },
  });
  return { status, output: stdout + stderr };
}

describe.each(ASKED)('a run of the project %s', (project, file) => {
  it.runIf(IS_LONG)('ends with 0 where every test passes', { timeout: RUN_MS }, () => {
    plant(copy, file, planted(1));
    const { status, output } = run('run', '--project', project, file);
    expect(output).toMatch(/Tests.*1 passed/);
    expect(status).toBe(0);
  });

  it.each(WAYS)('ends with 1 where one fails: %s', { timeout: RUN_MS }, (way) => {
    plant(copy, file, planted(2));
    const { status, output } = run(...way.split(' '), '--project', project, file);
    expect(output).toMatch(/Tests.*1 failed/);
    expect(status).toBe(1);
  });
});
