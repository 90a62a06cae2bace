// How good the configured model's cards are: npm run eval (docs/eval.md). Writes a JSON file and a page.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { pino } from 'pino';
import { evaluate, type Evaluation } from '#eval/evaluate.ts';
import { comparison, toMarkdown } from '#eval/markdown.ts';
import { HELP, pricesFor, readOptions, WrongOption, type Options } from '#eval/options.ts';
import { Report } from '#eval/report.ts';
import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import { WrongSetting } from '#server/platform/configuration/settings.ts';
import { startStandIn } from '../tests/support/eval-stand-in.ts';

const ROOT = join(import.meta.dirname, '..');

async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  if (options.help) return console.log(HELP);
  if (options.compare) {
    const [one, other] = options.compare.map(readReport);
    if (one && other) console.log(comparison(one, other));
    return;
  }
  const standIn = options.isStandIn ? await startStandIn() : undefined;
  try {
    const report = await evaluate(evaluationOf(options, standIn?.settings));
    const page = toMarkdown(report);
    const files = save(options, report, page);
    console.log(`${page}\n${files.join('\n')}`);
    if (report.stopped) process.exitCode = 1;
  } finally {
    await standIn?.stop();
  }
}

function evaluationOf(
  options: Options,
  standIn: Readonly<Record<string, string>> | undefined,
): Evaluation {
  const configuration = readConfiguration(standIn ?? process.env);
  const { model } = configuration;
  if (!model) throw new WrongOption('No model is configured: set AI_PROVIDER, or try --stand-in.');
  const { checkModel = model.model } = { ...model, ...named(options.judge) };
  return {
    ...options,
    settings: { ...model, checkModel },
    prices: pricesFor(options, checkModel !== model.model),
    streams: configuration.AI_STREAMS,
    commit: commit(),
    log: pino({ level: 'silent' }),
    onStep: (line) => console.error(line),
  };
}

function named(judge: string | undefined) {
  return judge === undefined ? {} : { checkModel: judge };
}

function readReport(file: string): Report {
  const report = Report.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!report.success) throw new WrongOption(`${file} is no evaluation of this version.`);
  return report.data;
}

/** The files that it has written. */
function save({ out, isStandIn }: Options, report: Report, page: string): string[] {
  const name = isStandIn ? 'stand-in' : report.model.replaceAll(/[^\w.-]+/g, '-');
  const path = out ?? join(ROOT, 'data/eval', `${report.at.slice(0, 10)}-${name}`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.json`, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(`${path}.md`, page);
  return [`${path}.json`, `${path}.md`];
}

/** Undefined outside a checkout. */
function commit(): string | undefined {
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return stdout?.trim() || undefined;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof WrongOption || error instanceof WrongSetting)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
