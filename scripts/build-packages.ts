// Puts packages of many small files into one file each (scripts/packages.js).
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build } from 'vite';
import { besideDist } from './left-builds.ts';
import { WHOLE, wholeFolder } from './packages.js';

const ROOT = resolve(import.meta.dirname, '..');
/** The sixty languages that zod speaks: nobody here asks for one, and none is left where nothing names them. */
const LEFT_OUT = new Set(['core', 'default', 'locales', 'z']);

export async function buildPackages(): Promise<void> {
  const folder = wholeFolder();
  const beside = `${besideDist(ROOT)}-packages`;
  await mkdir(beside, { recursive: true });
  try {
    const input: Record<string, string> = {};
    for (const [name, file] of Object.entries(WHOLE)) {
      const entry = join(beside, `entry-${file}`);
      input[file] = entry;
      // oxlint-disable-next-line no-await-in-loop -- a dozen
      await writeFile(entry, await entryOf(name));
    }
    const outDir = join(beside, 'whole');
    await build({
      root: ROOT,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir,
        rolldownOptions: { input, output: { entryFileNames: '[name]' } },
      },
    });
    await rm(dirname(folder), { recursive: true, force: true });
    await mkdir(dirname(folder));
    await rename(outDir, folder);
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

/** A module with all that a package says of itself, but what is left out. */
async function entryOf(name: string): Promise<string> {
  const names = Object.keys(await import(name)).filter((each) => !LEFT_OUT.has(each));
  return `export { ${names.join(', ')} } from '${name}';\n`;
}
