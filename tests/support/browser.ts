// Browser tests act as a host would, on a real server process with an empty data folder.
import { serializeMatch } from '#tests/support/matches.ts';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { MatchState } from '#domain/match/state.ts';
import type { TableView } from '#web/platform/match/table-view.ts';
import { PASSWORD } from './caller.ts';
import { PRESS_MS } from './patience.ts';
import { startRiffle, type RiffleProcess } from './riffle-process.ts';

interface WorkerFixtures {
  readonly riffle: RiffleProcess;
}

export const test = base.extend<object, WorkerFixtures>({
  riffle: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from it
    async ({}, use) => {
      const riffle = await startRiffle();
      await use(riffle);
      await riffle.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ riffle }, use) => {
    await use(riffle.url);
  },
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (/Content Security Policy|hydrat/i.test(message.text())) complaints.push(message.text());
    });
    await use(page);
    expect(
      complaints,
      'the page threw, broke its policy, or was drawn otherwise than prerendered',
    ).toEqual([]);
  },
});

export { expect };

/** What only `npm run test:long` walks through; `npm test` has a short form beside it. */
export const LONG = { tag: '@long' };

/** What every screen must fit, in pixels. */
export const SIZES = [
  { width: 1920, height: 1080, details: LONG },
  { width: 1280, height: 720, details: LONG },
  { width: 768, height: 1024, details: LONG },
  { width: 390, height: 844, details: LONG },
  { width: 320, height: 640, details: {} },
];

/** Chooses in a list that opens; a press that hits nothing, because the list still moves, is made again. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  await expect(async () => {
    const choice = page.getByRole('option', { name: option });
    if (!(await choice.isVisible())) await box.click();
    await choice.click({ timeout: PRESS_MS });
    await expect(box).toHaveText(option, { timeout: PRESS_MS });
  }).toPass();
}

/** Where a host types what a deck is to be about. 'Topic' is also a word of its list of suggestions. */
export function topicField(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Topic' });
}

/** An address that no other test uses. */
export function newAddress(): string {
  return `host-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.org`;
}

/** A host who is signed in and at home. By calls, because most tests are about what comes after. */
export async function signUpAndIn(page: Page, email = newAddress()): Promise<string> {
  const post = async (path: string, data: Readonly<Record<string, string>>): Promise<void> => {
    const answer = await page.request.post(`/api/auth/${path}`, { data });
    expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true);
  };
  await post('sign-up', { email, password: PASSWORD });
  const { mails } = await (await page.request.get('/api/outbox')).json();
  const mail = mails.find(({ to }: { readonly to: string }) => to.includes(email));
  const oobCode = /oobCode=([\w-]+)/.exec(mail.text)?.[1] ?? '';
  await post('verify-email', { oobCode });
  await post('sign-in', { email, password: PASSWORD });
  await page.goto('/');
  await expect(page.getByText('Welcome back')).toBeVisible();
  return email;
}

/** Signs up on the home page and follows the mail in the outbox, which signs in. */
export async function signUpByHand(page: Page, email = newAddress()): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create Account', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(email);

  await page.goto('/outbox');
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign In Now' }).click();
  await expect(page.getByText('Welcome back')).toBeVisible();
  return email;
}

/** Signs in by the dialog, which is open or about to open. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Welcome back')).toBeVisible();
}

/** From home to the first card of a free game. */
export async function openFreeMatch(page: Page, name: RegExp): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Free Games' }).click();
  await page.getByRole('button', { name }).click();
  await expect(page.getByText('Card 1 of 30')).toBeVisible();
}

/** Opens the table with a match that was left running in this browser. */
export async function openKeptMatch(
  page: Page,
  match: MatchState,
  view: Partial<TableView> = {},
): Promise<void> {
  await page.goto('/');
  const kept = serializeMatch(match, view);
  await page.evaluate((text) => localStorage.setItem('riffle:game', text), kept);
  await page.goto('/game');
  await expect(page.getByText(/^Card \d+ of \d+$/)).toBeVisible();
}

/** What comes or goes by fading has come or gone: half seen it has no contrast of its own. */
async function comeToRest(page: Page): Promise<void> {
  await expect(page.locator('[data-starting-style], [data-ending-style]')).toHaveCount(0);
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect, playState }) => {
      const end = Number(effect?.getComputedTiming().endTime ?? 0);
      return playState === 'running' && end < 2000;
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** No finding of the accessibility checker on what shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  await comeToRest(page);
  const checker = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // In the page itself: no page of ours has frames, for which another page would be opened each time.
  const { violations } = await checker.setLegacyMode(true).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
