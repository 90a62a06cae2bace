// Three kinds of tests: `unit` asks nothing of the machine, `server` starts databases and servers, `web` shows
// screens in a real browser. `vitest related <file> --run` asks them all.
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, presentChromium } from './scripts/chromium.ts';

const chromium = presentChromium();

export default defineConfig({
  test: {
    // Machines are shared: what is slow there is not wrong.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'tests/laws/**/*.test.ts'],
          testTimeout: 60_000,
          pool: 'forks',
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/{server,faults}/**/*.test.ts'],
          globalSetup: ['tests/support/engines.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          pool: 'forks',
        },
      },
      {
        extends: true,
        plugins: [react(), tailwindcss()],
        publicDir: 'src/web/public',
        optimizeDeps: {
          // Found at once: a package that is found while tests run loads their page anew.
          entries: ['src/web/**/*.{ts,tsx}', 'tests/support/web/*.{ts,tsx}'],
        },
        test: {
          name: 'web',
          include: ['src/web/**/*.test.tsx'],
          setupFiles: ['tests/support/web/clean-page.ts'],
          browser: {
            enabled: true,
            headless: true,
            fileParallelism: false,
            provider: playwright({
              launchOptions: {
                ...(chromium && { executablePath: chromium }),
                args: [...CHROMIUM_FLAGS],
              },
            }),
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
            viewport: { width: 1280, height: 720 },
          },
          // One page for all files: every test starts and ends it clean, and loads nothing twice.
          isolate: false,
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
