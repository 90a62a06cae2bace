// From a press to the frame that shows what it did.
import type { Page } from '@playwright/test';

/** Notes from now on how long each click takes to be drawn. */
export async function watchPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const taken: number[] = [];
    Object.assign(window, { taken });
    const look = (event: Event): void => {
      const { timeStamp } = event;
      const { port1, port2 } = new MessageChannel();
      // The message comes after the frame was drawn.
      port1.addEventListener('message', () => taken.push(performance.now() - timeStamp));
      port1.start();
      requestAnimationFrame(() => port2.postMessage(''));
    };
    document.addEventListener('click', look, { capture: true });
  });
}

/** Milliseconds of each, once so many have been noted. */
export async function pressTimes(page: Page, count: number): Promise<readonly number[]> {
  await page.waitForFunction((most) => Reflect.get(window, 'taken').length >= most, count);
  return page.evaluate(() => Reflect.get(window, 'taken') as number[]);
}
