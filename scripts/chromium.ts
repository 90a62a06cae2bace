// Finds a Chromium for the browser tests, and installs one where there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const DEBIAN = '/usr/bin/chromium';

/** No sandbox, because root has none, and nothing that calls out of the machine. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The browser to use: CHROMIUM_PATH, Debian's, or Playwright's own; installed now where all are missing. */
export function findChromium(): string {
  const found = presentChromium();
  if (found) return found;
  console.log('No Chromium found: installing one.');
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) {
    run('apt-get', ['update', '-qq']);
    const packages = ['chromium', 'fonts-noto-color-emoji'];
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  } else {
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  }
  const installed = presentChromium();
  if (!installed) throw new Error('Chromium could not be installed: set CHROMIUM_PATH to one.');
  return installed;
}

/** The one that is there already, if any. */
export function presentChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return given;
  return [DEBIAN, chromium.executablePath()].find((path) => existsSync(path));
}

function run(command: string, args: readonly string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
