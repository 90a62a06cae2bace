// The server is killed at random moments while it writes decks: `KILLS` times on each engine, a few in
// `npm test`, fifty together in `npm run test:faults`.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openPostgres } from '#server/database/postgres.ts';
import { openSqlite } from '#server/database/sqlite.ts';
import type { Caller } from '#tests/support/caller.ts';
import { deckRequest, hostWith } from '#tests/support/generation.ts';
import { startModelServer } from '#tests/support/model-server.ts';
import { startRiffle } from '#tests/support/riffle-process.ts';
import { describeOnBothEngines, freshPostgres } from '#tests/support/server.ts';
import { allEnded, expectRightLedger, leasesRunOut } from './ledger.ts';

const KILLS = Number(process.env['KILLS'] ?? 4);
/** A run takes about as long; so it is hit in every state, and sometimes not at all. */
const RUN_MS = 900;

describeOnBothEngines('a server killed while decks are written', (engine) => {
  it(
    `WHAT-04 STATE-GEN-04 STATE-GEN-05 ends every run in one of its two ends, after ${KILLS} kills`,
    { timeout: 60_000 + KILLS * 15_000 },
    async () => {
      const model = await startModelServer();
      model.mood = 'slow';
      const postgres = engine === 'postgres' ? await freshPostgres() : undefined;
      const dataDir = await mkdtemp(join(tmpdir(), 'riffle-faults-'));
      const settings = {
        DATA_DIR: dataDir,
        AI_PROVIDER: 'openai-compatible',
        AI_MODEL: 'local',
        AI_BASE_URL: model.url,
        LOG_LEVEL: 'silent',
        ...(postgres && {
          DATABASE_URL: postgres.url,
          AUTH_SECRET: 'a secret for tests that is long enough',
        }),
      };
      let riffle = await startRiffle(settings);
      const database = postgres
        ? await openPostgres(postgres.url)
        : openSqlite(join(dataDir, 'riffle.sqlite'));
      const { db } = database;
      const server = {
        get url() {
          return riffle.url;
        },
        dataDir,
        database,
      };
      const host = await hostWith(server, KILLS * 4);
      for (let kill = 0; kill < KILLS; kill += 1) {
        const asked = [askForDeck(host), kill % 3 === 2 ? regenerateOne(host) : askForDeck(host)];
        await new Promise((resolve) => setTimeout(resolve, Math.random() * RUN_MS));
        await riffle.kill();
        await Promise.all(asked);
        await leasesRunOut(db);
        riffle = await startRiffle(settings);
        // Now and then it is killed again before it has made good what the last kill broke.
        if (Math.random() < 0.7) await allEnded(db, 20_000);
      }
      await allEnded(db, 30_000);
      await expectRightLedger(db);
      const states = await db.selectFrom('generation').select('state').execute();
      expect(states.some(({ state }) => state === 'saved')).toBe(true);
      await riffle.stop();
      await database.close();
      await postgres?.drop();
      await model.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  );
});

/** The answer may never come: the server is about to die. */
async function askForDeck(host: Caller): Promise<void> {
  const request = deckRequest({ avoidDuplicates: Math.random() < 0.3 });
  await host.post('/api/generations', request).catch(() => {});
}

async function regenerateOne(host: Caller): Promise<void> {
  try {
    const { body } = await host.get('/api/games');
    const path = `/api/games/${body.games[0]?.id}/regenerations`;
    await host.post(path, { requestId: randomUUID() });
  } catch {
    // As above.
  }
}
