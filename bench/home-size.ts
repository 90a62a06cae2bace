import { statSync } from 'node:fs';
import { join } from 'node:path';
import { HOME_BUDGET, homeBytes } from '../scripts/size-budget.ts';
import { startRiffle } from '../tests/support/riffle-process.ts';
import { launch } from './browser.ts';
import type { Section } from './section.ts';

const DIST = join(import.meta.dirname, '../dist');
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

export async function measureHomeSize(): Promise<Section> {
  return {
    title: 'JavaScript of the home page',
    command: 'npm run bench -- size',
    about:
      'As compressed by gzip at build time: what the first paint and the page’s controls need (the entry and everything it imports at once), and all that a visit loads by itself, the session service after the first paint included.',
    columns: ['needed', 'budget', 'loaded by a visit'],
    rows: [[kilobytes(homeBytes()), kilobytes(HOME_BUDGET), kilobytes(await visitBytes())]],
  };
}

/** Bytes of all scripts that opening the home page fetches without a click. */
async function visitBytes(): Promise<number> {
  const riffle = await startRiffle();
  const browser = await launch();
  const page = await browser.newPage();
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(riffle.url, { waitUntil: 'networkidle' });
  await browser.close();
  await riffle.stop();
  return [...scripts].reduce((sum, path) => sum + statSync(join(DIST, `${path}.gz`)).size, 0);
}
