import type { Page } from '@playwright/test';
import { cards } from '../tests/support/matches.ts';
import { startRiffle } from '../tests/support/riffle-process.ts';
import { launch, leaveMatch, slowPage, SLOWDOWN } from './browser.ts';
import type { Section } from './section.ts';

interface Drawn {
  readonly shift: number;
  readonly largestMs: number;
}

/** Collects from the first moment of every page that is opened from now on. */
async function watch(page: Page): Promise<() => Promise<Drawn>> {
  await page.addInitScript(() => {
    const drawn = { shift: 0, largestMs: 0 };
    Object.assign(window, { drawn });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        drawn.shift += Number(Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      drawn.largestMs = list.getEntries().at(-1)?.startTime ?? drawn.largestMs;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'drawn') as Drawn);
}

export async function measureLayoutShift(): Promise<Section> {
  const riffle = await startRiffle();
  const browser = await launch();

  const setup = await slowPage(browser);
  await setup.goto(riffle.url);
  await setup.getByRole('heading', { name: 'Trivia' }).click();
  await setup.waitForURL('**/setup');
  const setupDrawn = await watch(setup);
  // A reload keeps the category that the page was opened with.
  await setup.reload({ waitUntil: 'networkidle' });
  const onSetup = await setupDrawn();

  const game = await slowPage(browser);
  await leaveMatch(game, riffle.url, { cards: cards(30) });
  const tableDrawn = await watch(game);
  await game.goto(`${riffle.url}/game`, { waitUntil: 'networkidle' });
  const opened = await tableDrawn();
  // Keys count as input for half a second: what shifts later than that is the page's own doing.
  await game.keyboard.press(' ');
  for (let card = 2; card <= 12; card += 1) {
    await game.keyboard.press('ArrowRight');
    await game.waitForTimeout(700);
  }
  const played = await tableDrawn();
  await browser.close();
  await riffle.stop();
  const row = (name: string, { shift, largestMs }: Drawn) => [
    name,
    shift.toFixed(4),
    `${largestMs.toFixed(0)} ms`,
  ];
  return {
    title: 'Layout shift and largest paint',
    command: 'npm run bench -- layout-shift',
    about: `As the browser reports them at ${SLOWDOWN}× CPU slowdown, 1280×720: the set-up and a running game as first opened, and the game over ten cards. Aim: a shift below 0.02.`,
    columns: ['', 'layout shift', 'largest paint'],
    rows: [row('set-up', onSetup), row('game', opened), row('game, ten cards on', played)],
  };
}
