// A disk that is full while a deck is written: nothing is lost, and the run ends well once there is room.
// The server may write no file beyond a limit, as the shell sets it: its writes fail as on a full disk.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSqlite } from '#server/database/sqlite.ts';
import { deckRequest, hostWith } from '#tests/support/generation.ts';
import { startModelServer } from '#tests/support/model-server.ts';
import { startRiffle } from '#tests/support/riffle-process.ts';
import { allEnded, expectRightLedger, leasesRunOut } from './ledger.ts';

it('WHAT-04 a run on a full disk is neither charged nor lost, and ends once there is room', async () => {
  const model = await startModelServer();
  model.mood = 'slow';
  const dataDir = await mkdtemp(join(tmpdir(), 'riffle-faults-'));
  const file = join(dataDir, 'riffle.sqlite');
  const settings = {
    DATA_DIR: dataDir,
    ...model.settings,
    LOG_LEVEL: 'silent',
  };
  let riffle = await startRiffle(settings);
  const first = { url: riffle.url, dataDir, database: openSqlite(file) };
  const host = await hostWith(first, 1);
  const { cookie } = host;
  await riffle.kill();
  await first.database.close();
  const { size } = await stat(file);

  riffle = await startRiffle(settings, { fileKilobytes: Math.ceil(size / 1024) + 40 });
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${riffle.url}${path}`, { ...init, headers: { cookie } });
  const asked = await send('/api/generations', {
    method: 'POST',
    body: JSON.stringify(deckRequest({ cardCount: 60 })),
  });
  expect(asked.status).toBe(202);
  const { id } = await asked.json();
  await expect
    .poll(async () => (await (await send('/api/generations')).json()).runs[0].written, {
      timeout: 10_000,
    })
    .toBeGreaterThan(0);
  // It goes on answering, and says nothing false.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const run = await (await send(`/api/generations/${id}`)).json();
  expect(run).toMatchObject({ state: 'writing', gameId: null });
  expect(run.written).toBeLessThan(60);
  expect((await send('/api/health')).status).toBe(200);
  await riffle.kill();

  const { db, close } = openSqlite(file);
  expect(await db.selectFrom('credit_account').select(['balance', 'held']).execute()).toEqual([
    { balance: 1, held: 1 },
  ]);
  await leasesRunOut(db);
  riffle = await startRiffle(settings);
  await allEnded(db, 20_000);
  await expectRightLedger(db);
  expect(await (await send(`/api/generations/${id}`)).json()).toMatchObject({
    state: 'saved',
    written: 60,
  });
  await riffle.stop();
  await close();
  await model.stop();
  await rm(dataDir, { recursive: true, force: true });
});
