// Styles of a part stand in its own CSS module. TypeScript knows nothing of the names in there, so a name that is
// asked for and not there, or there and not asked for, is found here.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '../../src/web');
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).map((file) =>
  join(WEB, file),
);
const modules = files.filter((file) => file.endsWith('.module.css'));
const IMPORT = /import (\w+) from '([^']+\.module\.css)'/gu;

/** Every class that a style sheet defines; those of the design system, `:global(.button)`, are not its own. */
function definedIn(sheet: string): Set<string> {
  const css = readFileSync(sheet, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/gu, '');
  const selectors = css.split(/[{};]/u).filter((part) => !part.trim().startsWith('@'));
  return new Set(
    selectors.flatMap((part) =>
      [...part.matchAll(/\.([a-z][\w-]*)/gu)].map(([, name = '']) => name),
    ),
  );
}

/** Every class that the code asks each sheet for. */
function asked(): Map<string, Set<string>> {
  const bySheet = new Map<string, Set<string>>();
  for (const file of files.filter((each) => /\.tsx?$/u.test(each))) {
    const code = readFileSync(file, 'utf8');
    for (const [, styles = '', path = ''] of code.matchAll(IMPORT)) {
      const sheet = path.startsWith('#web/')
        ? join(WEB, path.slice('#web/'.length))
        : resolve(dirname(file), path);
      const names = bySheet.get(sheet) ?? new Set();
      const uses = code.matchAll(new RegExp(`\\b${styles}\\['([^']+)'\\]`, 'gu'));
      for (const [, name = ''] of uses) names.add(name);
      bySheet.set(sheet, names);
    }
  }
  return bySheet;
}

describe('a CSS module', () => {
  const used = asked();

  it.each(modules.map((sheet) => [sheet.slice(WEB.length + 1), sheet] as const))(
    '%s has every class that is asked for, and no other',
    (_, sheet) => {
      const [defined, names] = [definedIn(sheet), used.get(sheet) ?? new Set<string>()];
      expect([...names].filter((name) => !defined.has(name))).toEqual([]);
      expect([...defined].filter((name) => !names.has(name))).toEqual([]);
    },
  );
});
