// How much JavaScript the home page needs, compressed by gzip, against its budget.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** In bytes; the lightest of comparable products ships 87 KB. */
export const HOME_BUDGET = 95 * 1024;
const DIST = join(import.meta.dirname, '../dist');

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** Bytes of the entry and all that it imports at once, as the build compressed them. */
export function homeBytes(): number {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'),
  );
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  for (const [name, chunk] of Object.entries(manifest)) if (chunk.isEntry) add(name);
  return [...files].reduce((sum, file) => sum + statSync(join(DIST, `${file}.gz`)).size, 0);
}
