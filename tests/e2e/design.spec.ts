// The design system's page, served as in development; a production build has none.
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { expectAccessible, LONG, test as built } from '#tests/support/browser.ts';

let server: ViteDevServer;
let url = '';
test.beforeAll(async () => {
  server = await createServer({
    root: join(import.meta.dirname, '../..'),
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  await server.listen();
  url = `${server.resolvedUrls?.local[0]}design`;
});
test.afterAll(() => server.close());

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]) {
  test(`everything reads on felt and on paper at ${viewport.width} px`, LONG, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(url);
    for (const name of ['Colours', 'Suits', 'Buttons', 'Fields', 'Tabs', 'Meters', 'Cards']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expectAccessible(page);
    const low = await page.evaluate(() =>
      [...document.querySelectorAll('button, input, textarea, [role="combobox"], [role="tab"]')]
        .filter((control) => !control.matches('[role="switch"], [aria-hidden]'))
        .filter((control) => control.getBoundingClientRect().height < 44)
        .map((control) => control.outerHTML),
    );
    expect(low).toEqual([]);
  });
}

test('tabs, tooltip, dialogs and toast work by the keyboard', LONG, async ({ page }) => {
  await page.goto(url);
  const tabs = page.getByRole('tablist', { name: 'Tabs on felt' });
  await tabs.getByRole('tab', { name: 'First' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'Second' })).toBeVisible();

  const explained = page.getByRole('button', { name: 'Explained' }).first();
  await explained.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByText('What it does', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('What it does', { exact: true })).toHaveCount(0);

  for (const [name, role] of [
    ['Open dialog', 'dialog'],
    ['Open alert', 'alertdialog'],
    ['Open confirm', 'alertdialog'],
  ] as const) {
    const opener = page.getByRole('button', { name });
    await opener.press('Enter');
    const layer = page.getByRole(role);
    await expect(layer).toBeVisible();
    await expectAccessible(page);
    for (let tab = 0; tab < 5; tab += 1) {
      await page.keyboard.press('Tab');
      const isInside = () => layer.evaluate((box) => box.contains(document.activeElement));
      await expect.poll(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(layer).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  await page.getByRole('button', { name: 'Show toast' }).press('Enter');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('Back again.')).toBeVisible();
});

built('ROUTE-02 a production build has no /design', async ({ page }) => {
  await page.goto('/design');
  await expect(page).toHaveURL('/');
});
