// How many tests passed and failed, by what their runner left behind.
import { readFileSync } from 'node:fs';

export type Reporter = 'vitest' | 'playwright';

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/**
 * `isGood` says whether the runner was content. One that was not, and names no failed test, one without a report,
 * and one that ran nothing count as a failure: it died, or never began.
 */
export function countsOf(isGood: boolean, reporter: Reporter, file: string): Counts {
  const { passed, failed } = read(reporter, file);
  const isSilent = failed === 0 && (!isGood || passed === 0);
  return { passed, failed: isSilent ? 1 : failed };
}

function read(reporter: Reporter, file: string): Counts {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    if (reporter === 'vitest') {
      return { passed: report.numPassedTests, failed: report.numFailedTests };
    }
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
