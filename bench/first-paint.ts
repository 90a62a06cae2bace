import type { Browser, Page } from '@playwright/test';
import { startRiffle } from '../tests/support/riffle-process.ts';
import { launch, leaveMatch, serveBare, slowPage, SLOWDOWN } from './browser.ts';
import { median, type Section } from './section.ts';

const RUNS = 7;
const BARE_PAGE = '<!doctype html><title>Bare</title><h1>Hello</h1>';
const PARTS = ['firstPaint', 'raster', 'paint', 'blocking'] as const;

/** All in milliseconds. */
type Drawn = Readonly<Record<(typeof PARTS)[number], number>>;

interface Opened {
  readonly url: string;
  /** Before the page is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** What a page costs that is opened for the first time, until nothing more is fetched. */
async function draw(browser: Browser, { url, prepare }: Opened): Promise<Drawn> {
  const page = await slowPage(browser);
  await prepare?.(page);
  await watch(page);
  await browser.startTracing(page, { categories: ['cc', 'devtools.timeline'] });
  await page.goto(url, { waitUntil: 'networkidle' });
  const { firstPaint, blocking } = await page.evaluate(
    () => Reflect.get(window, 'drawn') as Pick<Drawn, 'firstPaint' | 'blocking'>,
  );
  const trace = (await browser.stopTracing()).toString();
  await page.context().close();
  return {
    firstPaint,
    raster: spentOn('RasterTask', trace),
    paint: spentOn('Paint', trace),
    blocking,
  };
}

/** Collects from the first moment of the page that is opened next. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drawn = { firstPaint: 0, blocking: 0 };
    Object.assign(window, { drawn });
    new PerformanceObserver((list) => {
      const [first] = list.getEntriesByName('first-contentful-paint');
      drawn.firstPaint = first?.startTime ?? drawn.firstPaint;
    }).observe({ type: 'paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) drawn.blocking += duration - 50;
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** How long the processor was busy with one kind of task, on all threads. */
function spentOn(name: string, trace: string): number {
  const { traceEvents }: { traceEvents: { name: string; tdur?: number; dur?: number }[] } =
    JSON.parse(trace);
  const micros = traceEvents
    .filter((event) => event.name === name)
    .map(({ tdur, dur = 0 }) => tdur ?? dur);
  return micros.reduce((sum, each) => sum + each, 0) / 1000;
}

export async function measureFirstPaint(): Promise<Section> {
  const riffle = await startRiffle();
  const bare = await serveBare(BARE_PAGE);
  const browser = await launch();
  const pages: Readonly<Record<string, Opened>> = {
    home: { url: riffle.url },
    'play screen': {
      url: `${riffle.url}/game`,
      prepare: (page) => leaveMatch(page, riffle.url, {}),
    },
    'bare page': { url: bare.url },
  };
  const drawn = new Map<string, Drawn[]>(Object.keys(pages).map((name) => [name, []]));
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, opened] of Object.entries(pages)) {
      drawn.get(name)?.push(await draw(browser, opened));
    }
  }
  await browser.close();
  bare.stop();
  await riffle.stop();
  return {
    title: 'First paint, and what drawing costs',
    command: 'npm run bench -- first-paint',
    about: `Chromium at ${SLOWDOWN}× CPU slowdown on loopback, drawing by software at 1280×720, nothing cached but what home left for the play screen, medians of ${RUNS}, one after another beside a page of one line. Raster: filling the picture’s tiles, off the main thread, which is not slowed down. Blocking: what tasks of the main thread take beyond 50 ms.`,
    columns: ['', 'first contentful paint', 'raster', 'paint', 'blocking'],
    rows: [...drawn].map(([name, runs]) => [
      name,
      ...PARTS.map((part) => `${median(runs.map((run) => run[part])).toFixed(0)} ms`),
    ]),
  };
}
