import type { Browser, Page } from '@playwright/test';
import {
  BUDGETS,
  compressedBytes,
  neededBytes,
  type BudgetedPage,
} from '../scripts/size-budget.ts';
import { startRiffle } from '../tests/support/riffle-process.ts';
import { launch, leaveMatch } from './browser.ts';
import type { Section } from './section.ts';

/** Milliseconds in which a visit loads what it prepares for later. */
const LATER_MS = 5_000;

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

export async function measureHomeSize(): Promise<Section> {
  const riffle = await startRiffle();
  const browser = await launch();
  const rows = [
    await rowOf('home', browser, riffle.url),
    await rowOf('play', browser, `${riffle.url}/game`, (page) => leaveMatch(page, riffle.url, {})),
  ];
  await browser.close();
  await riffle.stop();
  return {
    title: 'JavaScript of the home page and the play screen',
    command: 'npm run bench -- size',
    about: `As compressed by gzip at build time: what the page needs (its scripts and everything they import at once), what a browser that knows nothing has loaded and asked for when the network has been quiet for half a second, and what it has loaded ${LATER_MS / 1000} s later.`,
    columns: ['', 'needed', 'budget', 'loaded when quiet', 'requests by then', 'loaded later'],
    rows,
  };
}

async function rowOf(
  name: BudgetedPage,
  browser: Browser,
  url: string,
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await prepare(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(url, { waitUntil: 'networkidle' });
  const atRest = [...asked];
  await page.waitForTimeout(LATER_MS);
  await context.close();
  return [
    name,
    kilobytes(neededBytes(name)),
    kilobytes(BUDGETS[name].most),
    kilobytes(scriptBytes(atRest)),
    String(atRest.length),
    kilobytes(scriptBytes(asked)),
  ];
}

function scriptBytes(paths: readonly string[]): number {
  const scripts = new Set(paths.filter((path) => path.endsWith('.js')));
  return compressedBytes([...scripts]);
}
