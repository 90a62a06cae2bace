// Packages of some hundred small files that every start reads: a build puts each into one file, which takes a third
// of the time and less memory. In plain JavaScript, for it is loaded before every entry point.
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..');

/** By what they are imported as: the file that they come to lie in. */
export const WHOLE = {
  hono: 'hono.js',
  'hono/body-limit': 'hono-body-limit.js',
  'hono/cookie': 'hono-cookie.js',
  'hono/factory': 'hono-factory.js',
  'hono/http-exception': 'hono-http-exception.js',
  'hono/route': 'hono-route.js',
  'hono/secure-headers': 'hono-secure-headers.js',
  'hono/streaming': 'hono-streaming.js',
  'hono/ws': 'hono-ws.js',
  kysely: 'kysely.js',
  zod: 'zod.js',
  'zod/mini': 'zod-mini.js',
};

/** Named by the versions that are installed, so that no other is ever read. */
export function wholeFolder() {
  const names = ['hono', 'kysely', 'zod'].map((name) => {
    const { version } = JSON.parse(
      readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'),
    );
    return `${name}-${version}`;
  });
  return join(ROOT, 'dist-packages', names.join('-'));
}

/** From now on these are read from their files, where a build has made them. */
export function readWhole() {
  const folder = wholeFolder();
  if (!existsSync(folder)) return;
  const urls = new Map(
    Object.entries(WHOLE).map(([name, file]) => [name, pathToFileURL(join(folder, file)).href]),
  );
  registerHooks({
    resolve(specifier, context, next) {
      const url = urls.get(specifier);
      // The tools of the build ask zod for what is left out there.
      const isForOthers = specifier.startsWith('zod') && isInPackage(context.parentURL);
      return url && !isForOthers ? { url, shortCircuit: true } : next(specifier, context);
    },
  });
}

function isInPackage(url = '') {
  return url.includes('/node_modules/');
}
