// What a build that was broken off has left is cleared away by the next one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { besideDist, removeLeftBuilds } from '../../scripts/left-builds.ts';

it('a build that was killed leaves nothing for good, and one that still runs is left alone', async () => {
  const root = await mkdtemp(join(tmpdir(), 'riffle-left-'));
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  const stays = ['dist', 'dist-packages', 'dist-notes', besideDist('', process.pid)];
  const goes = [besideDist('', child.pid), `${besideDist('', child.pid)}-old`];
  for (const name of [...stays, ...goes])
    await mkdir(join(root, name, 'assets'), { recursive: true });
  await removeLeftBuilds(root);
  expect((await readdir(root)).toSorted()).toEqual(stays.toSorted());
  await rm(root, { recursive: true });
});
