// A check that sees nothing passes everything: each law of the house gets one violation planted, in a
// copy of its room, and the real linter or compiler with the real configuration must refuse it.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
let copy = '';

beforeAll(() => {
  // Below the project, so that configuration and types resolve as they do for the real files.
  mkdirSync(join(ROOT, 'node_modules/.cache'), { recursive: true });
  copy = mkdtempSync(join(ROOT, 'node_modules/.cache/laws-'));
  for (const name of ['package.json', 'tsconfig.json', '.oxlintrc.json', 'src']) {
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

function run(tool: string, ...args: readonly string[]): { status: number | null; output: string } {
  const path = join(ROOT, 'node_modules', tool);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const lint = (file: string) => run('oxlint/bin/oxlint', '--no-ignore', file);

const imports: readonly (readonly [string, string, string])[] = [
  ['game', 'src/game/planted.ts', '#contract/limits.ts'],
  ['game', 'src/game/planted.ts', 'node:fs'],
  ['game', 'src/game/planted.ts', 'react'],
  ['contract', 'src/contract/planted.ts', '#server/problem.ts'],
  ['contract', 'src/contract/planted.ts', '#web/app.tsx'],
  ['web', 'src/web/api/planted.ts', '#server/problem.ts'],
  ['web', 'src/web/api/planted.ts', '../../server/problem.ts'],
  ['a screen', 'src/web/screens/play/planted.ts', '#web/screens/setup/setup-screen.tsx'],
  ['a screen', 'src/web/screens/play/planted.ts', '../setup/setup-screen.tsx'],
  ['server', 'src/server/credits/planted.ts', '#web/app.tsx'],
  ['a lower room', 'src/server/credits/planted.ts', '#server/accounts/store.ts'],
  ['a lower room', 'src/server/database/planted.ts', '#server/http/app.ts'],
  ['a lower room', 'src/server/games/planted.ts', '../generation/store.ts'],
];

describe('laws of the house', () => {
  it.each(imports)(
    'the linter refuses %s an import that goes uphill: %s %s',
    (_room, file, from) => {
      plant(file, `import * as uphill from '${from}';\nexport const seen = uphill;\n`);
      const { status, output } = lint(file);
      rmSync(join(copy, file));
      expect(output).toContain('no-restricted-imports');
      expect(status).not.toBe(0);
    },
  );

  it.each([
    ['Date.now()', 'no-restricted-globals'],
    ['new Date()', 'no-restricted-globals'],
    ['Math.random()', 'no-restricted-properties'],
  ])('the linter refuses the rules of play %s', (expression, rule) => {
    plant('src/game/planted.ts', `export const seen = ${expression};\n`);
    const { status, output } = lint('src/game/planted.ts');
    rmSync(join(copy, 'src/game/planted.ts'));
    expect(output).toContain(rule);
    expect(status).not.toBe(0);
  });

  it.each([
    ['src/game', 'window.innerWidth'],
    ['src/game', 'process.pid'],
    ['src/game', 'setTimeout'],
    ['src/contract', 'document.title'],
    ['src/contract', 'process.pid'],
  ])('%s does not compile with %s', (room, expression) => {
    plant(`${room}/planted.ts`, `export const seen: unknown = ${expression};\n`);
    const { status, output } = run('typescript/bin/tsc', '-p', room);
    rmSync(join(copy, room, 'planted.ts'));
    expect(output).toContain(`${room}/planted.ts`);
    expect(status).not.toBe(0);
  });

  it('the same files are clean without a violation', () => {
    for (const file of new Set(imports.map(([, path]) => path))) {
      plant(file, 'export const seen = 1;\n');
      expect(lint(file)).toMatchObject({ status: 0 });
      rmSync(join(copy, file));
    }
  });
});
