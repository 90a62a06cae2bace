// A check that sees nothing passes everything: each law of the house gets one violation planted, in a
// copy of its room, and the real linter or compiler with the real configuration must refuse it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roomsOf, type Room } from '../../boundaries.ts';
import { copyTree, plant } from '../../scripts/mutation/tree.ts';

const ROOT = join(import.meta.dirname, '../..');
let copy = '';

beforeAll(() => {
  copy = copyTree(ROOT, 'laws');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(tool: string, ...args: readonly string[]): { status: number | null; output: string } {
  const path = join(ROOT, 'node_modules', tool);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  return { status, output: stdout + stderr };
}

const lint = (...files: readonly string[]) => run('oxlint/bin/oxlint', '--no-ignore', ...files);

interface Finding {
  readonly code: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

/** `file:line`, once each, of everything that one rule finds in some files. */
function found(rule: string, files: readonly string[]): string[] {
  const { output } = lint('--format=json', ...files);
  const { diagnostics } = JSON.parse(output) as { readonly diagnostics: readonly Finding[] };
  const places = diagnostics
    .filter(({ code }) => code.includes(rule))
    .map(({ filename, labels }) => `${filename}:${labels[0]?.span.line ?? 0}`);
  return [...new Set(places)];
}

const rooms = roomsOf(ROOT);
/** A file in the room; for a room of one file, that file. */
const fileIn = ({ path }: Room) => (/\.tsx?$/u.test(path) ? path : `${path}/planted.ts`);
const named = (path: string) => `#${path.replace('src/', '')}`;
const nameOf = (room: Room) => named(fileIn(room));

/** What a file of the room could say after `from`, and whether it may. */
function importsOf(room: Room): readonly (readonly [from: string, isAllowed: boolean])[] {
  const depth = dirname(fileIn(room)).split('/').length;
  return [
    ...rooms
      .filter(({ path }) => path !== room.path)
      .flatMap((other) => {
        const isAllowed = room.imports.includes(other.path);
        const inside = [nameOf(other), isAllowed && other.entry === undefined] as const;
        if (other.entry === undefined) return [inside];
        return [inside, [`${named(other.path)}/${other.entry}`, isAllowed] as const];
      }),
    [`${'../'.repeat(Math.max(1, depth - 1))}game/planted.ts`, false],
    ['#tests/support/matches.ts', false],
    ['#content/topics/space.json', false],
    ['#content/free-decks/2000s-pop.json', room.path.startsWith('src/web/features/')],
    ['#sentences/errors.ts', room.words !== 'none'],
    ['#locales/languages.ts', room.words === 'languages'],
    ['node:fs', !room.without.includes('node:')],
    ['react', !room.without.includes('react')],
    ['react-dom/client', !room.without.includes('react')],
  ];
}

describe('laws of the house', () => {
  it('every room is refused every import that its line does not name, and no other', () => {
    const kept = new Map<string, string>();
    for (const room of rooms) {
      const file = join(copy, fileIn(room));
      if (existsSync(file)) kept.set(file, readFileSync(file, 'utf8'));
      const lines = importsOf(room).map(([from], at) => `import * as x${at} from '${from}';\n`);
      plant(copy, fileIn(room), lines.join(''));
    }
    const refused = found('no-restricted-imports', rooms.map(fileIn));
    for (const room of rooms) rmSync(join(copy, fileIn(room)));
    for (const [file, text] of kept) writeFileSync(file, text);
    const expected = rooms.flatMap((room) =>
      importsOf(room).flatMap(([, isAllowed], at) =>
        isAllowed ? [] : [`${fileIn(room)}:${at + 1}`],
      ),
    );
    expect(refused.toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ['src/domain/match', 'src/contract'],
    ['src/domain/deck', 'src/domain/match'],
    ['src/contract', 'src/server'],
    ['src/contract', 'src/web/platform/api'],
    ['src/server/platform/database', 'src/server/features/accounts'],
    ['src/server/features/accounts', 'src/server/features/billing'],
    ['src/server/features/decks', 'src/server/features/generation'],
    ['src/server/features/privacy', 'src/web/platform/api'],
    ['src/server/platform/http', 'src/server'],
    ['src/web/ui', 'src/web/features/accounts'],
    ['src/web/platform/api', 'src/server'],
    ['src/web/features/table', 'src/web/features/setup'],
    ['src/web/features/library', 'src/web/features/editor'],
  ])('%s has no line that leads up to %s', (from, to) => {
    expect(rooms.find(({ path }) => path === from)?.imports).not.toContain(to);
    expect(rooms.map(({ path }) => path)).toContain(to);
  });

  it('a folder without a line is refused from its first file on', () => {
    plant(copy, 'src/server/newcomer/planted.ts', 'export const seen = 1;\n');
    const { status, output } = lint('src/server/newcomer/planted.ts');
    rmSync(join(copy, 'src/server/newcomer'), { recursive: true });
    expect(output).toContain('src/server/newcomer');
    expect(status).not.toBe(0);
  });

  it.each([
    ['values', 'export const', ''],
    ['types', 'export type', 'type '],
  ])('files that import each other’s %s are refused', (_, declare, type) => {
    const files = ['one', 'other'].map((name) => `src/web/ui/${name}.ts`);
    plant(copy, 'src/web/ui/one.ts', `import ${type}{ B } from './other.ts';\n${declare} A = B;\n`);
    plant(copy, 'src/web/ui/other.ts', `import ${type}{ A } from './one.ts';\n${declare} B = A;\n`);
    const circles = found('no-cycle', files);
    for (const file of files) rmSync(join(copy, file));
    expect(circles).toHaveLength(2);
  });

  it.each([
    ['Date.now()', 'no-restricted-globals'],
    ['new Date()', 'no-restricted-globals'],
    ['Math.random()', 'no-restricted-properties'],
  ])('the linter refuses the rules of play %s', (expression, rule) => {
    plant(copy, 'src/domain/match/planted.ts', `export const seen = ${expression};\n`);
    const { status, output } = lint('src/domain/match/planted.ts');
    rmSync(join(copy, 'src/domain/match/planted.ts'));
    expect(output).toContain(rule);
    expect(status).not.toBe(0);
  });

  it.each([
    ['src/domain', 'window.innerWidth'],
    ['src/domain', 'process.pid'],
    ['src/domain', 'setTimeout'],
    ['src/contract', 'document.title'],
    ['src/contract', 'process.pid'],
  ])('%s does not compile with %s', (room, expression) => {
    plant(copy, `${room}/planted.ts`, `export const seen: unknown = ${expression};\n`);
    const { status, output } = run('typescript/bin/tsc', '-p', room);
    rmSync(join(copy, room, 'planted.ts'));
    expect(output).toContain(`${room}/planted.ts`);
    expect(status).not.toBe(0);
  });
});
