// Rooms with many phones: one large room, many small ones, and a usual evening on the embedded database.
import { cpus } from 'node:os';
import { playEvening, type Evening, type Seen } from './room-evening.ts';
import { median, p95, type Section } from './section.ts';

/** Phones in one room, step by step; BENCH_PHONES=500 measures other numbers. */
const STEPS = (process.env['BENCH_PHONES'] ?? '500,1000,2000,5000').split(',').map(Number);
const LARGE = { engine: 'postgres', processes: 2, rooms: 1 } as const;
const EVENINGS: readonly Evening[] = [
  { engine: 'sqlite', processes: 1, rooms: 1, phonesEach: 200 },
  { engine: 'postgres', processes: 2, rooms: 200, phonesEach: 20 },
  ...STEPS.map((phonesEach) => ({ ...LARGE, phonesEach })),
];

export async function measureRooms(): Promise<Section> {
  const rows: string[][] = [];
  for (const evening of EVENINGS) {
    try {
      rows.push(rowOf(evening, await playEvening(evening)));
    } catch (error) {
      // A number that is too large for this machine is a figure too.
      console.error(error);
      rows.push([nameOf(evening), 'not held', ...Array.from({ length: 11 }, () => '')]);
    }
    console.error(rows.at(-1)?.join(' | '));
  }
  return {
    title: 'Rooms with phones',
    command: 'npm run bench -- rooms',
    about: `Phones, two processes of them, servers and database on the same ${cpus().length} cores. Each phone joins (16 at once) and opens an event stream; three cards: answers of all over 20 s, a burst of at most 1,000 in 5 s, and answers of all over 20 s again; then the host shows the answer. Phones come from loopback addresses, 200 from each, because a network gets 250 seats in a room; all limits are on. Answers: acknowledged as counted, found as rows in the database, and told to the screens, of those given; how long one took counts from when it was due. A reveal is from the host’s press to a phone’s event, beside as many processes that only write a text of the same length to as many streams. “Reached” are the events that came within a minute. Memory is that of the servers after joining less that before, over the phones. Shares of processor time are of all cores while phones answer; others is what else ran on this machine meanwhile. Aims: every answer once; the reveal’s p95 at most twice the bare one’s; 40 KB a phone; on SQLite an answer’s p95 below 150 ms on an idle machine.`,
    columns: [
      'phones',
      'joined and listening',
      'memory a phone',
      'answers: given, acknowledged, written, told',
      'answer: median, p95',
      'reveal: median, p95',
      'bare: median, p95',
      'ratio of the p95',
      'reached',
      'servers’ share',
      'database’s share',
      'load’s share',
      'others’ share',
    ],
    rows,
  };
}

function nameOf({ engine, processes, rooms, phonesEach }: Evening): string {
  const phones = phonesEach.toLocaleString('en');
  const where = engine === 'sqlite' ? 'SQLite' : `PostgreSQL, ${processes} servers`;
  return `${rooms === 1 ? phones : `${rooms} rooms of ${phones}`}; ${where}`;
}

function rowOf(evening: Evening, seen: Seen): string[] {
  const { given, acknowledged, written, told } = seen.answers;
  const both = (values: readonly number[]): string =>
    `${median(values).toFixed(0)}, ${p95(values).toFixed(0)} ms`;
  const share = (part: keyof Seen['shares']): string => `${Math.round(seen.shares[part] * 100)} %`;
  return [
    nameOf(evening),
    `${seen.joinedSeconds.toFixed(0)} s`,
    `${seen.memoryKb.toFixed(0)} KB`,
    [given, acknowledged, written, told].map((count) => count.toLocaleString('en')).join(' / '),
    both(seen.answerMs),
    both(seen.revealMs),
    both(seen.bareMs),
    (p95(seen.revealMs) / p95(seen.bareMs)).toFixed(1),
    `${seen.revealMs.length.toLocaleString('en')} of ${seen.bareMs.length.toLocaleString('en')}`,
    share('servers'),
    share('database'),
    share('load'),
    share('others'),
  ];
}
