// One PostgreSQL for the whole test run; TEST_DATABASE_URL names another one instead. Every test server gets
// a database of its own in it.
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** An administrator's address of the PostgreSQL under test. */
    postgresUrl: string;
  }
}

export default async function setup(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    project.provide('postgresUrl', given);
    return undefined;
  }
  const { url, stop } = await startPostgres();
  project.provide('postgresUrl', url);
  return stop;
}
