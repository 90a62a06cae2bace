// In every test of a run over mutants: notes which mutants each test came past.
import { afterAll, afterEach, beforeEach, type TaskMeta } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Ids of the mutants that the test, or the file around its tests, came past. */
    covered?: string[];
  }
}

/** The instrumented code's own (see `mutants.ts`). */
interface Switches {
  currentTestId?: string | undefined;
  mutantCoverage?: {
    readonly static: Readonly<Record<string, number>>;
    readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
}

declare global {
  var __stryker__: Switches | undefined;
}

const switches = (globalThis.__stryker__ ??= {});

function note(meta: TaskMeta, covered: Readonly<Record<string, number>> = {}): void {
  meta.covered = Object.keys(covered);
}

beforeEach(({ task }) => {
  switches.currentTestId = task.id;
  return () => {
    switches.currentTestId = undefined;
  };
});
afterEach(({ task }) => note(task.meta, switches.mutantCoverage?.perTest[task.id]));
// oxlint-disable-next-line no-empty-pattern -- Vitest reads the fixtures' names from it
afterAll(({}, file) => note(file.meta, switches.mutantCoverage?.static));
