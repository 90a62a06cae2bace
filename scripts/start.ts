// All set-up and the main job: builds the web app where what it is made of has changed, then serves it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from './inputs.ts';

if (!isBuilt(join(import.meta.dirname, '..'))) {
  // The build runs in a process of its own, so that the server does not carry the bundler's memory.
  const build = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
}
await import('../src/server/main.ts');
