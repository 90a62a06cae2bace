import { defineConfig } from '@playwright/test';
import { launchOfJourneys } from './scripts/chromium.ts';
import { EVENT_MS, TEST_MS } from './tests/support/patience.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  // One server for all; each test makes its own account.
  workers: 2,
  fullyParallel: true,
  // The walks through everything are for `npm run test:long` alone, which has all journeys again in the whole browser.
  ...(process.env['LONG'] ? {} : { grepInvert: /@long/ }),
  timeout: TEST_MS,
  expect: { timeout: EVENT_MS },
  forbidOnly: Boolean(process.env['CI']),
  outputDir: 'test-results',
  use: {
    launchOptions: launchOfJourneys(),
    // Only offline.spec.ts is about the service worker.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 720 },
    // A trace of every test, kept or not, costs more than the tests: `--trace on` has one made.
    screenshot: 'only-on-failure',
  },
});
