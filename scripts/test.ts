// All checks, cheapest first, each counted; the last line says how many passed and how many failed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { HOME_BUDGET, homeBytes } from './size-budget.ts';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'riffle-reports-'));
const ROOMS = ['src/game', 'src/contract', 'src/server', 'src/web', 'src/worker', 'tests'];
let passed = 0;
let failed = 0;

function count(name: string, isGood: boolean): void {
  if (isGood) passed += 1;
  else failed += 1;
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${name}`);
}

/** Runs a tool of ours with the same Node; true when it was content. */
function tool(path: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', path), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** Counts the single tests of a runner's report; a runner that left none counts as one failure. */
function countReport(
  name: string,
  isGood: boolean,
  read: (report: string) => { readonly passed: number; readonly failed: number },
  file: string,
): void {
  try {
    const counts = read(readFileSync(file, 'utf8'));
    passed += counts.passed;
    failed += counts.failed;
    if (!isGood && counts.failed === 0) count(name, false);
    else console.log(`${isGood ? 'ok  ' : 'FAIL'} ${name}: ${counts.passed} passed`);
  } catch {
    count(name, false);
  }
}

/** What git knows, without pictures and the list of packages. */
function trackedTexts(): string[] {
  const { stdout } = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' });
  const files = stdout
    .split('\n')
    .filter((file) => file !== '' && !/\.png$|-lock\.json$/.test(file));
  // Outside a checkout there is nothing to publish by accident.
  return files.length > 0 ? files : ['package.json'];
}

/** Packages that run in production have no grave fault that is known. Not every registry can be asked. */
function countAudit(): void {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
  const found = gravelyFaulty(stdout);
  if (found === undefined) console.log('     dependency audit: this registry can not be asked');
  else count(`dependency audit: ${found} grave faults known`, found === 0);
}

function gravelyFaulty(report: string): number | undefined {
  try {
    const { high, critical } = JSON.parse(report).metadata.vulnerabilities;
    return high + critical;
  } catch {
    return undefined;
  }
}

function build(): boolean {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0;
}

count('format', tool('prettier/bin/prettier.cjs', ['--check', '.', '--log-level', 'warn']));
count('lint', tool('oxlint/bin/oxlint', ['--type-aware']));
for (const room of ROOMS) count(`types of ${room}`, tool('typescript/bin/tsc', ['-p', room]));
count('unused code', tool('knip/bin/knip.js', ['--no-progress']));
count('no secrets in the files', tool('secretlint/bin/secretlint.js', trackedTexts()));
countAudit();
const isBuilt = build();
count('build', isBuilt);
if (isBuilt) {
  const bytes = homeBytes();
  count(`home page needs ${bytes} of ${HOME_BUDGET} bytes of JavaScript`, bytes <= HOME_BUDGET);
}

// Vitest and Playwright find it in their environment; installed here where there is none.
process.env['CHROMIUM_PATH'] = findChromium();
const unitReport = join(reports, 'vitest.json');
const unit = tool('vitest/vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
]);
countReport(
  'unit, server and component tests',
  unit,
  (report) => {
    const { numPassedTests, numFailedTests } = JSON.parse(report);
    return { passed: numPassedTests, failed: numFailedTests };
  },
  unitReport,
);

const browserReport = join(reports, 'playwright.json');
const browser = tool('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
  PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
});
countReport(
  'browser tests',
  browser,
  (report) => {
    const { stats } = JSON.parse(report);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  },
  browserReport,
);

rmSync(reports, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
