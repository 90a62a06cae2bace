// After one visit the app is in the browser: it starts, plays and goes on without a network.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, openFreeMatch, test } from '#tests/support/browser.ts';
import { startRiffle } from '#tests/support/riffle-process.ts';
import { serveFolder } from '#tests/support/static-host.ts';

test.use({ serviceWorkers: 'allow' });

const DIST = join(import.meta.dirname, '../../dist');
const QUIZ = /2000s Pop Culture/;

/** Visits home and waits until the browser has everything. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** The first page of the newer version, by its description: a screen gives the page its title. */
const newerPage = (page: Page) => page.locator('meta[content^="Newer"]');

test('after one visit the app starts without server and network, and a free game plays through', async ({
  page,
  context,
}) => {
  const riffle = await startRiffle();
  await visit(page, riffle.url);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await riffle.stop();
  await context.setOffline(true);

  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
  await page.getByRole('heading', { name: 'Free Games' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
  await page.getByRole('button', { name: QUIZ }).click();
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowRight');
  await page.reload();
  await expect(page.getByText('Card 2 of 30')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '10 points' })).toHaveCount(1);
  for (let card = 3; card <= 30; card += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`Card ${card} of 30`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Finish Game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { name: /Game night/ })).toBeVisible();
});

test('a game under way says that the connection is gone, goes on, and notices that it is back', async ({
  page,
  context,
  riffle,
}) => {
  await visit(page, riffle.url);
  await openFreeMatch(page, QUIZ);
  const mark = page.getByText('Offline', { exact: true });
  await expect(mark).toHaveCount(0);
  await context.setOffline(true);
  await expect(mark).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Card 2 of 30')).toBeVisible();
  await context.setOffline(false);
  await expect(mark).toHaveCount(0);
});

test('a server that is gone is noticed without the browser saying so', async ({ page }) => {
  const riffle = await startRiffle();
  await page.clock.install();
  await page.goto(riffle.url);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await riffle.stop();
  await page.clock.runFor(31_000);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
});

test('a new version is offered, not in a game, and taken when the host says so', async ({
  page,
  context,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'riffle-versions-'));
  await cp(DIST, folder, { recursive: true });
  const host = await serveFolder(folder);
  await visit(page, host.url);
  await page.getByRole('heading', { name: 'Free Games' }).click();
  await page.getByRole('button', { name: QUIZ }).click();
  await expect(page.getByText('Card 1 of 30')).toBeVisible();

  for (const [file, was, is] of [
    ['index.html', 'content="Host a game', 'content="Newer: host a game'],
    ['sw.js', '"url":"index.html","revision":"', '"url":"index.html","revision":"newer'],
  ] as const) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    expect(text).toContain(was);
    await writeFile(path, text.replace(was, is));
  }
  const update = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
  await update();
  const waits = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await expect.poll(waits).toBe(true);
  const offer = page.getByText('A new version of Riffle is ready.');
  await expect(page.getByText('Card 1 of 30')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Card 1 of 30')).toBeVisible();
  await expect(newerPage(page)).toHaveCount(0);

  const other = await context.newPage();
  await other.goto(host.url);
  await expect(newerPage(other)).toHaveCount(0);
  await expect(other.getByText('A new version of Riffle is ready.')).toBeVisible();
  await other.getByRole('button', { name: 'Update Now' }).click();
  await expect(newerPage(other)).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Card 2 of 30')).toBeVisible();
  await host.stop();
  await rm(folder, { recursive: true, force: true });
});

test('Riffle can be installed: a manifest with icons for every place', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Riffle', display: 'standalone', start_url: '/' });
  const purposes = manifest.icons.map((icon: { purpose?: string }) => icon.purpose ?? 'any');
  expect(purposes).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toBe('image/png');
    const [width] = sizes.split('x');
    expect((await icon.body()).readUInt32BE(16)).toBe(Number(width));
  }
  expect((await request.get('/apple-touch-icon.png')).status()).toBe(200);
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
});
