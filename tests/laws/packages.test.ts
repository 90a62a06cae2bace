// An image for production has no packages for development: what runs there may ask for none of them, however late.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const RUNS = [
  'src/server',
  'src/domain',
  'src/contract',
  'locales',
  'scripts/admin.ts',
  'scripts/commands',
  'scripts/start.ts',
  'scripts/node-version.js',
  'scripts/packages.js',
];

const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

function filesOf(path: string): string[] {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(path, name));
}

/** The packages that a file names, at its head or where it needs them. */
function packagesIn(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const named = text.matchAll(/(?:\bfrom |\bimport |\bimport\()'(@?[a-z][^'\s:]*)'/gu);
  return [...named].map(([, name = '']) => /^(?:@[^/]+\/)?[^/]+/u.exec(name)?.[0] ?? name);
}

it('what runs in production is among the packages that stay there', () => {
  const named = RUNS.flatMap(filesOf).flatMap((file) =>
    packagesIn(file).map((name) => ({ file, name })),
  );
  expect(named).toContainEqual({ file: 'src/server/platform/mail/outbox.ts', name: 'mailparser' });
  expect(named.filter(({ name }) => !Object.hasOwn(dependencies, name))).toEqual([]);
});
