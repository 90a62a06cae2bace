import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../scripts/chromium.ts';
import { startRiffle } from '../tests/support/riffle-process.ts';
import { median, type Section } from './section.ts';

const RUNS = 5;
const SLOWDOWN = 4;
const BARE_PAGE = '<!doctype html><title>Bare</title><h1>Hello</h1>';

/** First contentful paint of a page opened for the first time, in milliseconds. */
async function firstPaintMs(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url);
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = (list: PerformanceObserverEntryList): void => {
          const entry = list.getEntriesByName('first-contentful-paint')[0];
          if (entry) resolve(entry.startTime);
        };
        new PerformanceObserver(look).observe({ type: 'paint', buffered: true });
      }),
  );
  await context.close();
  return ms;
}

export async function measureFirstPaint(): Promise<Section> {
  const riffle = await startRiffle();
  const bare = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(BARE_PAGE);
  });
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const { port } = bare.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  const home: number[] = [];
  const floor: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    floor.push(await firstPaintMs(browser, `http://127.0.0.1:${port}`));
    home.push(await firstPaintMs(browser, riffle.url));
  }
  await browser.close();
  bare.close();
  await riffle.stop();
  return {
    title: 'First contentful paint of the home page',
    command: 'npm run bench -- first-paint',
    about: `Chromium at ${SLOWDOWN}× CPU slowdown on loopback, nothing cached, median of ${RUNS}, beside a page of one line.`,
    columns: ['home', 'bare page', 'ratio'],
    rows: [
      [
        `${median(home).toFixed(0)} ms`,
        `${median(floor).toFixed(0)} ms`,
        (median(home) / median(floor)).toFixed(2),
      ],
    ],
  };
}
