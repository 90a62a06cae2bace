// What the web app is built of, as one short text: a build remembers it, and `npm start` builds again where it differs.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Below a build's folder. */
export const INPUTS_FILE = '.vite/inputs';

/** Folders with all that lies in them, and files: the sources, the packages, and how they are put together. */
const INPUTS = [
  'content',
  'locales',
  'src',
  'package-lock.json',
  'index.html',
  'vite.config.ts',
  'scripts/build.ts',
  'scripts/build-packages.ts',
  'scripts/chunks.ts',
  'scripts/esm-react.ts',
  'scripts/packages.js',
  'scripts/inputs.ts',
];

/** The same where every file is the same, whenever it was written. */
export function inputsOf(root: string): string {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    for (const file of filesOf(root, input)) {
      const bytes = readFileSync(join(root, file));
      hash.update(`${file}\n${bytes.length}\n`).update(bytes);
    }
  }
  return hash.digest('hex');
}

/** Whether the build that is there was made of what is there now. */
export function isBuilt(root: string): boolean {
  const file = join(root, 'dist', INPUTS_FILE);
  return existsSync(file) && readFileSync(file, 'utf8') === inputsOf(root);
}

/** The files of a folder by their paths, or the file itself; none where there is nothing. */
function filesOf(root: string, input: string): string[] {
  const path = join(root, input);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [input];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesOf(root, join(input, name)));
}
