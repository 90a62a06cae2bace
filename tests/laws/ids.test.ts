// Whoever meets a requirement's id, in a comment, a test's title or a document, finds in docs/behaviour.md what it
// stands for.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const EXPLAINED_IN = 'docs/behaviour.md';

/** 'RULE-05 to -09' and 'RULE-05, -06' name two, the second one by its number alone. */
const NAMED =
  /(?<![\w-])(?<family>[A-Z]+(?:-[A-Z]+)*)(?<numbers>-\d{2}(?![\w-])(?:(?:,| to|,? and|,? or) -\d{2}(?!\w))*)/g;

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The ids that a text names, written out. Between the ends of a range there may be numbers that nothing has. */
function idsIn(text: string): string[] {
  return [...text.matchAll(NAMED)].flatMap(({ groups: { family = '', numbers = '' } = {} }) =>
    (numbers.match(/-\d{2}/g) ?? []).map((number) => family + number),
  );
}

/** 'file: id' for each id that a file names and the explanations do not. */
function unexplained(files: Readonly<Record<string, string>>, explanations: string): string[] {
  const explained = new Set(idsIn(explanations));
  return Object.entries(files).flatMap(([file, text]) =>
    [...new Set(idsIn(text))].filter((id) => !explained.has(id)).map((id) => `${file}: ${id}`),
  );
}

it('every requirement that is named anywhere is explained', () => {
  const names = globSync('{src,tests,docs}/**/*.{ts,tsx,js,css,md,html}', { cwd: ROOT });
  expect(names).toContain(join('tests', 'laws', 'ids.test.ts'));
  const files = Object.fromEntries(names.map((name) => [name, read(name)]));
  expect(unexplained(files, read(EXPLAINED_IN))).toEqual([]);
});

it('what explains writes each id out, so that a search finds it', () => {
  const text = read(EXPLAINED_IN);
  const written = new Set(text.match(/(?<![\w-])[A-Z]+(?:-[A-Z]+)*-\d{2}(?![\w-])/g));
  expect(idsIn(text).filter((id) => !written.has(id))).toEqual([]);
});

it('one that is explained nowhere is found, also where only its number is written', () => {
  // Joined here, so that this file does not name them.
  const id = (number: string) => ['MADE', 'UP', number].join('-');
  const files = {
    'a.ts': `/** ${id('01')}, ${id('07')} */`,
    'b.md': `(${id('02')} to -04, -03, -06)`,
    'c.ts': `x-${id('08')} ${id('09')}0`,
  };
  expect(unexplained(files, `- **${id('01')}** so. **${id('03')}**`)).toEqual([
    `a.ts: ${id('07')}`,
    `b.md: ${id('02')}`,
    `b.md: ${id('04')}`,
    `b.md: ${id('06')}`,
  ]);
});
