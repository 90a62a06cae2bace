// Accounts, their credits, and their leaving.
import { addCredits, brokenAccounts, spendable } from '#server/features/billing/credits/store.ts';
import { purgeAccount, purgeDue } from '#server/features/privacy/purge.ts';
import { keepAccount, listDeletions } from '#server/features/privacy/request.ts';
import { ofUser } from '#server/platform/live/live.ts';
import { storeAlone } from '#server/platform/mail/mail-queue.ts';
import { createLog } from '#server/platform/log.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { Refusal, tellServers, userOf, type Commands } from './command.ts';

export const accountCommands: Commands = {
  credits: {
    takes: '<email>',
    does: 'shows what an account can spend',
    async run({ db }, [email]) {
      const { id } = await userOf(db, email);
      return `${await spendable(db, id)} credits`;
    },
  },
  grant: {
    takes: '<email> <credits>',
    does: 'gives an account credits',
    async run(database, [email, amount]) {
      const { db } = database;
      const { id } = await userOf(db, email);
      const credits = Number(amount);
      if (!Number.isInteger(credits) || credits < 1 || credits > 10_000) {
        throw new Refusal('grant takes a whole number of credits from 1 to 10000.');
      }
      const cause = `grant:${crypto.randomUUID()}`;
      const now = Date.now();
      await db
        .transaction()
        .execute((trx) =>
          addCredits(trx, { userId: id, amount: credits, kind: 'grant', cause, now }),
        );
      await tellServers(database, ofUser(id));
      return `${await spendable(db, id)} credits`;
    },
  },
  disable: {
    takes: '<email>',
    does: 'switches an account off, ends its sessions and closes its room',
    async run(database, [email]) {
      const { db } = database;
      const { id } = await userOf(db, email);
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('user')
          .set({ disabledAt: Date.now() })
          .where('id', '=', id)
          .execute();
        await trx.deleteFrom('session').where('userId', '=', id).execute();
        // Whoever plays in them is told when their server looks the next time.
        await trx.deleteFrom('room').where('userId', '=', id).execute();
      });
      await tellServers(database, ofUser(id));
      return 'disabled';
    },
  },
  enable: {
    takes: '<email>',
    does: 'switches an account on again',
    async run({ db }, [email]) {
      const { id, email: address } = await userOf(db, email);
      const { numUpdatedRows } = await db
        .updateTable('user')
        .set({ disabledAt: null })
        .where('id', '=', id)
        .where('id', 'not in', (eb) => eb.selectFrom('deletion_request').select('userId'))
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return 'enabled';
      throw new Refusal(
        `This account is to be deleted: 'deletions cancel ${address}' takes that back.`,
      );
    },
  },
  'ledger-check': {
    takes: '',
    does: 'checks that every balance is the sum of its entries',
    async run({ db }) {
      const broken = await brokenAccounts(db);
      if (broken.length > 0) throw new Refusal(`These balances are wrong: ${broken.join(', ')}`);
      return 'Every balance is the sum of its entries.';
    },
  },
  deletions: {
    takes: '[cancel <email>]',
    does: 'lists who is to be deleted and when, or takes one back',
    async run(database, [what, email]) {
      const { db } = database;
      if (what === undefined) return describeDeletions(await listDeletions(db));
      if (what !== 'cancel') throw new Refusal(`It takes nothing, or: cancel <email>.`);
      const { id } = await userOf(db, email);
      const kept = await db.transaction().execute((trx) => keepAccount(trx, id));
      if (!kept) throw new Refusal('This account is not to be deleted.');
      return 'The account stays.';
    },
  },
  purge: {
    takes: '[<email>]',
    does: 'deletes the accounts whose days are over, or one that has asked for it',
    async run(database, [email]) {
      const services = purgeServices(database);
      if (email === undefined) return `${await purgeDue(services)} accounts were deleted.`;
      const { id } = await userOf(database.db, email);
      if (!(await purgeAccount(services, id))) {
        throw new Refusal('This account has not asked to be deleted.');
      }
      return 'The account was deleted.';
    },
  },
};

/** The last mail waits for a server: that knows where mails go, and an operator's shell may not. */
function purgeServices({ db }: Database) {
  const clock = Date.now;
  return { db, clock, mailQueue: storeAlone(clock), log: createLog('warn') };
}

function describeDeletions(rows: Awaited<ReturnType<typeof listDeletions>>): string {
  const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
  return rows.length === 0
    ? 'Nobody is to be deleted.'
    : rows
        .map(({ email, requestedAt, dueAt, reason }) =>
          [email, `asked ${day(requestedAt)}`, `due ${day(dueAt)}`, reason].join('  '),
        )
        .join('\n');
}
