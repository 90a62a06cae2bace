// A process of its own that keeps Vitest ready and runs tests in the copy of the project: all that have to do with
// some files, or some against one mutant. The first argument is the copy's folder. A mutant can hang it, so it
// may be killed at any time.
import { join } from 'node:path';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import type { Answer, Asked, Covering, Question, TestFile, Verdict } from './questions.ts';

const [root = ''] = process.argv.slice(2);
/** For loading a test file; what Vitest measures of that holds the waiting for other files too. */
const LOADING_MS = 1000;
const MUTANT = '__STRYKER_ACTIVE_MUTANT__';

/** Vitest in the copy; `related` limits the tests to those that have to do with these files. */
async function prepare(
  related: readonly string[],
  projects: readonly string[] = [],
): Promise<Vitest> {
  const vitest = await createVitest('test', {
    root,
    config: join(root, 'scripts/mutation/vitest.config.ts'),
    watch: false,
    reporters: [{}],
    ...(projects.length > 0 && { project: [...projects] }),
    ...(related.length > 0 && { related: related.map((file) => join(root, file)) }),
  });
  await vitest.standalone();
  return vitest;
}

async function cover(
  files: readonly string[],
  projects: readonly string[],
): Promise<readonly Covering[]> {
  const vitest = await prepare(files, projects);
  const specifications = await vitest.getRelevantTestSpecifications();
  const { testModules } = await vitest.runTestSpecifications(specifications);
  for (const module of testModules) {
    const [error] = module.errors();
    if (error) throw new Error(`${module.relativeModuleId}: ${error.message}`);
  }
  const coverings = testModules.map(coveringOf);
  await vitest.close();
  return coverings;
}

function coveringOf(module: TestModule): Covering {
  const { duration } = module.diagnostic();
  const tests = [...module.children.allTests()];
  return {
    ...nameOf(module),
    duration: duration + LOADING_MS,
    around: module.meta().covered ?? [],
    tests: tests.map((test) => ({
      id: test.id,
      name: test.fullName,
      duration: test.diagnostic()?.duration ?? 0,
      isGood: test.result().state === 'passed',
      covered: test.meta().covered ?? [],
    })),
  };
}

function nameOf({ project, moduleId }: TestModule): TestFile {
  return { project: project.name, file: moduleId };
}

let ready: Vitest | undefined;

async function tryMutant(mutant: string, asked: readonly Asked[]): Promise<Verdict> {
  ready ??= await prepare([]);
  const first = await run(ready, mutant, asked);
  if (first.kind !== 'caught') return first;
  // Tests of one file may need those before them: what fails without the mutant too has caught nothing.
  const part = asked.find(({ file, project }) => isSame({ file, project }, first.file));
  if (!part?.tests || (await passesWithout(ready, part))) return first;
  return run(
    ready,
    mutant,
    asked.map(({ file, project }) => ({ file, project })),
  );
}

const isSame = (a: TestFile, b: TestFile) => a.file === b.file && a.project === b.project;

const known = new Map<string, boolean>();

async function passesWithout(vitest: Vitest, part: Asked): Promise<boolean> {
  const key = JSON.stringify(part);
  const passed = known.get(key) ?? (await run(vitest, '', [part])).kind === 'lived';
  known.set(key, passed);
  return passed;
}

async function run(vitest: Vitest, mutant: string, asked: readonly Asked[]): Promise<Verdict> {
  process.env[MUTANT] = mutant;
  vitest.config.bail = 1;
  const specifications = asked.map((part) => specificationOf(vitest, part));
  const result = await vitest.runTestSpecifications(specifications);
  const { unhandledErrors } = result;
  // Vitest keeps what it knows of earlier runs.
  const testModules = result.testModules.filter((module) =>
    asked.some((part) => isSame(part, nameOf(module))),
  );
  let caught: Verdict | undefined;
  for (const module of testModules) {
    for (const { text, errors } of failuresOf(module)) {
      if (errors.some((message) => message.includes('Hit count limit')))
        return { kind: 'timed-out' };
      caught ??= { kind: 'caught', by: text, file: nameOf(module) };
    }
  }
  const [module] = testModules;
  if (!caught && module && unhandledErrors.length > 0) {
    return {
      kind: 'caught',
      by: `an error outside of tests: ${String(unhandledErrors[0])}`,
      file: nameOf(module),
    };
  }
  return caught ?? { kind: 'lived' };
}

function specificationOf(vitest: Vitest, { project, file, tests }: Asked): TestSpecification {
  return vitest.getProjectByName(project).createSpecification(file, {
    ...(tests && { testIds: [...tests] }),
  });
}

function failuresOf(module: TestModule): { text: string; errors: string[] }[] {
  const failures = [...module.children.allTests('failed')].map((test) => ({
    text: test.fullName,
    errors: (test.result().errors ?? []).map(({ message }) => message),
  }));
  if (failures.length > 0 || module.state() !== 'failed') return failures;
  const errors = module.errors().map(({ message }) => message);
  return [{ text: `outside of tests: ${errors[0] ?? 'no word'}`, errors }];
}

async function answer(question: Question): Promise<Answer> {
  if (question.kind === 'cover')
    return { coverings: await cover(question.files, question.projects) };
  return tryMutant(question.mutant, question.asked);
}

process.on('message', (question: Question) => {
  void answer(question)
    .catch((error: unknown) => ({ error: String(error) }))
    .then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit());
