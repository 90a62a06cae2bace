import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/{laws,server,faults}/**/*.test.ts'],
    globalSetup: ['tests/support/engines.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // Many tests wait for other processes and for time.
    maxWorkers: 3,
  },
});
