// What `npm run seed` leaves behind: an installation with something to look at.
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GENERATED_CATEGORIES } from '#domain/category/categories.ts';
import { Caller } from '#tests/support/caller.ts';
import { npmScript } from '#tests/support/npm-script.ts';
import { startRiffle } from '#tests/support/riffle-process.ts';

const ROOT = join(import.meta.dirname, '../..');

it('an installation that was seeded has hosts, a purchase, and decks of every category', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'riffle-seed-'));
  const seed = () =>
    spawnSync(process.execPath, npmScript('seed'), {
      cwd: ROOT,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], DATA_DIR },
    });
  const { status, stdout, stderr } = seed();
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const password = /password (\S+)/u.exec(stdout)?.[1];
  const server = await startRiffle({ DATA_DIR });
  try {
    const mia = new Caller(server);
    const entered = await mia.post('/api/auth/sign-in', { email: 'mia@example.org', password });
    expect(entered.status).toBe(200);
    expect((await mia.get('/api/session')).body.credits).toBe(6);
    const { games } = (await mia.get('/api/games?page=1&size=20&search=&category=all')).body;
    const kinds = games.map(({ gameType }: { readonly gameType: string }) => gameType);
    expect(new Set(kinds)).toEqual(new Set(GENERATED_CATEGORIES));
    expect(games).toHaveLength(11);
    const shared = /\/shared\/(\S+)/u.exec(stdout)?.[1];
    expect((await new Caller(server).get(`/api/shared/${shared}`)).body.cards).toHaveLength(3);
    const again = seed();
    expect(again.status).toBe(1);
    expect(again.stderr).toContain('An account with this email already exists.');
  } finally {
    await server.stop();
  }
});
