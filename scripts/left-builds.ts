// Where a build makes its files before they are renamed into place, and what broken-off ones have left there.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const LEFT = /^dist-(\d+)(?:-\w+)?$/;

/** The folder of a process, this one if it is left out. */
export function besideDist(root: string, pid: number | undefined = process.pid): string {
  return join(root, `dist-${pid}`);
}

/** Clears away what processes have left that are no more: one that is killed can't. */
export async function removeLeftBuilds(root: string): Promise<void> {
  const left = (await readdir(root)).filter((name) => {
    const pid = LEFT.exec(name)?.[1];
    return pid !== undefined && !isRunning(Number(pid));
  });
  await Promise.all(left.map((name) => rm(join(root, name), { recursive: true, force: true })));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It is somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
