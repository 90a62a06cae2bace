// The server, started again on every change, and the web app with hot reload, which passes /api on to it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Where vite.config.ts has the web app listen: the one origin that the server then trusts. */
const WEB = 'http://localhost:5173';
const root = join(import.meta.dirname, '..');
const run = (...args: string[]) =>
  spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PUBLIC_URL: process.env['PUBLIC_URL'] ?? WEB, PORT: '4000' },
  });

const children = [run('--watch', 'src/server/main.ts'), run('node_modules/vite/bin/vite.js')];
const stop = (): void => children.forEach((child) => void child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
