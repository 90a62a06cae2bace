/** One table of docs/benchmarks.md. */
export interface Section {
  readonly title: string;
  /** The command that measures it again. */
  readonly command: string;
  readonly about: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** The value that 95 of 100 don't exceed. */
export function p95(values: readonly number[]): number {
  return quantile(values, 0.95);
}

/** The value that 99 of 100 don't exceed. */
export function p99(values: readonly number[]): number {
  return quantile(values, 0.99);
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;
}
