import type { Page } from '@playwright/test';
import { startRiffle } from '../tests/support/riffle-process.ts';
import { launch, leaveMatch } from './browser.ts';
import type { Section } from './section.ts';

const TIMER_MS = 90_000;

/** When each button was pressed, by the page's clock. */
async function pressed(page: Page, name: string): Promise<number> {
  const button = page.getByRole('button', { name });
  const at = button.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        element.addEventListener('click', () => resolve(Date.now()), { capture: true, once: true });
      }),
  );
  await button.click();
  return at;
}

/** The next change of the shown seconds: to what, and when. */
function nextSecond(page: Page): Promise<{ readonly seconds: number; readonly at: number }> {
  return page.getByRole('timer').evaluate(
    (timer) =>
      new Promise((resolve) => {
        const before = timer.textContent;
        new MutationObserver(() => {
          if (timer.textContent === before) return;
          resolve({ seconds: Number(timer.textContent), at: Date.now() });
        }).observe(timer, { childList: true, characterData: true, subtree: true });
      }),
  );
}

export async function measureTimer(): Promise<Section> {
  const riffle = await startRiffle();
  const browser = await launch();
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await leaveMatch(page, riffle.url, { timerSeconds: TIMER_MS / 1000 });
  await page.goto(`${riffle.url}/game`);
  const started = await pressed(page, 'Resume');
  await page.waitForTimeout(10_000);
  const paused = await pressed(page, 'Pause');
  await page.waitForTimeout(5_000);
  const resumed = await pressed(page, 'Resume');
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await page.waitForTimeout(60_000);
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  const offBy = async (): Promise<string> => {
    const { seconds, at } = await nextSecond(page);
    const due = resumed + TIMER_MS - seconds * 1000 - (paused - started);
    return `${Math.abs(at - due)} ms`;
  };
  const afterSleep = await offBy();
  await page.reload();
  await page.getByRole('timer').waitFor();
  const afterReload = await offBy();
  await browser.close();
  await riffle.stop();
  return {
    title: 'Accuracy of the timer',
    command: 'npm run bench -- timer',
    about:
      'A timer of 90 s: 10 s running, 5 s paused, 60 s frozen by the browser as a page in the background, then read where the shown second changes; and again after a reload. Aim: off by at most 100 ms.',
    columns: ['after the freeze', 'after a reload'],
    rows: [[afterSleep, afterReload]],
  };
}
