import type { Browser } from '@playwright/test';
import { startRiffle } from '../tests/support/riffle-process.ts';
import { launch, serveBare, slowPage, SLOWDOWN } from './browser.ts';
import { median, type Section } from './section.ts';

const RUNS = 5;
const BARE_PAGE = '<!doctype html><title>Bare</title><h1>Hello</h1>';

/** First contentful paint of a page opened for the first time, in milliseconds. */
async function firstPaintMs(browser: Browser, url: string): Promise<number> {
  const page = await slowPage(browser);
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
  await page.context().close();
  return ms;
}

export async function measureFirstPaint(): Promise<Section> {
  const riffle = await startRiffle();
  const bare = await serveBare(BARE_PAGE);
  const browser = await launch();
  const home: number[] = [];
  const floor: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    floor.push(await firstPaintMs(browser, bare.url));
    home.push(await firstPaintMs(browser, riffle.url));
  }
  await browser.close();
  bare.stop();
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
