// A copy of the project in which breaks are planted; the real files are never touched.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const PARTS = [
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  'oxlint.config.ts',
  'boundaries.ts',
  'index.html',
  'content',
  'locales',
  'scripts',
  'src',
  'tests',
];

/**
 * Makes the copy and gives back its folder. Its packages are the project's own, but what tools keep beside them
 * is the copy's. Not below `node_modules`, where nothing is taken for source.
 */
export function copyTree(root: string, name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `riffle-${name}-`));
  for (const part of PARTS) cpSync(join(root, part), join(copy, part), { recursive: true });
  mkdirSync(join(copy, 'node_modules'));
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    if (entry === '.vite' || entry === '.cache' || entry === '.vite-temp') continue;
    symlinkSync(join(root, 'node_modules', entry), join(copy, 'node_modules', entry));
  }
  return copy;
}

export function plant(copy: string, file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}
