import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { signedInCaller } from '#tests/support/caller.ts';
import { deckRequest } from '#tests/support/generation.ts';
import { startRiffle } from '#tests/support/riffle-process.ts';

it('DATA-15 CALL-DB-07 ERR-GAME-12 each user has one balance; a deduction that fails is logged, refused, and changes nothing', async () => {
  const riffle = await startRiffle();
  const file = join(riffle.dataDir, 'riffle.sqlite');
  try {
    const caller = await signedInCaller(riffle, 'ledger@example.org');
    const database = new Sqlite(file);
    const accounts = () => database.prepare('select balance, held from credit_account').all();
    expect(accounts()).toEqual([{ balance: 1, held: 0 }]);
    database.exec(
      `create trigger broken before update on credit_account begin select raise(abort, 'no'); end`,
    );
    expect((await caller.post('/api/generations', deckRequest())).status).toBe(500);
    await expect.poll(() => riffle.output()).toContain('"level":50');
    expect(accounts()).toEqual([{ balance: 1, held: 0 }]);
    expect(database.prepare('select count(*) as runs from generation').get()).toEqual({ runs: 0 });
    database.close();
  } finally {
    await riffle.stop();
  }
});
