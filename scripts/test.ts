// All checks, cheapest first, each counted; the last line says how many passed and how many failed. With names
// of parts (lint, typecheck, unit, laws, server, web, e2e, faults, long) those alone.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { countsOf, type Reporter } from './counts.ts';
import { BUDGETS, neededBytes } from './size-budget.ts';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'riffle-reports-'));
const ROOMS = [
  'locales',
  'src/domain',
  'src/contract',
  'src/server',
  'src/web',
  'src/worker',
  'eval',
  'tests',
];
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

/** The same for tools that may run beside each other: what one has to say is printed when it has ended. */
async function check(name: string, path: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'node_modules', path), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => said.push(chunk));
  }
  const [status] = await once(child, 'close');
  if (status !== 0) process.stdout.write(Buffer.concat(said));
  count(name, status === 0);
}

/** Counts the single tests of a runner's report. */
function countReport(name: string, isGood: boolean, reporter: Reporter, file: string): void {
  const counts = countsOf(isGood, reporter, file);
  passed += counts.passed;
  failed += counts.failed;
  console.log(`${counts.failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${counts.passed} passed`);
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

async function lint(): Promise<void> {
  await Promise.all([
    check('format', 'prettier/bin/prettier.cjs', ['--check', '.', '--log-level', 'warn']),
    check('lint', 'oxlint/bin/oxlint', ['--type-aware']),
  ]);
  await Promise.all([
    check('unused code', 'knip/bin/knip.js', ['--no-progress']),
    check('no secrets in the files', 'secretlint/bin/secretlint.js', trackedTexts()),
  ]);
}

async function typecheck(): Promise<void> {
  for (const room of ROOMS) {
    // One after another: the compiler uses all cores by itself.
    // oxlint-disable-next-line no-await-in-loop
    await check(`types of ${room}`, 'typescript/bin/tsc', ['-p', room]);
  }
}

/** A built copy reads its packages from one file each, in which not all of them is: builds must still have all. */
function canBuildAgain(): boolean {
  const tools = "await import('./scripts/build.ts')";
  const guarded = ['--import', './scripts/node-version.js', '--input-type=module'];
  return spawnSync(process.execPath, [...guarded, '-e', tools], { cwd: root }).status === 0;
}

function buildWithinBudget(): void {
  const isBuilt = build();
  count('build', isBuilt);
  if (!isBuilt) return;
  count('a built copy can be built again', canBuildAgain());
  for (const page of ['home', 'play'] as const) {
    const bytes = neededBytes(page);
    const { most } = BUDGETS[page];
    count(`the ${page} page needs ${bytes} of ${most} bytes of JavaScript`, bytes <= most);
  }
}

function vitest(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const report = join(reports, 'vitest.json');
  const outputs = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const isGood = tool('vitest/vitest.mjs', ['run', ...outputs, ...args], env);
  countReport(name, isGood, 'vitest', report);
}

function journeys(): void {
  const report = join(reports, 'playwright.json');
  const isGood = tool('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  countReport('browser tests', isGood, 'playwright', report);
}

const PARTS: Readonly<Record<string, () => void | Promise<void>>> = {
  lint,
  typecheck,
  unit: () => vitest('unit tests', ['--project', 'unit']),
  laws: () => {
    findChromium();
    vitest('laws', ['--project', 'laws']);
  },
  server: () => vitest('server tests', ['--project', 'server']),
  web: () => {
    findChromium();
    vitest('component tests', ['--project', 'web']);
  },
  e2e: () => {
    findChromium();
    buildWithinBudget();
    journeys();
  },
  faults,
  long: () => {
    faults();
    buildWithinBudget();
    journeys();
  },
};

/** The fault runs and laws in their long form; whatever runs after them is in its long form too. */
function faults(): void {
  findChromium();
  process.env['LONG'] = '1';
  vitest('long runs', ['tests/faults', 'tests/laws'], {
    KILLS: '100',
    CUTS: '100',
    FLEET_SECONDS: '300',
    FUZZ: '50000',
    STORM: '2000',
  });
}

async function everything(): Promise<void> {
  await lint();
  await typecheck();
  countAudit();
  buildWithinBudget();
  findChromium();
  vitest('unit, laws, server and component tests', []);
  journeys();
}

const asked = process.argv.slice(2);
if (asked.length === 0) await everything();
for (const name of asked) {
  const part = PARTS[name];
  // oxlint-disable-next-line no-await-in-loop -- in the order that they were asked for
  if (part) await part();
  else count(`no part is called ${name}`, false);
}

rmSync(reports, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
