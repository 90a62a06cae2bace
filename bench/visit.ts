// One visit to a page by a browser that has never been there: what it loads, and how soon it can be used.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { SLOWDOWN } from './browser.ts';
import { pressTimes, watchPresses } from './press.ts';

/** After the last request so much time for what a page does when it is quiet, in milliseconds. */
const REST_MS = 3000;
const PRESSES = 15;

export interface Target {
  readonly url: string;
  /** What its storage has before it is opened. */
  readonly storage?: Readonly<Record<string, string>>;
  /** The button that is pressed, where there is one. */
  readonly press?: string;
}

export interface Visit {
  /** Bytes of scripts as they were sent. */
  readonly scriptBytes: number;
  readonly requests: number;
  /** Those of its service worker. */
  readonly workerRequests: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** What all long tasks took beyond 50 ms each. */
  readonly blockingMs: number;
  readonly heapBytes: number;
  readonly pressMs: readonly number[];
}

/** Opens it on a slow machine and waits until it is quiet. */
export async function visit(browser: Browser, target: Target): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const counts = { requests: 0, workerRequests: 0 };
  context.on('request', (request) => {
    counts[request.serviceWorker() ? 'workerRequests' : 'requests'] += 1;
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const scripts = await countScripts(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(watchPage, target.storage ?? {});
  await page.goto(target.url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(REST_MS);
  const drawn = await page.evaluate(() => Reflect.get(window, 'drawn') as Drawn);
  const pressMs = target.press === undefined ? [] : await press(page, target.press);
  const heapBytes = await heapOf(session);
  await context.close();
  return { ...counts, ...drawn, scriptBytes: scripts(), heapBytes, pressMs };
}

interface Drawn {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
}

/** Runs in the page before anything of its own. */
function watchPage(storage: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(storage)) localStorage.setItem(name, value);
  const drawn = { firstPaintMs: 0, largestPaintMs: 0, blockingMs: 0 };
  Object.assign(window, { drawn });
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') drawn.firstPaintMs = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    drawn.largestPaintMs = startTime;
  });
  observe('longtask', ({ duration }) => {
    drawn.blockingMs += duration - 50;
  });
}

/** Counts the bytes of scripts on the wire from now on. */
async function countScripts(session: CDPSession): Promise<() => number> {
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
}

async function press(page: Page, name: string): Promise<readonly number[]> {
  await watchPresses(page);
  const button = page.getByRole('button', { name, exact: true });
  for (let times = 1; times <= PRESSES; times += 1) {
    await button.click();
    await pressTimes(page, times);
  }
  return pressTimes(page, PRESSES);
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
