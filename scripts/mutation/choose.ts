// Which tests are asked about a mutant: those that came past it, the likeliest to notice first.
import { basename, dirname } from 'node:path';
import type { Mutant } from './mutants.ts';
import type { Asked, Covering } from './questions.ts';

/** Words in the names of files that say nothing of what they are about. */
const COMMON = new Set(['src', 'test', 'tsx', 'server', 'web', 'route']);

export interface Candidate {
  readonly asked: Asked;
  /** Milliseconds that it took when nothing was broken. */
  readonly duration: number;
  /** Its own tests came past the mutant, not only what stands around them. */
  readonly isClose: boolean;
}

/** All that came past a mutant, the likeliest to notice first. */
export function candidatesFor(
  { id: mutant, file }: Pick<Mutant, 'id' | 'file'>,
  coverings: readonly Covering[],
): readonly Candidate[] {
  return coverings
    .map((covering) => candidateOf(mutant, covering))
    .filter((candidate) => candidate !== undefined)
    .toSorted(
      (a, b) =>
        Number(b.isClose) - Number(a.isClose) ||
        nearness(b.asked.file, file) - nearness(a.asked.file, file) ||
        a.duration - b.duration,
    );
}

/** Those that fit into `time`, in milliseconds: at least one, however long it takes. */
export function fitting(candidates: readonly Candidate[], time: number): readonly Candidate[] {
  let duration = 0;
  return candidates.filter((candidate, index) => {
    if (index > 0 && duration + candidate.duration > time) return false;
    duration += candidate.duration;
    return true;
  });
}

/**
 * How likely a test file is about a file: by the folders that lead to both, since a screen's own tests notice first,
 * and by the share of a test's words that both are named with, as `deletion.test.ts` and `deletion/purge.ts`. Both are paths.
 */
function nearness(test: string, file: string): number {
  const folders = dirname(file).split('/');
  const lengths = folders.map((_, at) => folders.length - at);
  const shared = lengths.find((length) => test.includes(`/${folders.slice(0, length).join('/')}/`));
  const words = wordsOf(file);
  const own = [...wordsOf(basename(test))];
  return (shared ?? 0) + own.filter((word) => words.has(word)).length / Math.max(own.length, 1);
}

function wordsOf(path: string): ReadonlySet<string> {
  const words = path.toLowerCase().match(/[a-z]{3,}/gu) ?? [];
  return new Set(words.map((word) => word.replace(/s$/u, '')).filter((word) => !COMMON.has(word)));
}

function candidateOf(mutant: string, covering: Covering): Candidate | undefined {
  const { project, file, around, tests } = covering;
  const close = tests.filter(({ covered }) => covered.includes(mutant));
  if (around.includes(mutant)) {
    const isClose = close.length > 0;
    return { asked: { project, file }, duration: covering.duration, isClose };
  }
  if (close.length === 0) return undefined;
  const inTests = (some: readonly { readonly duration: number }[]) =>
    some.reduce((sum, { duration }) => sum + duration, 0);
  const duration = covering.duration - inTests(tests) + inTests(close);
  return { asked: { project, file, tests: close.map(({ id }) => id) }, duration, isClose: true };
}
