// The server is killed at random moments under a load of everything: `KILLS` times on each engine, a few in
// `npm test`, two hundred together in `npm run test:faults`.
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { deckOf, hostWith } from '#tests/support/generation.ts';
import { startModelServer } from '#tests/support/model-server.ts';
import { describeOnBothEngines } from '#tests/support/server.ts';
import { allEnded, expectRightLedger, leasesRunOut } from './ledger.ts';
import { expectKept, startLoad } from './load.ts';
import { startSubject } from './subject.ts';
import { TEST_MS } from '#tests/support/patience.ts';

const KILLS = Number(process.env['KILLS'] ?? 2);
const HOSTS = 4;
/** A deck takes about as long; so it is hit in every state, and sometimes not at all. */
const RUN_MS = 900;

describeOnBothEngines('a server killed under load', (engine) => {
  it(
    `WHAT-04 STATE-GEN-04 STATE-GEN-05 CALL-FN-08 has lost nothing that it had acknowledged, and ends every run, after ${KILLS} kills`,
    { timeout: TEST_MS + KILLS * 30_000 },
    async () => {
      const model = await startModelServer();
      model.mood = 'slow';
      const server = await startSubject(engine, model.settings);
      const { db } = server.database;
      const hosts = await Promise.all(
        Array.from({ length: HOSTS }, () => hostWith(server, KILLS * 4)),
      );
      const load = startLoad(hosts);
      for (let kill = 0; kill < KILLS; kill += 1) {
        await setTimeout(Math.random() * RUN_MS);
        await server.kill();
        await leasesRunOut(db);
        await server.start();
      }
      await expect.poll(() => load.acknowledged.decks.size).toBeGreaterThan(0);
      await load.stop();
      await allEnded(db);
      await expectRightLedger(db);
      await expectKept(db, load);
      const states = await db.selectFrom('generation').select('state').execute();
      // And it writes decks as ever.
      const [host] = hosts;
      expect(host && (await deckOf(host))).toMatchObject({ state: 'saved' });
      console.log(
        `${engine}: ${KILLS} kills, ${load.counts.answered} answers, ${load.counts.lost} requests lost, ${states.length} runs, ${load.acknowledged.payments.size} payments`,
      );
      await server.end();
      await model.stop();
    },
  );
});
