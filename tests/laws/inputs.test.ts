// When `npm start` builds the web app anew.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INPUTS_FILE, inputsOf, isBuilt } from '../../scripts/inputs.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'riffle-inputs-'));
  write('src/web/main.tsx', 'one');
  write('package-lock.json', '{}');
  write('docs/architecture.md', 'words');
  build();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
const build = (): void => write(join('dist', INPUTS_FILE), inputsOf(root));

describe('a build stands', () => {
  it('as long as nothing has changed, whenever its files were written', () => {
    expect(isBuilt(root)).toBe(true);
    utimesSync(join(root, 'src/web/main.tsx'), new Date(0), new Date(0));
    expect(isBuilt(root)).toBe(true);
  });

  it.each([
    'docs/architecture.md',
    'package.json',
    'tests/x.test.ts',
    'data/riffle.sqlite',
    'bench/x.ts',
  ])('whatever becomes of %s', (file) => {
    write(file, 'another');
    expect(isBuilt(root)).toBe(true);
  });
});

describe('another is made', () => {
  it.each([
    'src/web/main.tsx',
    'src/domain/new.ts',
    'content/topics/space.json',
    'locales/en/home.ts',
    'package-lock.json',
    'index.html',
    'vite.config.ts',
    'scripts/build.ts',
    'scripts/chunks.ts',
    'scripts/esm-react.ts',
  ])('where %s is another or new', (file) => {
    write(file, 'another');
    expect(isBuilt(root)).toBe(false);
    build();
    expect(isBuilt(root)).toBe(true);
  });

  it('where a file is gone, or has another name', () => {
    write('src/web/other.tsx', 'two');
    build();
    rmSync(join(root, 'src/web/other.tsx'));
    expect(isBuilt(root)).toBe(false);
    write('src/web/another.tsx', 'two');
    expect(isBuilt(root)).toBe(false);
  });

  it('where there is none, or one that does not say what it was made of', () => {
    rmSync(join(root, 'dist', INPUTS_FILE));
    expect(isBuilt(root)).toBe(false);
  });
});
