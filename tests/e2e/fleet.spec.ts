// The main job on three servers that share one PostgreSQL, behind a balancer that gives each request to the
// next of them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_CARDS } from '#contract/payments.ts';
import {
  choose,
  expect,
  LONG,
  signUpByHand,
  topicField,
  test as base,
} from '#tests/support/browser.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { startRiffle, TEST_SECRET } from '#tests/support/riffle-process.ts';
import { startRoundRobin, type RoundRobin } from '#tests/support/round-robin.ts';

const test = base.extend<{ readonly balancer: RoundRobin }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from it
  balancer: async ({}, use) => {
    const postgres = await startPostgres();
    const dataDir = await mkdtemp(join(tmpdir(), 'riffle-fleet-'));
    const ports = await Promise.all([freePort(), freePort(), freePort()]);
    const balancer = await startRoundRobin(() => ports);
    const settings = {
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      AUTH_SECRET: TEST_SECRET,
      PUBLIC_URL: balancer.url,
    };
    const fleet = await Promise.all(
      ports.map((port) => startRiffle({ ...settings, PORT: String(port) })),
    );
    await use(balancer);
    await balancer.stop();
    await Promise.all(fleet.map((riffle) => riffle.stop()));
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ balancer }, use) => {
    await use(balancer.url);
  },
});

test(
  'a host signs up, has a deck written, plays, buys and sees it, whichever server answers',
  LONG,
  async ({ page, balancer }) => {
    await signUpByHand(page);
    await page.goto('/');
    await page.getByRole('heading', { name: 'Trivia', exact: true }).click();
    await topicField(page).fill('Space');
    await choose(page, 'Number of cards', '20 cards');
    await page.getByRole('button', { name: 'Generate my Game' }).click();
    const ready = page.getByRole('dialog', { name: 'Your Game is Ready!' });
    await ready.getByRole('button', { name: 'Quick Start' }).click();
    await expect(page.getByText('Card 1 of 20')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Card 2 of 20')).toBeVisible();

    await page.goto('/users');
    await expect(page.getByRole('heading', { name: /Space/ }).first()).toBeVisible();
    await page.goto('/');
    const gem = page.getByRole('button', { name: /credits?: get more/ });
    await expect(gem).toContainText('0');
    const second = await page.context().newPage();
    await second.goto('/');
    const gemThere = second.getByRole('button', { name: /credits?: get more/ });
    await expect(gemThere).toContainText('0');
    await gem.click();
    await page.getByRole('button', { name: 'Buy Now: Starter' }).click();
    const payment = page.getByRole('dialog', { name: 'Complete Payment' });
    await payment.getByLabel('Card number').fill(TEST_CARDS.succeeds);
    await payment.getByLabel('Expiry (MM/YY)').fill('1234');
    await payment.getByLabel('CVC').fill('123');
    await payment.getByRole('button', { name: /^Pay \$3\.49/ }).click();
    await expect(gemThere).toContainText('25');
    await second.close();
    await page.goto('/credits');
    await expect(page.getByRole('main')).toContainText('25');
    const answers = [...balancer.answered.values()];
    expect(answers).toHaveLength(3);
    expect(Math.min(...answers)).toBeGreaterThan(10);
  },
);
