import { playEvening } from '/work/w/bench/bench/room-evening.ts';
import { median, p95 } from '/work/w/bench/bench/section.ts';
const [engine, processes, rooms, phonesEach] = process.argv.slice(2);
const seen = await playEvening({
  engine,
  processes: +processes,
  rooms: +rooms,
  phonesEach: +phonesEach,
} as never);
const { answerMs, revealMs, bareMs, ...rest } = seen;
const f = (a: readonly number[]) =>
  `${a.length}: median ${median(a).toFixed(0)} p95 ${p95(a).toFixed(0)} max ${Math.max(...a).toFixed(0)}`;
console.log(
  JSON.stringify(rest),
  '\nanswer',
  f(answerMs),
  '\nreveal',
  f(revealMs),
  '\nbare',
  f(bareMs),
);
