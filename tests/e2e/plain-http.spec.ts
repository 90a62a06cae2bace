// A name that is not this machine's own, by plain http: where browsers have no locks, no randomUUID, no service
// worker and no wake lock. Phones at home come so.
import type { Page } from '@playwright/test';
import { keptForm } from '#domain/match/kept-match.ts';
import { expect, openFreeMatch, test as base } from '#tests/support/browser.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startedMatch } from '#tests/support/matches.ts';
import { startRiffle, type RiffleProcess } from '#tests/support/riffle-process.ts';
import { LAN_NAME } from '#tests/support/room-pages.ts';

const test = base.extend<object, { riffle: RiffleProcess }>({
  riffle: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from it
    async ({}, use) => {
      const PORT = String(await freePort());
      const PUBLIC_URL = `http://lan.test:${PORT}`;
      const riffle = await startRiffle({ PORT, PUBLIC_URL, RATE_LIMITS: 'on' });
      await use(riffle);
      await riffle.stop();
    },
    { scope: 'worker' },
  ],
});
test.use(LAN_NAME);

/** Asks from the page, as its own script does. */
function ask(
  page: Page,
  path: string,
  body?: unknown,
): Promise<{ status: number; answer: Record<string, unknown> }> {
  return page.evaluate(
    async ([to, sent]) => {
      const init = sent === undefined ? {} : { method: 'POST', body: JSON.stringify(sent) };
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(to, { ...init, headers });
      return { status: response.status, answer: await response.json() };
    },
    [path, body] as const,
  );
}

test('PHONE-23 the page is no secure one, and its address is that of the phones', async ({
  page,
  riffle,
}) => {
  await page.goto('/');
  expect(new URL(page.url()).hostname).toBe('lan.test');
  const has = await page.evaluate(() => ({
    isSecure: isSecureContext,
    locks: 'locks' in navigator,
    worker: 'serviceWorker' in navigator,
    uuid: 'randomUUID' in crypto,
  }));
  expect(has).toEqual({ isSecure: false, locks: false, worker: false, uuid: false });
  expect((await ask(page, '/api/config')).answer).toMatchObject({ joinUrl: riffle.url });
});

test('PHONE-23 a free game is played', async ({ page }) => {
  await openFreeMatch(page, /2000s Pop/);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Card 2 of 30')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Card 2 of 30')).toBeVisible();
});

test('PHONE-23 a room is opened, and its cookie comes back', async ({ page }) => {
  await page.goto('/');
  const opened = await ask(page, '/api/rooms', { match: keptForm(startedMatch({})) });
  expect(opened.status).toBe(201);
  const news = `/api/rooms/${String(opened.answer['code'])}/news?as=screen&since=`;
  expect(await ask(page, news)).toMatchObject({ status: 200, answer: { type: 'screen' } });
  await page.context().clearCookies();
  expect((await ask(page, news)).status).toBe(403);
});
