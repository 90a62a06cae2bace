// The line to PostgreSQL breaks again and again under load, in the middle of whatever is under way.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { hostWith } from '#tests/support/generation.ts';
import { startModelServer } from '#tests/support/model-server.ts';
import { startRiffle, TEST_SECRET } from '#tests/support/riffle-process.ts';
import { freshPostgres } from '#tests/support/server.ts';
import { TEST_MS } from '#tests/support/patience.ts';
import { startTcpProxy } from '#tests/support/tcp-proxy.ts';
import { allEnded, expectRightLedger, leasesRunOut } from './ledger.ts';
import { expectKept, startLoad } from './load.ts';

const CUTS = Number(process.env['CUTS'] ?? 3);
const HOSTS = 4;

it(
  `WHAT-04 CALL-FN-08 a server whose database connections break ${CUTS} times goes on, and loses nothing`,
  { timeout: TEST_MS + CUTS * 2000 },
  async () => {
    const model = await startModelServer();
    model.mood = 'slow';
    const postgres = await freshPostgres();
    const url = new URL(postgres.url);
    const line = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(line.port);
    const dataDir = await mkdtemp(join(tmpdir(), 'riffle-cut-'));
    const settings = {
      DATA_DIR: dataDir,
      DATABASE_URL: url.href,
      AUTH_SECRET: TEST_SECRET,
      LOG_LEVEL: 'silent',
      ...model.settings,
    };
    let riffle = await startRiffle(settings);
    const { pid } = riffle;
    const database = await openPostgres(postgres.url);
    const server = { url: riffle.url, dataDir, database };
    const hosts = await Promise.all(Array.from({ length: HOSTS }, () => hostWith(server, 100)));
    const load = startLoad(hosts);
    for (let cut = 0; cut < CUTS; cut += 1) {
      await setTimeout(Math.random() * 400);
      // Now and then the database stays away for a moment.
      if (cut % 3 === 0) line.mood = 'refuse';
      line.cut();
      await setTimeout(200);
      line.mood = 'pass';
    }
    const before = load.counts.answered;
    await expect.poll(() => load.counts.answered).toBeGreaterThan(before + HOSTS);
    await load.stop();
    // The same process all along, and as ready as before once it hears the database's news again.
    await expect.poll(async () => (await fetch(`${riffle.url}/api/ready`)).status).toBe(200);
    expect(riffle.pid).toBe(pid);
    await riffle.kill();
    await leasesRunOut(database.db);
    riffle = await startRiffle(settings);
    await allEnded(database.db);
    await expectRightLedger(database.db);
    await expectKept(database.db, load);
    // A broken line costs no deck: it goes on from the cards it has.
    const failed = await database.db
      .selectFrom('generation')
      .select(['reason', 'attempts'])
      .where('state', '=', 'failed')
      .execute();
    expect(failed.filter(({ reason }) => reason !== 'attempts')).toEqual([]);
    console.log(
      `${CUTS} cuts: ${load.counts.answered} answers, ${load.counts.lost} requests lost, ${load.acknowledged.payments.size} payments`,
    );
    await riffle.stop();
    await database.close();
    await line.stop();
    await model.stop();
    await postgres.drop();
    await rm(dataDir, { recursive: true, force: true });
  },
);
