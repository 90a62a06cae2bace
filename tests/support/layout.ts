// What the eye would see of a page's layout, measured in the browser.
import type { Page } from '@playwright/test';
import { unreadableNow } from './unreadable.ts';

/** The texts that can't be read whole, once the page has its letters. */
export async function unreadableTexts(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(unreadableNow);
}

/** Pairs of the given elements that lie on each other. */
export async function overlapping(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate((wanted) => {
    // What lies in a box that scrolls is seen in it and nowhere else.
    const seen = (
      element: Element,
    ): { left: number; right: number; top: number; bottom: number } => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const box = element.parentElement?.closest('[data-over]')?.getBoundingClientRect();
      if (!box) return { left, right, top, bottom };
      return { left, right, top: Math.max(top, box.top), bottom: Math.min(bottom, box.bottom) };
    };
    const boxes = [...document.querySelectorAll(wanted)]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, box: seen(element) }));
    return boxes.flatMap(({ element, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ element: other, box: it }) =>
            !element.contains(other) &&
            !other.contains(element) &&
            Math.min(box.right, it.right) - Math.max(box.left, it.left) > 2 &&
            Math.min(box.bottom, it.bottom) - Math.max(box.top, it.top) > 2,
        )
        .map(({ element: other }) => `${element.className} × ${other.className}`),
    );
  }, selector);
}

/** The size of a text as drawn, in CSS pixels. */
export async function typeSize(page: Page, selector: string): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  return page
    .locator(selector)
    .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
}
