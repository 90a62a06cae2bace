// Four kinds of tests: `unit` asks nothing of the machine, `laws` run the checks themselves on planted violations,
// `server` starts databases and servers, `web` shows screens in a real browser. `vitest related <file> --run` asks
// them all.
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOfScreens } from './scripts/chromium.ts';
import { EVENT_MS, HOOK_MS, TEST_MS } from './tests/support/patience.ts';
import { quickRelated } from './tests/support/related.ts';

export default defineConfig({
  plugins: [quickRelated(import.meta.dirname)],
  // As in the build: the pages of one project run it in React's production build, and that reaches the others.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // Machines are shared: what is slow there is not wrong.
    maxWorkers: 4,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,locales,eval}/**/*.test.ts'],
          testTimeout: TEST_MS,
          hookTimeout: HOOK_MS,
          pool: 'forks',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'laws',
          include: ['tests/laws/**/*.test.ts'],
          testTimeout: TEST_MS,
          hookTimeout: HOOK_MS,
        },
      },
      {
        extends: true,
        resolve: {
          alias: [
            {
              find: /^.*\/password-hash\.ts$/u,
              replacement: join(import.meta.dirname, 'tests/support/quick-passwords.ts'),
            },
          ],
        },
        test: {
          name: 'server',
          include: ['tests/{server,faults}/**/*.test.ts'],
          globalSetup: ['tests/support/engines.ts'],
          testTimeout: TEST_MS,
          hookTimeout: HOOK_MS,
          expect: { poll: { timeout: EVENT_MS } },
          pool: 'forks',
          // The server keeps nothing in its modules that a test could leave behind, and is loaded once a worker.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [react(), tailwindcss()],
        // The build that users get, and half of the time of the other.
        define: { 'process.env.NODE_ENV': '"production"' },
        publicDir: 'src/web/public',
        // Also where the packages lie behind links, as in a copy of the project.
        server: { fs: { allow: ['.', join(realpathSync('node_modules/vitest'), '..')] } },
        optimizeDeps: {
          // Found at once: a package that is found while tests run loads their page anew.
          entries: ['src/web/**/*.{ts,tsx}', 'tests/support/web/*.{ts,tsx}'],
        },
        test: {
          name: 'web',
          include: ['src/web/**/*.test.tsx'],
          env: { DEV: 'true' },
          setupFiles: ['tests/support/web/clean-page.ts'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              actionTimeout: EVENT_MS,
              launchOptions: launchOfScreens(),
            }),
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
            // Every test ends clean: a page of its own for each file would load the whole app anew.
            isolate: false,
            viewport: { width: 1280, height: 720 },
          },
          testTimeout: TEST_MS,
          hookTimeout: HOOK_MS,
          expect: { poll: { timeout: EVENT_MS, interval: 10 } },
        },
      },
    ],
  },
});
