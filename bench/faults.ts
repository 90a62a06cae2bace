// The long run of the fault tests, and what each of them has seen.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Section } from './section.ts';

const ROOT = join(import.meta.dirname, '..');
/** What the tests print beside their results: 'sqlite: 100 kills, …'. */
const SEEN = /^(.*(?:kills|cuts|notices|requests, seed)[^:,]*)[:,] (.*)$/;

export function measureFaults(): Section {
  const begun = Date.now();
  const { status, stdout } = spawnSync('npm', ['run', 'test:faults'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  if (status !== 0) throw new Error(`A fault test failed:\n${stdout.slice(-5000)}`);
  const lines = stripVTControlCharacters(stdout).split('\n');
  const rows = lines.flatMap((line) => {
    const [, what, seen] = SEEN.exec(line) ?? [];
    return what === undefined || seen === undefined || /✓|WHAT-|CALL-/.test(line)
      ? []
      : [[what, seen.replaceAll('|', '')]];
  });
  return {
    title: 'What it survives',
    command: 'npm run bench -- faults',
    about: `\`npm run test:faults\`, ${Math.round((Date.now() - begun) / 60_000)} minutes. After each everything that was acknowledged was there, every balance the sum of its entries, every run in one of its ends, no card without its game, and no answer but ours. Requests that met a dead server are lost, not acknowledged. Fuzzing counts answers by status; 501 says what can’t be had yet.`,
    columns: ['what was done', 'what was seen'],
    rows,
  };
}
