// The processes that phones are in, as many as share the load.
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** Phones of one process: which of all they are, in which rooms, at which servers. */
export interface Phones {
  readonly first: number;
  readonly count: number;
  readonly rooms: readonly string[];
  readonly urls: readonly string[];
}

export type Errand =
  | { readonly do: 'gather'; readonly phones: Phones }
  /** Each joins its room and opens its event stream. */
  | { readonly do: 'join' }
  | { readonly do: 'listen-bare' }
  /** Notes from now on when each phone hears an event with all of these. */
  | { readonly do: 'watch'; readonly texts: readonly string[] }
  | { readonly do: 'heard' }
  | {
      readonly do: 'answer';
      readonly key: string;
      readonly count: number;
      readonly spreadMs: number;
    };

export interface Answered {
  counted: number;
  /** Late, or refused. */
  other: number;
  readonly tookMs: number[];
}

const PROCESSES = 2;

export interface PhoneLoad {
  readonly pids: readonly number[];
  join(): Promise<void>;
  listenBare(): Promise<void>;
  watch(...texts: readonly string[]): Promise<void>;
  heard(): Promise<(readonly [room: number, at: number])[]>;
  answer(key: string, count: number, spreadMs: number): Promise<Answered>;
  stop(): void;
}

export async function startPhones({
  count,
  rooms,
  urls,
}: Omit<Phones, 'first'>): Promise<PhoneLoad> {
  const each = Math.ceil(count / PROCESSES);
  const children = Array.from({ length: PROCESSES }, () =>
    fork(join(import.meta.dirname, 'phones.ts')),
  );
  const all = <Result>(errand: Errand): Promise<Result[]> =>
    Promise.all(children.map((child) => ask<Result>(child, errand)));
  await Promise.all(
    children.map((child, at) => {
      const first = at * each;
      const phones = { first, count: Math.min(each, count - first), rooms, urls };
      return ask(child, { do: 'gather', phones });
    }),
  );
  return {
    pids: children.map(({ pid }) => pid ?? 0),
    join: async () => void (await all({ do: 'join' })),
    listenBare: async () => void (await all({ do: 'listen-bare' })),
    watch: async (...texts) => void (await all({ do: 'watch', texts })),
    heard: async () => (await all<(readonly [number, number])[]>({ do: 'heard' })).flat(),
    answer: async (key, some, spreadMs) => {
      const parts = await all<Answered>({
        do: 'answer',
        key,
        count: Math.ceil(some / PROCESSES),
        spreadMs,
      });
      return {
        counted: parts.reduce((sum, { counted }) => sum + counted, 0),
        other: parts.reduce((sum, { other }) => sum + other, 0),
        tookMs: parts.flatMap(({ tookMs }) => tookMs),
      };
    },
    stop: () => {
      for (const child of children) child.kill();
    },
  };
}

/** One errand at a time; throws when the process ends instead of answering. */
function ask<Result>(child: ChildProcess, errand: Errand): Promise<Result> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('A process of phones has ended'));
    child.once('exit', ended);
    child.once('message', (result: Result) => {
      child.off('exit', ended);
      resolve(result);
    });
    child.send(errand);
  });
}
