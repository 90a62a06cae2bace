// Builds the web app into dist/: beside it first, then renamed into place, so that a running server never
// sees half a build. dist/index.html is the home page already drawn, dist/shell.html the empty page of
// every other screen; beside each text file lie its .br and .gz.
import { mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { injectManifest } from '@serwist/build';
import { build } from 'vite';
import { buildPackages } from './build-packages.ts';
import { chunksOf } from './chunks.ts';
import { esmReact } from './esm-react.ts';
import { INPUTS_FILE, inputsOf } from './inputs.ts';
import { besideDist, removeLeftBuilds } from './left-builds.ts';

const ROOT = resolve(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);
/** The one font file that the first paint needs. */
const FIRST_FONT = /fredoka-latin-wght-normal-[\w-]+\.woff2$/;
const EMPTY_ROOT = '<div id="root"></div>';

export async function buildWeb(): Promise<void> {
  // What is changed while it builds is not in it.
  const inputs = inputsOf(ROOT);
  await removeLeftBuilds(ROOT);
  const beside = besideDist(ROOT);
  await rm(beside, { recursive: true, force: true });
  try {
    await build({
      root: ROOT,
      logLevel: 'warn',
      plugins: [esmReact(ROOT)],
      build: {
        outDir: beside,
        emptyOutDir: true,
        reportCompressedSize: false,
        rolldownOptions: { output: { codeSplitting: { groups: chunksOf(ROOT) } } },
      },
    });
    await writePages(beside);
    await writeWorker(beside);
    await compressAll(beside);
    await writeFile(join(beside, INPUTS_FILE), inputs);
    await renameIntoPlace(beside);
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

async function writePages(folder: string): Promise<void> {
  const page = join(folder, 'index.html');
  const shell = withFontPreload(
    await readFile(page, 'utf8'),
    await readdir(join(folder, 'assets')),
  );
  if (!shell.includes(EMPTY_ROOT)) throw new Error(`The page must have ${EMPTY_ROOT}`);
  const home = await prerenderHome();
  await writeFile(join(folder, 'shell.html'), shell);
  // What a host of files alone answers an address with that is no file.
  await writeFile(join(folder, '404.html'), shell);
  await writeFile(
    page,
    shell.replace(EMPTY_ROOT, () => `<div id="root">${home}</div>`),
  );
}

function withFontPreload(page: string, assets: readonly string[]): string {
  const font = assets.find((name) => FIRST_FONT.test(name));
  if (font === undefined) throw new Error('The build has no Latin font file');
  const link = `<link rel="preload" as="font" type="font/woff2" href="/assets/${font}" crossorigin />`;
  return page.replace('<title>', () => `${link}\n    <title>`);
}

/** Builds the app once more for Node, out of the way, and has it draw the home page. */
async function prerenderHome(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'riffle-prerender-'));
  try {
    await build({
      root: ROOT,
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: {
        ssr: 'src/web/prerender.tsx',
        outDir: folder,
        emptyOutDir: true,
        manifest: false,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    });
    const drawn: unknown = await import(pathToFileURL(join(folder, 'prerender.mjs')).href);
    if (!isPrerender(drawn)) throw new Error('src/web/prerender.tsx must export prerenderHome');
    return drawn.prerenderHome();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function isPrerender(value: unknown): value is { readonly prerenderHome: () => string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'prerenderHome' in value &&
    typeof value.prerenderHome === 'function'
  );
}

/** Builds the service worker, with the list of all files that it keeps for being offline. */
async function writeWorker(folder: string): Promise<void> {
  const built = await mkdtemp(join(tmpdir(), 'riffle-worker-'));
  try {
    await build({
      root: ROOT,
      logLevel: 'warn',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: built,
        emptyOutDir: true,
        manifest: false,
        lib: {
          entry: 'src/worker/worker.ts',
          formats: ['iife'],
          name: 'worker',
          fileName: () => 'sw.js',
        },
      },
    });
    const { count, warnings } = await injectManifest({
      swSrc: join(built, 'sw.js'),
      swDest: join(folder, 'sw.js'),
      globDirectory: folder,
      globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest}'],
      globIgnores: ['404.html'],
      dontCacheBustURLsMatching: /^assets\//,
    });
    if (count === 0 || warnings.length > 0) throw new Error(`Service worker: ${warnings.join()}`);
  } finally {
    await rm(built, { recursive: true, force: true });
  }
}

async function compressAll(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (!file.isFile() || !TEXT.has(extname(file.name))) continue;
    const path = join(file.parentPath, file.name);
    const bytes = await readFile(path);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    await writeFile(`${path}.br`, brotliCompressSync(bytes, { params }));
    await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

async function renameIntoPlace(beside: string): Promise<void> {
  const old = `${beside}-old`;
  const had = await rename(DIST, old).then(
    () => true,
    () => false,
  );
  await rename(beside, DIST);
  if (had) await rm(old, { recursive: true, force: true });
}

if (import.meta.main) {
  await buildWeb();
  await buildPackages();
}
