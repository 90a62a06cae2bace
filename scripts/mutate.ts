// Breaks the code on purpose, at many places, one at a time, and says which breaks no test noticed:
// npm run mutate -- <folder>… [--sample 150] [--seed 1] [--minutes 30] [--runners 2]
// [--project unit --project web]; where none is named, those that prove the folders' own behaviour.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../tests/support/postgres.ts';
import { findChromium } from './chromium.ts';
import { askedOf, candidatesFor, durationOf, fitting, type Candidate } from './mutation/choose.ts';
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
const folders = positionals.length > 0 ? positionals : ['src/domain'];
const root = join(import.meta.dirname, '..');
const projects = values.project ?? [
  'unit',
  ...(folders.some((folder) => !folder.startsWith('src/server')) ? ['web'] : []),
  ...(folders.some((folder) => /^src\/(server|contract)/u.test(folder)) ? ['server'] : []),
];
const deadline = started + Number(minutes) * 60_000;

interface Case {
  readonly mutant: Mutant;
  readonly outcome: Verdict | { readonly kind: 'untried' };
  /** How many tests come past it. */
  readonly reach: number;
  /** Those that have not been asked yet. */
  readonly left: readonly Candidate[];
}

/** Milliseconds for the tests closest to a mutant, before any other mutant has more. */
const CLOSEST_MS = 20_000;

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
  findChromium();
  const settings = { TEST_DATABASE_URL: postgres.url, PATIENCE: '0.05' };
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
  const cases = drawn.map((mutant): Case => {
    const left = candidatesFor(mutant, coverings);
    return { mutant, outcome: { kind: 'untried' }, reach: left.length, left };
  });
  const first = await tryAll(crew, cases, CLOSEST_MS);
  const closed = first.filter((each) => !isOpen(each));
  say(`\n${first.length - closed.length} lived that have more tests:`);
  report([...closed, ...(await tryAll(crew, first.filter(isOpen), Infinity))]);
}

const isOpen = ({ outcome, left }: Case) => outcome.kind === 'lived' && left.length > 0;

/** Each has its share of the time that is left, `most` milliseconds at most; the crew works side by side. */
async function tryAll(
  crew: readonly Runner[],
  cases: readonly Case[],
  most: number,
): Promise<readonly Case[]> {
  const results: Case[] = [];
  const waiting = [...cases];
  await Promise.all(
    crew.map(async (runner) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const fair = ((deadline - performance.now()) * crew.length) / (waiting.length + 1);
        const result = await tryOne(runner, next, Math.min(most, Math.max(fair * 2, 15_000)));
        results.push(result);
        say(`${String(results.length).padStart(4)} ${seconds().padStart(7)} ${lineOf(result)}`);
      }
    }),
  );
  return results;
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

/** Tries a mutant against as many of the tests that are left as fit into `time`. */
async function tryOne(runner: Runner, each: Case, time: number): Promise<Case> {
  const { mutant, reach } = each;
  if (reach === 0) return { ...each, outcome: { kind: 'lived' } };
  if (performance.now() > deadline) return each;
  const chosen = fitting(each.left, time);
  const isChosen = new Set(chosen);
  const left = each.left.filter((candidate) => !isChosen.has(candidate));
  const question = { kind: 'try', mutant: mutant.id, asked: askedOf(chosen) } as const;
  const answer = await runner.ask(question, 20_000 + 3 * durationOf(chosen));
  if (answer && !('kind' in answer)) throw new Error(JSON.stringify(answer));
  return { mutant, reach, left, outcome: answer ?? { kind: 'timed-out' } };
}

function lineOf(each: Case): string {
  const { mutant, outcome, reach } = each;
  const { file, line, before, after } = mutant;
  const by = outcome.kind === 'caught' ? ` by ${outcome.by}` : '';
  const how = reach === 0 ? ' (no test comes past)' : isOpen(each) ? ' (not all tests asked)' : '';
  return `${outcome.kind}${by}${how}\n     ${file}:${line}  ${before}  →  ${after}`;
}

function report(results: readonly Case[]): void {
  const of = (kind: Case['outcome']['kind']) =>
    results.filter(({ outcome }) => outcome.kind === kind);
  say('\nLived:');
  const lived = of('lived').toSorted((a, b) => (a.mutant.file < b.mutant.file ? -1 : 1));
  for (const result of lived) say(lineOf(result));
  const caught = of('caught').length;
  const share = (100 * caught) / (caught + lived.length);
  const partly = lived.filter(isOpen).length;
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
