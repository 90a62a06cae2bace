// The operator at the keyboard: a script of ours in a process of its own.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { npmScript } from './npm-script.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Runs Node in the project's folder to its end. */
export function node(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

/** `npm run admin -- …`, to its end. */
export function admin(args: readonly string[], env: NodeJS.ProcessEnv) {
  return node([...npmScript('admin'), ...args], env);
}

/** The same in the background. */
export function startAdmin(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [...npmScript('admin'), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
}
