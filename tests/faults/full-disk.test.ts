// A disk that is full while a deck is written: nothing is lost, and the run ends well once there is room.
// The server may write no file beyond a limit, as the shell sets it: its writes fail as on a full disk.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSqlite } from '#server/platform/database/sqlite.ts';
import { deckRequest, hostWith } from '#tests/support/generation.ts';
import { startModelServer } from '#tests/support/model-server.ts';
import { TEST_MS } from '#tests/support/patience.ts';
import { startRiffle } from '#tests/support/riffle-process.ts';
import { allEnded, expectRightLedger, leasesRunOut } from './ledger.ts';

it(
  'WHAT-04 a run on a full disk is neither charged nor lost, and ends once there is room',
  { timeout: TEST_MS },
  async () => {
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
      .poll(async () => (await (await send('/api/generations')).json()).runs[0].written)
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
    await allEnded(db);
    await expectRightLedger(db);
    expect(await (await send(`/api/generations/${id}`)).json()).toMatchObject({
      state: 'saved',
      written: 60,
    });
    await riffle.stop();
    await close();
    await model.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
);

/** Limits the files of a process that runs: its writes fail beyond that, until there is room again. */
function limitFiles(pid: number, bytes: number | 'unlimited'): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}

it(
  'a server whose disk fills up and empties says so, answers what it can, and goes on',
  { timeout: TEST_MS },
  async () => {
    const riffle = await startRiffle({ LOG_LEVEL: 'silent' });
    const database = openSqlite(join(riffle.dataDir, 'riffle.sqlite'));
    const host = await hostWith({ ...riffle, database }, 1);
    const card = () => ({
      question: randomBytes(150).toString('hex'),
      hint: '',
      answer: 'A',
      explanation: '',
    });
    const save = () =>
      host.post('/api/games', {
        title: 'Deck',
        gameType: 'trivia',
        cards: Array.from({ length: 30 }, card),
      });
    limitFiles(riffle.pid, 1_000_000);
    const kept: string[] = [];
    let answer = await save();
    for (; answer.status === 201 && kept.length < 100; answer = await save())
      kept.push(answer.body.id);
    expect(answer).toMatchObject({ status: 507, body: { error: { code: 'storage-full' } } });
    expect((await host.get('/api/ready')).status).toBe(503);
    expect((await host.get('/api/health')).status).toBe(200);
    expect((await host.get('/api/games')).body.total).toBe(kept.length);
    limitFiles(riffle.pid, 'unlimited');
    expect((await host.get('/api/ready')).status).toBe(200);
    expect((await save()).status).toBe(201);
    for (const id of kept) expect((await host.get(`/api/games/${id}`)).status).toBe(200);
    await database.close();
    await riffle.stop();
  },
);
