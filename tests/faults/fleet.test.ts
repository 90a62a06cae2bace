// Three servers on one PostgreSQL behind a balancer, one of them killed every few seconds under load: for
// some seconds in `npm test`, for five minutes in `npm run test:faults`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { hostWith } from '#tests/support/generation.ts';
import { startModelServer } from '#tests/support/model-server.ts';
import { startRiffle, TEST_SECRET } from '#tests/support/riffle-process.ts';
import { startRoundRobin } from '#tests/support/round-robin.ts';
import { freshPostgres } from '#tests/support/server.ts';
import { allEnded, expectRightLedger, leasesRunOut } from './ledger.ts';
import { expectKept, startLoad } from './load.ts';
import { TEST_MS } from '#tests/support/patience.ts';

const SECONDS = Number(process.env['FLEET_SECONDS'] ?? 3);
const SERVERS = 3;
const HOSTS = 6;
const KILL_EVERY_MS = 2500;

it(
  `WHAT-04 CALL-FN-08 three servers lose nothing while one after another is killed, for ${SECONDS} seconds`,
  { timeout: TEST_MS + SECONDS * 1000 },
  async () => {
    const model = await startModelServer();
    model.mood = 'slow';
    const postgres = await freshPostgres();
    const dataDir = await mkdtemp(join(tmpdir(), 'riffle-fleet-'));
    const settings = {
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      AUTH_SECRET: TEST_SECRET,
      ...model.settings,
      LOG_LEVEL: 'silent',
    };
    const fleet = await Promise.all(Array.from({ length: SERVERS }, () => startRiffle(settings)));
    const balancer = await startRoundRobin(() => fleet.map(({ url }) => Number(new URL(url).port)));
    const database = await openPostgres(postgres.url);
    const { db } = database;
    const server = { url: balancer.url, dataDir, database };
    const hosts = await Promise.all(Array.from({ length: HOSTS }, () => hostWith(server, 200)));

    const load = startLoad(hosts);
    const end = Date.now() + SECONDS * 1000;
    let kills = 0;
    while (Date.now() < end) {
      await setTimeout(KILL_EVERY_MS * (0.5 + Math.random()));
      const victim = kills % SERVERS;
      await fleet[victim]?.kill();
      fleet[victim] = await startRiffle(settings);
      kills += 1;
    }
    await load.stop();
    await Promise.all(fleet.map((riffle) => riffle.kill()));
    await leasesRunOut(db);
    fleet[0] = await startRiffle(settings);
    await allEnded(db);
    await expectRightLedger(db);
    await expectKept(db, load);
    const { answered, lost } = load.counts;
    expect(answered).toBeGreaterThan(lost);
    console.log(
      `${SERVERS} servers, ${kills} kills in ${SECONDS} s: ${answered} answers, ${lost} requests lost, ${load.acknowledged.payments.size} payments, ${load.acknowledged.runs.size} runs`,
    );
    await fleet[0]?.stop();
    await balancer.stop();
    await database.close();
    await postgres.drop();
    await model.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
);
