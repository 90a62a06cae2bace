// Deliberate breaks: which there are in the files of some folders, and files with all drawn ones in them, each
// behind a switch.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { withTextsAsExpressions } from './jsx-texts.ts';

export interface Mutant {
  readonly id: string;
  /** Path below the project's folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly kind: string;
  /** The code before and after, on one line. */
  readonly before: string;
  readonly after: string;
}

/** Data is proven by laws over all of it, a migration by the databases that it has made. */
const DATA = [
  /^src\/server\/platform\/database\/migrations\//u,
  // What a model is told about a category's cards.
  /^src\/server\/features\/generation\/categories\/[\w-]+\/prompt\.ts$/u,
];
const TESTS = /\.test\.tsx?$/u;

/** Source files below the folders, as git knows them, without data and tests. */
export function sourceFiles(root: string, folders: readonly string[]): string[] {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders];
  const { stdout } = spawnSync('git', listed, { cwd: root, encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter(
      (file) => /\.tsx?$/u.test(file) && !TESTS.test(file) && !DATA.some((data) => data.test(file)),
    );
}

const quiet = () => {};
const instrumenter = new Instrumenter({
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: quiet,
  debug: quiet,
  info: quiet,
  warn: quiet,
  error: quiet,
  fatal: quiet,
});

/** Every mutant of the files, in an order that is the same each time. */
export async function allMutants(root: string, files: readonly string[]): Promise<Mutant[]> {
  const { sources, mutants } = await instrument(root, files, () => true);
  return mutants
    .filter(({ status }) => status === undefined)
    .map(({ id, fileName, location, mutatorName, replacement }) => {
      const source = sources.get(fileName) ?? '';
      return {
        id,
        file: fileName,
        line: location.start.line + 1,
        kind: mutatorName,
        before: oneLine(textAt(source, location)),
        after: oneLine(replacement),
      };
    });
}

/** The files that have one of these mutants, with them in it and a count of what ran (`covering.ts`). */
export async function instrumented(
  root: string,
  files: readonly string[],
  chosen: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const { contents, mutants } = await instrument(root, files, (id) => chosen.has(id));
  const touched = new Set(mutants.filter(({ id }) => chosen.has(id)).map((each) => each.fileName));
  return new Map([...contents].filter(([file]) => touched.has(file)));
}

async function instrument(
  root: string,
  files: readonly string[],
  isWanted: (id: string) => boolean,
) {
  const sources = new Map(
    files.map((file) => [
      file,
      withTextsAsExpressions(file, readFileSync(join(root, file), 'utf8')),
    ]),
  );
  // The instrumenter asks about each mutant in turn, by its kind only; their ids count up from 0.
  let asked = -1;
  const excluded: string[] = [];
  excluded.includes = () => {
    asked += 1;
    return !isWanted(String(asked));
  };
  const result = await instrumenter.instrument(
    [...sources].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations: excluded, ignorers: [] },
  );
  const contents = new Map(result.files.map(({ name, content }) => [name, content]));
  return { sources, contents, mutants: result.mutants };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

function textAt(source: string, { start, end }: { readonly start: Place; readonly end: Place }) {
  const lines = source.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  return lines
    .map((line, index) => (index === last ? line.slice(0, end.column) : line))
    .map((line, index) => (index === 0 ? line.slice(start.column) : line))
    .join('\n');
}

function oneLine(code: string): string {
  const text = code.replaceAll(/\s+/gu, ' ').trim();
  return text.length > 100 ? `${text.slice(0, 97)}…` : text;
}
