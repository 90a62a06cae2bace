// How much JavaScript a page needs, compressed by gzip, against its budget (BYTES-01, -02).
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '../dist');
const HOME = 'index.html';

interface Budget {
  /** The script that the page starts with, and what it loads at once, by their names in the build's manifest. */
  readonly scripts: readonly string[];
  /** In bytes. */
  readonly most: number;
}

export const BUDGETS = {
  /** All that a visit loads by itself. The lightest of comparable products ships 85 KB. */
  home: { scripts: [HOME], most: 84 * 1024 },
  /** What the first card of a match needs. What opens over it comes later. */
  play: { scripts: [HOME, 'src/web/features/table/play-screen.tsx'], most: 130 * 1024 },
} satisfies Readonly<Record<string, Budget>>;

export type BudgetedPage = keyof typeof BUDGETS;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Bytes of what a page needs, as the build compressed it. */
export function neededBytes(page: BudgetedPage): number {
  return compressedBytes(neededScripts(page));
}

/** A page's scripts and all that they import at once, by their names in the build's folder. */
export function neededScripts(page: BudgetedPage): readonly string[] {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'),
  );
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  BUDGETS[page].scripts.forEach(add);
  return [...files];
}

/** Bytes of scripts by their names in the build's folder. */
export function compressedBytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(join(DIST, `${file}.gz`)).size, 0);
}
