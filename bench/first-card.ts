import type { Page } from '@playwright/test';
import { launch } from './browser.ts';
import { PACE_IN_WORDS, startPaced, type PacedRiffle } from './paced-deck.ts';
import { median, type Section } from './section.ts';

const RUNS = 5;

interface Shown {
  readonly text: string;
  readonly at: number;
}

/** Has a deck written on the set-up screen; from the model's last word on a card to the frame that shows it. */
async function measureRun(page: Page, { riffle, model }: PacedRiffle): Promise<number> {
  await page.goto(riffle.url);
  await page.getByRole('heading', { name: 'Trivia', exact: true }).click();
  await page.getByLabel('Topic').fill('Old stories');
  model.sentAt.clear();
  await page.evaluate(() => {
    const shown: Shown[] = [];
    Object.assign(window, { shown });
    new MutationObserver(() => {
      const text = document.querySelector('[role=dialog]')?.textContent ?? '';
      requestAnimationFrame(() => shown.push({ text, at: Date.now() }));
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Generate my Game' }).click();
  await page.getByRole('button', { name: 'Quick Start' }).waitFor({ timeout: 60_000 });
  const shown = await page.evaluate(() => Reflect.get(window, 'shown') as Shown[]);
  for (const { text, at } of shown) {
    const card = [...model.sentAt].find(([question]) => text.includes(question));
    // Several streams end their first cards almost together: what counts is the first one's wait.
    const first = Math.min(...model.sentAt.values());
    if (card) return at - first;
  }
  throw new Error('No card was ever shown');
}

export async function measureFirstCard(): Promise<Section> {
  const paced = await startPaced({ AI_SECOND_LOOK: 'off' });
  const browser = await launch();
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const { hostname } = new URL(paced.riffle.url);
  const cookies = paced.host.cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), domain: hostname, path: '/' };
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const waits: number[] = [];
  for (let run = 0; run < RUNS; run += 1) waits.push(await measureRun(page, paced));
  await browser.close();
  await paced.stop();
  return {
    title: 'First card on the screen',
    command: 'npm run bench -- first-card',
    about: `From the model's last token of its first card to the frame in Chromium that shows a card, ${RUNS} decks of 30, with ${PACE_IN_WORDS}. Aim: at most 150 ms.`,
    columns: ['median', 'longest'],
    rows: [[`${median(waits).toFixed(0)} ms`, `${Math.max(...waits).toFixed(0)} ms`]],
  };
}
