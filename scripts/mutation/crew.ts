// Processes that run tests, each with at most one question at a time; one that does not answer in time is replaced.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Answer, Question } from './questions.ts';

export interface Runner {
  /** `undefined` where no answer came within `limit` milliseconds; the process is then another one. */
  ask(question: Question, limit: number): Promise<Answer | undefined>;
  stop(): void;
}

export function startRunner(copy: string, settings: NodeJS.ProcessEnv): Runner {
  let child: ChildProcess | undefined;
  const start = () =>
    fork(join(copy, 'scripts/mutation/runner.ts'), [copy], {
      cwd: copy,
      env: { ...process.env, ...settings },
      // A group of its own, so that what it has started ends with it.
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  const stop = () => {
    if (child) kill(child);
    child = undefined;
  };
  process.on('exit', stop);
  return {
    stop,
    async ask(question, limit) {
      child ??= start();
      const asked = child;
      const answer = await answerOf(asked, question, limit);
      if (answer === undefined && child === asked) stop();
      return answer;
    },
  };
}

/** `undefined` where it ends first, or does not answer within `limit` milliseconds. */
async function answerOf(
  child: ChildProcess,
  question: Question,
  limit: number,
): Promise<Answer | undefined> {
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(), limit);
  child.once('exit', () => ended.abort());
  child.send(question);
  try {
    const [answer] = await once(child, 'message', { signal: ended.signal });
    return answer;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    child.removeAllListeners('exit');
  }
}

function kill({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
