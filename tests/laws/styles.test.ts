// Styles of a part stand in its own CSS module. TypeScript knows nothing of the names in there, so a name that is
// asked for and not there, or there and not asked for, is found here; and what a television can't draw in time.
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
  const css = readFileSync(sheet, 'utf8').replaceAll(
    /\/\*[\s\S]*?\*\/|(?::global|url)\([^)]*\)/gu,
    '',
  );
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

/** What moves without being painted anew, and colours, which change at once and not in each frame of a way. */
const CHEAP = /^(?:transform|scale|rotate|translate|opacity|(?:background-|border-)?color|none)$/u;
const sheets = files.filter((file) => file.endsWith('.css'));

/** The values of a property, as `transition`, in the text of a style sheet. */
function valuesOf(property: string, css: string): readonly string[] {
  const declarations = css.matchAll(new RegExp(`(?:^|[\\s;{])${property}:([^;}]+)`, 'gu'));
  return [...declarations].map(([, value = '']) => value.trim());
}

/** The properties that its animations change. */
function animatedIn(css: string): readonly string[] {
  const blocks = css.matchAll(/@keyframes [\w-]+ \{((?:[^{}]|\{[^{}]*\})*)\}/gu);
  return [...blocks].flatMap(([, block = '']) =>
    [...block.matchAll(/([\w-]+):/gu)].map(([, name = '']) => name),
  );
}

describe('a style sheet is cheap to draw', () => {
  it.each(sheets.map((sheet) => [sheet.slice(WEB.length + 1), sheet] as const))(
    '%s',
    (_, sheet) => {
      const css = readFileSync(sheet, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '');
      const moved = valuesOf('transition', css).flatMap((value) =>
        value.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
      );
      expect([...moved, ...animatedIn(css)].filter((name) => !CHEAP.test(name))).toEqual([]);
      for (const costly of ['mask', 'mask-image', 'backdrop-filter', 'mix-blend-mode']) {
        expect(valuesOf(costly, css), costly).toEqual([]);
      }
      // A light that is blurred is painted as a gradient instead.
      expect(valuesOf('filter', css).filter((value) => value.includes('blur'))).toEqual([]);
    },
  );
});
