// What is measured, and against what: npm run bench. Each figure is compared within one run, because
// machines are shared and noisy. Writes docs/benchmarks.md.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { measureAsking } from './asking.ts';
import { measureBank } from './bank.ts';
import { measureBeside } from './beside.ts';
import { measureDecks } from './decks.ts';
import { measureFaults } from './faults.ts';
import { measureFleet } from './fleet.ts';
import { measureFirstCard } from './first-card.ts';
import { measureFirstPaint } from './first-paint.ts';
import { measureHomeSize } from './home-size.ts';
import { measureLayoutShift } from './layout-shift.ts';
import { measureLibrary } from './library.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMemory } from './memory.ts';
import { measureMillion } from './million.ts';
import { measureNextCard } from './next-card.ts';
import { measureReads } from './reads.ts';
import { measureRooms } from './rooms.ts';
import { measureSameness } from './sameness.ts';
import { measureSignIn } from './sign-in.ts';
import { measureStart } from './start.ts';
import { measureStreams } from './streams.ts';
import { measureThroughput } from './throughput.ts';
import { measureTimer } from './timer.ts';
import { measureWriting } from './writing.ts';
import { measureWritingStreams } from './writing-streams.ts';
import type { Section } from './section.ts';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'docs/benchmarks.md');
const SECTIONS: Readonly<Record<string, () => Promise<Section> | Section>> = {
  size: measureHomeSize,
  memory: measureMemory,
  start: measureStart,
  'first-paint': measureFirstPaint,
  beside: measureBeside,
  lighthouse: measureLighthouse,
  'layout-shift': measureLayoutShift,
  'next-card': measureNextCard,
  timer: measureTimer,
  'sign-in': measureSignIn,
  writing: measureWriting,
  'writing-streams': measureWritingStreams,
  'first-card': measureFirstCard,
  sameness: measureSameness,
  library: measureLibrary,
  bank: measureBank,
  decks: measureDecks,
  throughput: measureThroughput,
  reads: measureReads,
  asking: measureAsking,
  streams: measureStreams,
  rooms: measureRooms,
  fleet: measureFleet,
  million: measureMillion,
  faults: measureFaults,
};

function toMarkdown({ title, command, about, columns, rows }: Section): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    `## ${title}`,
    `\`${command}\`, ${today}, ${machine}`,
    about,
    [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n'),
  ].join('\n\n');
}

const wanted = process.argv.slice(2);
const build = spawnSync(process.execPath, [join(ROOT, 'scripts/build.ts')], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (build.status !== 0) process.exit(1);

const today = new Date().toISOString().slice(0, 10);
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`;
const kept = sectionsOf(existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '');
for (const [name, measure] of Object.entries(SECTIONS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const part = toMarkdown(await measure());
  console.log(`${part}\n`);
  kept.set(name, part);
  write();
}

/** What the page says already, by the name in each section's command; what was written by hand has none. */
function sectionsOf(page: string): Map<string, string> {
  const parts = page.split(/^(?=## )/m).slice(1);
  return new Map(
    parts.map((part) => [/npm run bench -- ([\w-]+)/.exec(part)?.[1] ?? '', part.trimEnd()]),
  );
}

/** Writes the page after each section: one that fails costs no other. */
function write(): void {
  const head =
    '# Benchmarks\n\n`npm run bench` measures everything anew, `npm run bench -- <name>` a part. Compare figures within a table, not between tables: machines differ, are shared and noisy.';
  const parts = [...Object.keys(SECTIONS), ''].flatMap((name) => kept.get(name) ?? []);
  writeFileSync(PAGE, `${[head, ...parts].join('\n\n')}\n`);
}
