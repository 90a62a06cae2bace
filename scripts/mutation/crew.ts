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
    if (child?.pid !== undefined && child.exitCode === null) {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    }
    child = undefined;
  };
  process.on('exit', stop);
  return {
    stop,
    async ask(question, limit) {
      child ??= start();
      const asked = child;
      const ended = new AbortController();
      const timer = setTimeout(() => ended.abort(), limit);
      asked.once('exit', () => ended.abort());
      asked.send(question);
      try {
        const [answer] = await once(asked, 'message', { signal: ended.signal });
        return answer;
      } catch {
        if (child === asked) stop();
        return undefined;
      } finally {
        clearTimeout(timer);
        asked.removeAllListeners('exit');
      }
    },
  };
}
