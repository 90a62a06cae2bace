// All set-up and the main job: builds the web app where what it is made of has changed, then serves it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isBuilt } from './inputs.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** In a process of its own, so that the server does not carry the bundler's memory; it ends with this one. */
async function build(): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'build.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = (): void => {
    child.kill();
    process.exit(0);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  const [status] = await once(child, 'exit');
  for (const signal of SIGNALS) process.off(signal, end);
  if (status !== 0) process.exit(status ?? 1);
}

if (!isBuilt(join(import.meta.dirname, '..'))) await build();
await import('../src/server/main.ts');
