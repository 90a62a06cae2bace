import { spawnSync } from 'node:child_process';
import { findChromium } from '../scripts/chromium.ts';
import { startRiffle } from '../tests/support/riffle-process.ts';
import { median, type Section } from './section.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 5;
/** It fails now and then for reasons of its own. */
const TRIES = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const LIGHTHOUSE_ARGS = [
  'exec',
  '--yes',
  `--package=${LIGHTHOUSE}`,
  '--',
  'lighthouse',
  '--quiet',
  '--output=json',
  `--only-categories=${CATEGORIES.join(',')}`,
  '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
];

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
}

function report(url: string): Report {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const run = spawnSync('npm', [...LIGHTHOUSE_ARGS, url], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, CHROME_PATH: findChromium() },
    });
    if (run.status === 0) return JSON.parse(run.stdout) as Report;
  }
  throw new Error(`${LIGHTHOUSE} did not finish`);
}

/** Lighthouse itself is fetched when it is asked for: it is larger than everything else together. */
export async function measureLighthouse(): Promise<Section> {
  const riffle = await startRiffle();
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(report(riffle.url));
  await riffle.stop();
  const scores = (category: string) =>
    reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100);
  return {
    title: 'Lighthouse on the home page',
    command: 'npm run bench -- lighthouse',
    about: `Mobile settings, median of ${RUNS}. Aim: performance at least 95, the others 100.`,
    columns: [...CATEGORIES],
    rows: [CATEGORIES.map((category) => median(scores(category)).toFixed(0))],
  };
}
