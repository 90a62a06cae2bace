// Which tests `vitest related` asks.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { relatedTests } from '../support/related.ts';

const root = mkdtempSync(join(tmpdir(), 'riffle-related-'));
afterAll(() => rmSync(root, { recursive: true }));

const SOURCES = {
  'src/domain/points.ts':
    'export const points = 10; export interface Points { readonly all: number }',
  'src/domain/points.test.ts': "import { points } from './points.ts'; points;",
  'src/domain/all.ts': "export { points } from './points.ts';",
  'src/domain/types.test.ts': "import type { Points } from './points.ts'; let all: Points;",
  'src/web/score.tsx':
    "import { points } from '#domain/all.ts'; export const score = <b>{points}</b>;",
  'src/web/score.test.tsx': "import './effects.ts'; const score = await import('./score.tsx');",
  'src/web/effects.ts': "import data from '#content/points.json' with { type: 'json' }; data;",
  'tests/server/other.test.ts': "import { expect } from 'vitest'; const name = 'points.ts';",
};
for (const [file, text] of Object.entries(SOURCES)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

it.each([
  ['src/domain/points.ts', ['src/domain/points.test.ts', 'src/web/score.test.tsx']],
  ['src/web/effects.ts', ['src/web/score.test.tsx']],
  ['content/points.json', ['src/web/score.test.tsx']],
  ['src/domain/types.test.ts', ['src/domain/types.test.ts']],
  ['src/domain/nothing.ts', []],
])('%s is asked about by %j: what imports it, whatever stands between', (file, tests) => {
  expect(relatedTests(root, [join(root, file)]).toSorted()).toEqual(tests);
});
