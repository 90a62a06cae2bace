// `vitest related <file>` without Vitest's own search, which transforms the whole code once for each project before the
// first test begins: who imports whom is read from the sources alone, once for all.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { parseSync } from 'vite';
import type { Plugin } from 'vitest/config';
import manifest from '../../package.json' with { type: 'json' };

const SOURCES = '{src,locales,eval,tests,scripts,bench}/**/*.{ts,tsx}';
const TEST = /\.test\.tsx?$/u;

/** Takes all tests out of the projects that have nothing to do with the files that are asked for. */
export function quickRelated(root: string): Plugin {
  return {
    name: 'quick-related',
    configureVitest({ vitest }) {
      const { related, watch } = vitest.config;
      // What no source imports as it stands, such as a style, is left to Vitest.
      if (!related || watch || !related.every((file) => /\.tsx?$/u.test(file))) return;
      const found = relatedTests(root, related);
      for (const { config } of vitest.projects) {
        const { include } = config;
        config.include = found.filter((test) => include.some((glob) => matchesGlob(test, glob)));
      }
      delete vitest.config.related;
    },
  };
}

/** The tests below `root` that are among `changed` or import one of these, whatever stands between; relative to it. */
export function relatedTests(root: string, changed: readonly string[]): string[] {
  const importers = new Map<string, string[]>();
  const sources = globSync(SOURCES, { cwd: root }).map((file) => join(root, file));
  for (const source of sources) {
    for (const imported of importsOf(source, root)) {
      importers.set(imported, [...(importers.get(imported) ?? []), source]);
    }
  }
  const found = new Set(changed);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return [...found].filter((file) => TEST.test(file)).map((file) => relative(root, file));
}

function importsOf(source: string, root: string): string[] {
  const text = readFileSync(source, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(source, text).module;
  const asked = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ isType, moduleRequest }) =>
        isType || !moduleRequest ? [] : moduleRequest.value,
      ),
    ...dynamicImports.map(({ moduleRequest }) =>
      text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
  ];
  return asked.flatMap((name) => fileOf(name, source, root) ?? []);
}

/** The file of the project that `source` calls `name`; undefined for packages. */
function fileOf(name: string, source: string, root: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(source), name);
  const [alias = '', place] =
    Object.entries(manifest.imports).find(([each]) => name.startsWith(each.slice(0, -1))) ?? [];
  return place && join(root, place.slice(0, -1), name.slice(alias.length - 1));
}
