// How much JavaScript a page needs, compressed by gzip, against its budget (BYTES-01, -02).
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '../dist');
/** The scripts that a page of the build starts with. */
const STARTS = /<script [^>]*src="\/(?<file>[^"]+)"/gu;

interface Budget {
  /** The screen that the page loads besides its first scripts, by its name in the build's manifest. */
  readonly screen?: string;
  /** In bytes. */
  readonly most: number;
}

export type BudgetedPage = 'home' | 'play';

export const BUDGETS: Readonly<Record<BudgetedPage, Budget>> = {
  /** All that a visit loads by itself. The lightest of comparable products ships 85 KB. */
  home: { most: 84 * 1024 },
  /** What the first card of a match needs. What opens over it comes later. */
  play: { screen: 'src/web/features/table/play-screen.tsx', most: 130 * 1024 },
};

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
  const manifest: Record<string, Chunk> = JSON.parse(read('.vite/manifest.json'));
  const files = new Set<string>();
  const add = (name: string | undefined): void => {
    const chunk = name === undefined ? undefined : manifest[name];
    if (!chunk) throw new Error(`The build has no ${name ?? 'such script'}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  const names = new Map(Object.entries(manifest).map(([name, { file }]) => [file, name]));
  const { screen } = BUDGETS[page];
  for (const { groups } of read('index.html').matchAll(STARTS))
    add(names.get(groups?.['file'] ?? ''));
  if (screen !== undefined) add(screen);
  return [...files];
}

const read = (file: string): string => readFileSync(join(DIST, file), 'utf8');

/** Bytes of scripts by their names in the build's folder. */
export function compressedBytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(join(DIST, `${file}.gz`)).size, 0);
}
