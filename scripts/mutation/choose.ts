// Which tests are asked about a mutant: those that came past it, the likeliest to notice first.
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Mutant } from './mutants.ts';
import type { Asked, Covering, CoveringTest } from './questions.ts';

/** Words in the names of files that say nothing of what they are about. */
const COMMON = new Set(['src', 'test', 'tsx', 'server', 'web', 'route']);
/** Shorter texts stand anywhere. */
const TELLING = 4;

/** One test that came past a mutant. */
export interface Candidate {
  readonly covering: Covering;
  readonly test: CoveringTest;
}

/** All that came past a mutant, the likeliest to notice first. */
export function candidatesFor(
  { id: mutant, file, before }: Pick<Mutant, 'id' | 'file' | 'before'>,
  coverings: readonly Covering[],
): readonly Candidate[] {
  const literal = literalIn(before);
  return coverings
    .flatMap((covering) => {
      const isAround = covering.around.includes(mutant);
      const tests = covering.tests.filter(({ covered }) => isAround || covered.includes(mutant));
      if (tests.length === 0) return [];
      const near = nearness(covering.file, file);
      const says = literal !== undefined && sourceOf(covering.file).includes(literal) ? 10 : 0;
      return tests.map((test) => {
        const isClose = test.covered.includes(mutant) ? 5 : 0;
        const likelihood = says + isClose + near + sharedWords(test.name, file);
        return { covering, test, likelihood };
      });
    })
    .toSorted((a, b) => b.likelihood - a.likelihood || a.test.duration - b.test.duration);
}

/** Those that fit into `time`, in milliseconds, with what stands around them: at least one, however long it takes. */
export function fitting(candidates: readonly Candidate[], time: number): readonly Candidate[] {
  const files = new Set<Covering>();
  let duration = 0;
  return candidates.filter(({ covering, test }, index) => {
    const more = test.duration + (files.has(covering) ? 0 : overheadOf(covering));
    if (index > 0 && duration + more > time) return false;
    duration += more;
    files.add(covering);
    return true;
  });
}

/** What the runner is asked, in the order of the candidates; whole files where all of their tests are among them. */
export function askedOf(candidates: readonly Candidate[]): readonly Asked[] {
  return [...Map.groupBy(candidates, ({ covering }) => covering)].map(([covering, chosen]) => {
    const { project, file, tests } = covering;
    if (chosen.length === tests.length) return { project, file };
    return { project, file, tests: chosen.map(({ test }) => test.id) };
  });
}

/** Milliseconds that they took when nothing was broken. */
export function durationOf(candidates: readonly Candidate[]): number {
  const around = [...new Set(candidates.map(({ covering }) => covering))].map(overheadOf);
  return sum([...around, ...candidates.map(({ test }) => test.duration)]);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function overheadOf({ duration, tests }: Covering): number {
  return Math.max(0, duration - sum(tests.map((test) => test.duration)));
}

/** The text of a mutated literal, where it is one that a test could look for. */
function literalIn(before: string): string | undefined {
  const text = /^(?<quote>['"`])(?<text>.*)\k<quote>$/su.exec(before)?.groups?.['text'];
  return text !== undefined && text.length >= TELLING ? text : undefined;
}

const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const known = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, known);
  return known;
}

/**
 * How likely a test file is about a file: by the folders that lead to both, since a screen's own tests notice first,
 * and by the share of a test's words that both are named with, as `deletion.test.ts` and `deletion/purge.ts`. Both are paths.
 */
function nearness(test: string, file: string): number {
  const folders = dirname(file).split('/');
  const lengths = folders.map((_, at) => folders.length - at);
  const shared = lengths.find((length) => test.includes(`/${folders.slice(0, length).join('/')}/`));
  return (shared ?? 0) + sharedWords(basename(test), file);
}

/** The share of a name's words that a path has too. */
function sharedWords(name: string, path: string): number {
  const words = wordsOf(path);
  const own = [...wordsOf(name)];
  return own.filter((word) => words.has(word)).length / Math.max(own.length, 1);
}

function wordsOf(path: string): ReadonlySet<string> {
  const words = path.toLowerCase().match(/[a-z]{3,}/gu) ?? [];
  return new Set(words.map((word) => word.replace(/s$/u, '')).filter((word) => !COMMON.has(word)));
}
