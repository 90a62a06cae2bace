// Finds a Chromium for the browser tests, and installs one where there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const DEBIAN = '/usr/bin/chromium';
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';

/** No sandbox, because root has none, and nothing that calls out of the machine. */
const FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const V8_FLAGS: readonly string[] = [
  '--no-turbofan',
  '--no-maglev',
  '--min-semi-space-size=16',
  '--max-semi-space-size=16',
];

interface Launch {
  readonly executablePath?: string;
  readonly args: string[];
}

/** How Playwright is to start the whole browser that people have; `more` flags are the caller's own. */
export function launchOf(...more: readonly string[]): Launch {
  return launch(presentChromium(), more);
}

/**
 * How it is to start that of the journeys: in the long runs (LONG) the whole browser, and otherwise, where there is
 * one, Chromium without all that is around its pages, which halves their processor time.
 */
export function launchOfJourneys(...more: readonly string[]): Launch {
  return process.env['LONG'] ? launchOf(...more) : launch(lightChromium(), more);
}

/**
 * How it is to start that of single screens, again without what is around pages. Theirs live for a minute: the last
 * steps of compiling cost more than they bring, and room for what is new from the start (megabytes) spares emptying
 * a small one all the time.
 */
export function launchOfScreens(): Launch {
  return launch(lightChromium(), [`--js-flags=${V8_FLAGS.join()}`]);
}

function launch(executablePath: string | undefined, more: readonly string[]): Launch {
  return { ...(executablePath !== undefined && { executablePath }), args: [...FLAGS, ...more] };
}

/** The browser to use: CHROMIUM_PATH, Debian's, or Playwright's own; installed now where all are missing. */
export function findChromium(): string {
  const found = presentChromium();
  if (found !== undefined) return found;
  console.log('No Chromium found: installing one.');
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) installDebian();
  else run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  const installed = presentChromium();
  if (installed === undefined) {
    throw new Error('Chromium could not be installed: set CHROMIUM_PATH to one.');
  }
  return installed;
}

function installDebian(): void {
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  run('apt-get', ['update', '-qq']);
  run('apt-get', [...install, 'chromium', 'fonts-noto-color-emoji']);
  // Older Debians have none.
  run('apt-get', [...install, 'chromium-headless-shell']);
}

function run(command: string, args: readonly string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** The one that is there already, if any. */
function presentChromium(): string | undefined {
  return given() ?? present(DEBIAN, chromium.executablePath());
}

const lightChromium = (): string | undefined => given() ?? present(DEBIAN_SHELL, DEBIAN);

const given = (): string | undefined => process.env['CHROMIUM_PATH'] || undefined;

const present = (...paths: readonly string[]): string | undefined =>
  paths.find((path) => existsSync(path));
