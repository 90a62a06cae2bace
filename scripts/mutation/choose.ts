// Which tests are asked about a mutant: those that came past it, the likeliest to notice first.
import { dirname } from 'node:path';
import type { Mutant } from './mutants.ts';
import type { Asked, Covering } from './questions.ts';

export interface Choice {
  readonly asked: readonly Asked[];
  /** Milliseconds that they took when nothing was broken. */
  readonly duration: number;
  /** False where more tests came past the mutant than there is time for. */
  readonly isWhole: boolean;
}

interface Candidate {
  readonly asked: Asked;
  readonly duration: number;
  /** Its own tests came past the mutant, not only what stands around them. */
  readonly isClose: boolean;
}

/** `time` in milliseconds; at least one file is asked, however long it takes. */
export function choose(
  { id: mutant, file }: Pick<Mutant, 'id' | 'file'>,
  coverings: readonly Covering[],
  time: number,
): Choice {
  // A page loads each module once: what one file met while it loaded, all files of the page rely on.
  const inPage = coverings.some(
    ({ project, around }) => project === 'web' && around.includes(mutant),
  );
  const candidates = coverings
    .map((covering) => candidateOf(mutant, covering, inPage))
    .filter((candidate) => candidate !== undefined)
    .toSorted(
      (a, b) =>
        Number(b.isClose) - Number(a.isClose) ||
        nearness(b.asked.file, file) - nearness(a.asked.file, file) ||
        a.duration - b.duration,
    );
  let duration = 0;
  const chosen = candidates.filter((candidate, index) => {
    if (index > 0 && duration + candidate.duration > time) return false;
    duration += candidate.duration;
    return true;
  });
  return {
    asked: chosen.map(({ asked }) => asked),
    duration,
    isWhole: chosen.length === candidates.length,
  };
}

/** How many folders lead to both: a screen's own tests notice first. `test` is a whole path. */
function nearness(test: string, file: string): number {
  const folders = dirname(file).split('/');
  const lengths = folders.map((_, at) => folders.length - at);
  return lengths.find((length) => test.includes(`/${folders.slice(0, length).join('/')}/`)) ?? 0;
}

function candidateOf(mutant: string, covering: Covering, inPage: boolean): Candidate | undefined {
  const { project, file, around, tests } = covering;
  const close = tests.filter(({ covered }) => covered.includes(mutant));
  if (around.includes(mutant) || (inPage && project === 'web')) {
    const isClose = close.length > 0;
    return { asked: { project, file }, duration: covering.duration, isClose };
  }
  if (close.length === 0) return undefined;
  const inTests = (some: readonly { readonly duration: number }[]) =>
    some.reduce((sum, { duration }) => sum + duration, 0);
  const duration = covering.duration - inTests(tests) + inTests(close);
  return { asked: { project, file, tests: close.map(({ id }) => id) }, duration, isClose: true };
}
