// What `npm run seed` leaves behind: an installation with something to look at.
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GENERATED_CATEGORIES } from '#domain/category/categories.ts';
import { Caller } from '#tests/support/caller.ts';
import { npmScript } from '#tests/support/npm-script.ts';
import { startRiffle, TEST_SECRET } from '#tests/support/riffle-process.ts';
import { freshPostgres } from '#tests/support/server.ts';

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
    expect(again.stderr).toContain(`${DATA_DIR} holds a database already`);
  } finally {
    await server.stop();
  }
});

it('a working installation gets no hosts whose password everybody knows', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'riffle-seed-'));
  const seed = (more: Readonly<Record<string, string>> = {}) =>
    spawnSync(process.execPath, npmScript('seed'), {
      cwd: ROOT,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], DATA_DIR, ...more },
    });
  const server = await startRiffle({ DATA_DIR });
  try {
    const refused = seed();
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toContain(`${DATA_DIR} holds a database already`);
    const mia = { email: 'mia@example.org', password: 'Game-Night-1' };
    const entered = await new Caller(server).post('/api/auth/sign-in', mia);
    expect(entered.body.error.code).toBe('user-not-found');
  } finally {
    await server.stop();
  }
  const { url } = await freshPostgres();
  const postgres = seed({ DATABASE_URL: url, AUTH_SECRET: TEST_SECRET });
  expect(postgres).toMatchObject({ status: 1, stdout: '' });
  expect(postgres.stderr).toContain('DATABASE_URL');
});
