import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { openPostgres } from '#server/database/connection.ts';
import { migrate } from '#server/database/migrate.ts';
import { describeOnBothEngines, startTestServer } from '#tests/support/server.ts';

// On SQLite a process that waits for another's transaction waits as a whole, so that case is tested with
// processes, in bad-input.test.ts.
describe('migrations', () => {
  it('are applied once, however many start together on PostgreSQL', async () => {
    const name = `riffle_migrate_${process.pid}`;
    const url = new URL(inject('postgresUrl'));
    const admin = new pg.Client({ connectionString: url.href });
    await admin.connect();
    await admin.query(`create database ${name}`);
    url.pathname = `/${name}`;
    const databases = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url.href)));
    const applied = await Promise.all(databases.map(migrate));
    expect(applied.flat()).toEqual(['001-first', '003-generation']);
    await Promise.all(databases.map((database) => database.close()));
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
});

describeOnBothEngines('migrations', (engine) => {
  it('leave a server’s data as it is at the next start', async () => {
    const server = await startTestServer(engine);
    await server.restart();
    expect(await migrate(server.database)).toEqual([]);
    await server.stop();
  });
});
