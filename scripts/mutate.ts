// Breaks the code on purpose, at many places, one at a time, and says which breaks no test noticed:
// npm run mutate -- <folder>… [--sample 150] [--seed 1] [--minutes 30] [--runners 2]
// [--project unit --project web]; where none is named, those that prove the folders' own behaviour.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../tests/support/postgres.ts';
import { findChromium } from './chromium.ts';
import { choose, type Choice } from './mutation/choose.ts';
import { startRunner, type Runner } from './mutation/crew.ts';
import { allMutants, instrumented, sourceFiles, type Mutant } from './mutation/mutants.ts';
import type { Covering, Verdict } from './mutation/questions.ts';
import { drawEvenly, randomOf } from './mutation/sample.ts';
import { copyTree, plant } from './mutation/tree.ts';

const started = performance.now();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '30' },
    runners: { type: 'string', default: '2' },
    project: { type: 'string', multiple: true },
  },
});
const { sample, seed, minutes, runners } = values;
const folders = positionals.length > 0 ? positionals : ['src/game'];
const root = join(import.meta.dirname, '..');
const projects = values.project ?? [
  'unit',
  ...(folders.some((folder) => !folder.startsWith('src/server')) ? ['web'] : []),
  ...(folders.some((folder) => /^src\/(server|contract)/u.test(folder)) ? ['server'] : []),
];
const deadline = started + Number(minutes) * 60_000;

type Outcome = Verdict | { readonly kind: 'untried' };
interface Result {
  readonly mutant: Mutant;
  readonly outcome: Outcome;
  readonly choice: Choice;
}

const say = (line: string) => console.log(line);
const seconds = () => `${Math.round((performance.now() - started) / 1000)} s`;

async function main(): Promise<void> {
  const files = sourceFiles(root, folders);
  const all = await allMutants(root, files);
  const drawn = drawEvenly(byFile(all), Number(sample), randomOf(Number(seed)));
  say(`${folders.join(' ')}: ${drawn.length} of ${all.length} mutants, seed ${seed}`);
  const chosen = new Set(drawn.map(({ id }) => id));
  const copy = copyTree(root, 'mutants');
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const [file, text] of await instrumented(root, files, chosen)) plant(copy, file, text);
  const postgres = await startPostgres();
  const chromium = findChromium();
  const settings = { TEST_DATABASE_URL: postgres.url, CHROMIUM_PATH: chromium, PATIENCE: '0.15' };
  const crew = Array.from({ length: Number(runners) }, () => startRunner(copy, settings));
  try {
    await work(drawn, crew);
  } finally {
    for (const runner of crew) runner.stop();
    await postgres.stop();
  }
}

async function work(drawn: readonly Mutant[], crew: readonly Runner[]): Promise<void> {
  const coverings = await coverAll(drawn, crew);
  const results: Result[] = [];
  const waiting = [...drawn];
  await Promise.all(
    crew.map(async (runner) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const fair = ((deadline - performance.now()) * crew.length) / (waiting.length + 1);
        const result = await tryOne(runner, next, coverings, fair);
        results.push(result);
        say(`${String(results.length).padStart(4)} ${seconds().padStart(7)} ${lineOf(result)}`);
      }
    }),
  );
  report(results);
}

/** Runs every test once that has to do with the files, with nothing broken. */
async function coverAll(drawn: readonly Mutant[], [runner]: readonly Runner[]) {
  const files = [...new Set(drawn.map(({ file }) => file))];
  const answer = await runner?.ask(
    { kind: 'cover', files, projects },
    deadline - performance.now(),
  );
  runner?.stop();
  if (!answer || !('coverings' in answer)) throw new Error(`No dry run: ${JSON.stringify(answer)}`);
  const tests = answer.coverings.flatMap((each) => each.tests);
  for (const { name } of tests.filter(({ isGood }) => !isGood)) say(`fails unbroken: ${name}`);
  say(`${tests.length} tests in ${answer.coverings.length} files, after ${seconds()}`);
  return answer.coverings.map(withoutFailures);
}

/** A file with a test that fails unbroken is asked for its other tests only, each by name. */
function withoutFailures(covering: Covering): Covering {
  const good = covering.tests.filter(({ isGood }) => isGood);
  if (good.length === covering.tests.length) return covering;
  const tests = good.map((test) => ({ ...test, covered: [...test.covered, ...covering.around] }));
  return { ...covering, around: [], tests };
}

async function tryOne(
  runner: Runner,
  mutant: Mutant,
  coverings: readonly Covering[],
  fair: number,
): Promise<Result> {
  const choice = choose(mutant, coverings, Math.max(fair * 2, 15_000));
  if (choice.asked.length === 0) return { mutant, choice, outcome: { kind: 'lived' } };
  if (performance.now() > deadline) return { mutant, choice, outcome: { kind: 'untried' } };
  const limit = 30_000 + 4 * choice.duration;
  const answer = await runner.ask({ kind: 'try', mutant: mutant.id, asked: choice.asked }, limit);
  if (!answer) return { mutant, choice, outcome: { kind: 'timed-out' } };
  if ('kind' in answer) return { mutant, choice, outcome: answer };
  throw new Error(JSON.stringify(answer));
}

function lineOf({ mutant, outcome, choice }: Result): string {
  const { file, line, before, after } = mutant;
  const reach =
    choice.asked.length === 0
      ? ' (no test comes past)'
      : choice.isWhole
        ? ''
        : ' (too many tests for all)';
  const by = outcome.kind === 'caught' ? ` by ${outcome.by}` : reach;
  return `${outcome.kind}${by}\n     ${file}:${line}  ${before}  →  ${after}`;
}

function report(results: readonly Result[]): void {
  const of = (kind: Outcome['kind']) => results.filter(({ outcome }) => outcome.kind === kind);
  say('\nLived:');
  const lived = of('lived').toSorted((a, b) => (a.mutant.file < b.mutant.file ? -1 : 1));
  for (const result of lived) say(lineOf(result));
  const caught = of('caught').length;
  const share = (100 * caught) / (caught + lived.length);
  const partly = lived.filter(({ choice }) => !choice.isWhole).length;
  say(
    `\n${folders.join(' ')}, seed ${seed}: ${share.toFixed(1)} % caught ` +
      `(${caught} caught, ${lived.length} lived, of which ${partly} against a part of their tests; ` +
      `${of('timed-out').length} timed out, ${of('untried').length} not tried) in ${seconds()}`,
  );
}

function byFile(mutants: readonly Mutant[]): Mutant[][] {
  return [...Map.groupBy(mutants, ({ file }) => file).values()];
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
await main();
