import {
  hashPassword,
  verifyPassword,
} from '../src/server/features/accounts/password/password-hash.ts';
import { Caller, PASSWORD, signedInCaller } from '../tests/support/caller.ts';
import { startRiffle } from '../tests/support/riffle-process.ts';
import { median, type Section } from './section.ts';

const AT_ONCE = 20;
const SECONDS = 8;
/** Before anything is counted, in milliseconds. */
const WARM_UP_MS = 2_000;

interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

export async function measureSignIn(): Promise<Section> {
  const hash = await hashPassword(PASSWORD);
  const bare = await underLoad(() => verifyPassword(hash, PASSWORD));
  const riffle = await startRiffle({ LOG_LEVEL: 'silent' });
  const email = 'bench@example.org';
  await signedInCaller(riffle, email);
  const signIn = await underLoad(async () => {
    const answer = await new Caller(riffle).post('/api/auth/sign-in', {
      email,
      password: PASSWORD,
    });
    if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status}`);
  });
  await riffle.stop();
  const row = (name: string, { perSecond, p50, p99 }: Load): string[] => [
    name,
    perSecond.toFixed(1),
    `${p50.toFixed(0)} ms`,
    `${p99.toFixed(0)} ms`,
  ];
  return {
    title: 'Sign-in under load',
    command: 'npm run bench -- sign-in',
    about: `${AT_ONCE} at once for ${SECONDS} s, each a new browser, on SQLite, beside the check of a password alone with as many at once: its hash is meant to be dear, and is the limit. Sign-in reaches ${Math.round((signIn.perSecond / bare.perSecond) * 100)} % of it.`,
    columns: ['', 'a second', 'p50', 'p99'],
    rows: [row('sign-in', signIn), row('password check alone', bare)],
  };
}

async function underLoad(work: () => Promise<unknown>): Promise<Load> {
  const from = performance.now() + WARM_UP_MS;
  const until = from + SECONDS * 1000;
  const times: number[] = [];
  const repeat = async (): Promise<void> => {
    while (performance.now() < until) {
      const started = performance.now();
      await work();
      if (started >= from) times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, repeat));
  const p99 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;
  return { perSecond: times.length / SECONDS, p50: median(times), p99 };
}
