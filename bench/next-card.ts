import type { Page } from '@playwright/test';
import { cards } from '../tests/support/matches.ts';
import { startRiffle } from '../tests/support/riffle-process.ts';
import { launch, leaveMatch, serveBare, slowPage, SLOWDOWN } from './browser.ts';
import { pressTimes, watchPresses } from './press.ts';
import { median, p95, type Section } from './section.ts';

const PRESSES = 50;
const BARE_PAGE = `<!doctype html><title>Bare</title><h2>1</h2>
<button onclick="document.querySelector('h2').textContent++">Next</button>`;

/** From the press to the frame that shows what it did, in milliseconds, for each of 50 presses. */
async function presses(page: Page): Promise<readonly number[]> {
  await watchPresses(page);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  for (let press = 1; press <= PRESSES; press += 1) {
    const before = await page.locator('h2').allInnerTexts();
    await next.click();
    const after = await page.locator('h2').allInnerTexts();
    if (before.join() === after.join()) throw new Error('Next dealt no other card');
  }
  return pressTimes(page, PRESSES);
}

export async function measureNextCard(): Promise<Section> {
  const riffle = await startRiffle();
  const bare = await serveBare(BARE_PAGE);
  const browser = await launch();
  const page = await slowPage(browser);
  await leaveMatch(page, riffle.url, { cards: cards(60) });
  await page.goto(`${riffle.url}/game`);
  await page.getByText('Card 1 of 60').waitFor();
  const table = await presses(page);
  const barePage = await slowPage(browser);
  await barePage.goto(bare.url);
  const floor = await presses(barePage);
  await browser.close();
  bare.stop();
  await riffle.stop();
  const row = (name: string, values: readonly number[]) => [
    name,
    `${median(values).toFixed(0)} ms`,
    `${p95(values).toFixed(0)} ms`,
  ];
  return {
    title: 'Next card',
    command: 'npm run bench -- next-card',
    about: `From the press on Next to the frame that shows the next card, ${PRESSES} presses at ${SLOWDOWN}× CPU slowdown, beside a page where the press changes one number. Aim: p95 at most 100 ms.`,
    columns: ['', 'median', 'p95'],
    rows: [row('play screen', table), row('bare page', floor)],
  };
}
