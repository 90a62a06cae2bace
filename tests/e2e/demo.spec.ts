// The built web app alone on a static host: demo mode (WHAT-13, WHAT-14).
import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';

const DIST = join(import.meta.dirname, '../../dist');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

let host: Server;
let url = '';
test.beforeAll(async () => {
  host = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const file = extname(path) ? path : '/shell.html';
    readFile(join(DIST, path === '/' ? '/index.html' : file)).then(
      (body) => {
        response.setHeader('content-type', TYPES[extname(path) || '.html'] ?? 'text/plain');
        response.end(path.startsWith('/api/') ? '<!doctype html>' : body);
      },
      () => {
        response.statusCode = 404;
        response.end();
      },
    );
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  host.close();
  host.closeAllConnections();
});

test('WHAT-13 WHAT-14 warns once, says what is missing, and plays the free games', async ({
  page,
}) => {
  const warnings: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(url);
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
