// No room left where things are kept: said so, lost nothing, and over by itself.
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { watchFreeSpace } from '#server/platform/free-space.ts';
import { signedInCaller } from '#tests/support/caller.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const DECK = { title: 'T', gameType: 'trivia', cards: [] };

let server: TestServer;
afterEach(() => server.stop());

/** PostgreSQL says that its disk is full to whoever writes this table. */
async function fill({ database }: TestServer, table: string): Promise<() => Promise<unknown>> {
  await sql`create or replace function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`.execute(
    database.db,
  );
  await sql`create trigger full_disk before insert or update on ${sql.table(table)}
    execute function no_room()`.execute(database.db);
  return () => sql`drop trigger full_disk on ${sql.table(table)}`.execute(database.db);
}

describe('a full disk of PostgreSQL', () => {
  it('is told by its own code, readiness says no, reading goes on, and it ends by itself', async () => {
    server = await startTestServer('postgres');
    const host = await signedInCaller(server, 'host@example.org');
    const drained = [];
    for (const table of ['game', 'migration', 'session', 'mail'])
      drained.push(await fill(server, table));
    // Long enough ago for a look at the session to write down that it was used.
    await sql`alter table session disable trigger user`.execute(server.database.db);
    await server.database.db.updateTable('session').set({ lastSeenAt: 1 }).execute();
    await sql`alter table session enable trigger user`.execute(server.database.db);
    // Nobody has noticed yet.
    expect((await host.get('/api/ready')).status).toBe(200);
    const { status, body } = await host.post('/api/games', DECK);
    expect({ status, body }).toEqual({
      status: 507,
      body: {
        error: {
          code: 'storage-full',
          message: 'There is no room left on the server. Nothing was lost.',
        },
      },
    });
    // Also where a call has a sentence of its own for what it does not foresee.
    const asked = await host.post('/api/auth/sign-up', {
      email: 'new@example.org',
      password: 'Right-Horse-7!',
    });
    expect(asked).toMatchObject({ status: 507, body: { error: { code: 'storage-full' } } });
    expect(await host.get('/api/ready')).toMatchObject({ status: 503, body: { status: 'full' } });
    expect((await host.get('/api/health')).status).toBe(200);
    expect((await host.get('/api/games')).body).toEqual({ games: [], total: 0 });
    for (const drain of drained) await drain();
    expect(await host.get('/api/ready')).toMatchObject({ status: 200, body: { status: 'ready' } });
    expect((await host.post('/api/games', DECK)).status).toBe(201);
  });
});

describe('a full data folder', () => {
  it('is noticed by the outbox, and found empty again by the folder itself', async () => {
    server = await startTestServer('sqlite');
    const { database } = server;
    const folder = join(server.dataDir, 'small');
    await mkdir(folder);
    const room = watchFreeSpace(folder);
    room.noticed(new Error('Something else'));
    expect(await room.isLeft(database)).toBe(true);
    room.noticed(Object.assign(new Error('No space left'), { code: 'ENOSPC' }));
    // What fails for another reason is no answer about room.
    await rm(folder, { recursive: true });
    await expect(room.isLeft(database)).rejects.toThrow('ENOENT');
    await mkdir(folder);
    expect(await room.isLeft(database)).toBe(true);
    // Nothing of the trials is left behind.
    expect(await readdir(folder)).toEqual([]);
    expect(await database.db.selectFrom('rate_limit').selectAll().execute()).toEqual([]);
  });
});
