// Which part of a measurement takes how much of the processor.
import { cpus } from 'node:os';
import { machineMs } from './requests.ts';
import { busySeconds, postgresSeconds, processorSeconds } from './servers.ts';

/** Of all cores, from 0 to 1. */
export type Shares = Readonly<Record<'servers' | 'database' | 'load' | 'others', number>>;

interface Pids {
  readonly servers: readonly number[];
  readonly load: readonly number[];
}

/** Begins a count; the answer ends it, with what each part took. This process counts as load. */
export function countShares(pids: Pids): () => Shares {
  const before = usedBy(pids);
  return () => {
    const after = usedBy(pids);
    const seconds = (after.at - before.at) * cpus().length;
    const share = (part: 'servers' | 'database' | 'load' | 'busy'): number =>
      (after[part] - before[part]) / seconds;
    const parts = { servers: share('servers'), database: share('database'), load: share('load') };
    return { ...parts, others: Math.max(0, share('busy') - sumOf(Object.values(parts))) };
  };
}

function usedBy({ servers, load }: Pids) {
  const own = process.cpuUsage();
  return {
    servers: sumOf(servers.map(processorSeconds)),
    database: postgresSeconds(),
    load: sumOf(load.map(processorSeconds)) + (own.user + own.system) / 1e6,
    busy: busySeconds(),
    at: machineMs() / 1000,
  };
}

export function meanOf(shares: readonly Shares[]): Shares {
  const mean = (part: keyof Shares): number =>
    sumOf(shares.map((share) => share[part])) / shares.length;
  return {
    servers: mean('servers'),
    database: mean('database'),
    load: mean('load'),
    others: mean('others'),
  };
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
