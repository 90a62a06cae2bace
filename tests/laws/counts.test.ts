// What `npm test` counts when a runner does not end as it should.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { countsOf } from '../../scripts/counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'riffle-counts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function left(report: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
  return file;
}
const vitest = (numPassedTests: number, numFailedTests: number) =>
  left({ numPassedTests, numFailedTests });

it('a runner that died counts as one failure, whatever it left', () => {
  expect(countsOf(false, 'vitest', join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 });
  expect(countsOf(true, 'vitest', join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 });
  expect(countsOf(false, 'playwright', left('{"stats":'))).toEqual({ passed: 0, failed: 1 });
  expect(countsOf(false, 'vitest', vitest(7, 0))).toEqual({ passed: 7, failed: 1 });
});

it('a runner that ran nothing has failed', () => {
  expect(countsOf(true, 'vitest', vitest(0, 0))).toEqual({ passed: 0, failed: 1 });
});

it('failed tests are counted one by one, and those that passed at the second try with them', () => {
  expect(countsOf(true, 'vitest', vitest(7, 0))).toEqual({ passed: 7, failed: 0 });
  expect(countsOf(false, 'vitest', vitest(7, 2))).toEqual({ passed: 7, failed: 2 });
  const stats = { expected: 5, unexpected: 1, flaky: 2 };
  expect(countsOf(false, 'playwright', left({ stats }))).toEqual({ passed: 5, failed: 3 });
});
