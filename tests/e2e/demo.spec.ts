// The built web app alone on a static host: demo mode (WHAT-13, WHAT-14).
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serveFolder, type StaticHost } from '#tests/support/static-host.ts';

test.use({ serviceWorkers: 'allow' });

let host: StaticHost;
test.beforeAll(async () => {
  host = await serveFolder(join(import.meta.dirname, '../../dist'));
});
test.afterAll(() => host.stop());

test('WHAT-13 WHAT-14 warns once, says what is missing, and plays the free games', async ({
  page,
}) => {
  const warnings: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(host.url);
  await expect(page.getByText(/demo/i).first()).toBeVisible();
  expect(warnings).toHaveLength(1);
  await page.getByRole('heading', { name: 'Trivia', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Generate my Game' })).toBeDisabled();
  await expect(page.getByText(/The free games work\./).first()).toBeVisible();
  await page.goBack();
  await page.getByRole('heading', { name: 'Free Games' }).click();
  await page.getByRole('button', { name: /Emoji Guess It/ }).click();
  await expect(page.getByText('Card 1 of 30')).toBeVisible();
  expect(errors).toEqual([]);
  expect(warnings).toHaveLength(1);
});

test('ROUTE-01 a link to a screen works on a host of files alone, by the build’s fallback page', async ({
  page,
}) => {
  await page.goto(`${host.url}/setup/free`);
  await page.getByRole('button', { name: /Emoji Guess It/ }).click();
  await expect(page).toHaveURL(`${host.url}/game`);
  await page.reload();
  await expect(page.getByText('Card 1 of 30')).toBeVisible();
  await page.goto(`${host.url}/nowhere`);
  await expect(page).toHaveURL(`${host.url}/`);
});

test('ROUTE-02 a host that answers another address with the home page’s file leads home', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(`${host.url}/index.html`);
  await expect(page).toHaveURL(`${host.url}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Game night, dealt.' })).toBeVisible();
  expect(errors).toEqual([]);
});
