// The operator's commands: npm run admin -- <command>. They work on the database of the settings, also
// while servers run on it.
import { brokenAccounts, addCredits, spendable } from '#server/credits/store.ts';
import { findUserByEmail } from '#server/accounts/store.ts';
import { dollars } from '#contract/prices.ts';
import { purgeAccount, purgeDue } from '#server/deletion/purge.ts';
import { keepAccount, listDeletions } from '#server/deletion/request.ts';
import { openPost } from '#server/mail/post.ts';
import { createLog } from '#server/log.ts';
import { providerOf } from '#server/payments/choose.ts';
import { findPurchaseById, purchasesOf, type PurchaseRow } from '#server/payments/purchase.ts';
import { NotRefundable, refundPurchase } from '#server/payments/refund.ts';
import { sweepPurchases } from '#server/payments/sweep.ts';
import { readConfiguration, WrongSetting } from '#server/configuration.ts';
import { DatabaseUnavailable, type Database, type Db } from '#server/database/connection.ts';
import { notify } from '#server/database/postgres-change-feed.ts';
import { listFlags } from '#server/games/flags.ts';
import { mailerOf, openDatabase } from '#server/server.ts';

interface Command {
  readonly takes: string;
  readonly does: string;
  run(database: Database, args: readonly string[]): Promise<string>;
}

/** What an operator typed can't be done; the message says why. */
class Refusal extends Error {}

const COMMANDS: Readonly<Record<string, Command>> = {
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
      await tellServers(database, id);
      return `${await spendable(db, id)} credits`;
    },
  },
  disable: {
    takes: '<email>',
    does: 'switches an account off and ends its sessions',
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
      });
      await tellServers(database, id);
      return 'disabled';
    },
  },
  enable: {
    takes: '<email>',
    does: 'switches an account on again',
    async run({ db }, [email]) {
      const { id } = await userOf(db, email);
      await db.updateTable('user').set({ disabledAt: null }).where('id', '=', id).execute();
      return 'enabled';
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
  purchases: {
    takes: '<email>',
    does: 'lists what an account has bought, newest first',
    async run({ db }, [email]) {
      const { id } = await userOf(db, email);
      const rows = await purchasesOf(db, id);
      return rows.length > 0 ? rows.map(describePurchase).join('\n') : 'Nothing was bought.';
    },
  },
  refund: {
    takes: '<purchase>',
    does: 'gives the money of a purchase back, and takes its credits',
    async run(database, [purchaseId = '']) {
      const purchase = await findPurchaseById(database.db, purchaseId);
      if (!purchase) throw new Refusal(`There is no purchase '${purchaseId}'.`);
      const { services, provider } = paymentParts(database);
      const { credits, takenBack } = await refundPurchase(services, provider, purchase);
      if (purchase.userId !== null) await tellServers(database, purchase.userId);
      const spent = credits - takenBack;
      return `Refunded. ${takenBack} of ${credits} credits were taken back${spent > 0 ? `; ${spent} had been spent` : ''}.`;
    },
  },
  settle: {
    takes: '',
    does: 'asks the provider about every open payment now',
    async run(database) {
      const { services, provider } = paymentParts(database);
      const { looked, paid } = await sweepPurchases(services, provider, { all: true });
      return `${looked} open payments were looked at, ${paid} of them are paid.`;
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
      const { post, services } = purgeParts(database);
      try {
        if (email === undefined) return `${await purgeDue(services)} accounts were deleted.`;
        const { id } = await userOf(database.db, email);
        if (!(await purgeAccount(services, id))) {
          throw new Refusal('This account has not asked to be deleted.');
        }
        return 'The account was deleted.';
      } finally {
        await post.stop(5_000);
      }
    },
  },
  flags: {
    takes: '',
    does: 'lists the cards that hosts say are wrong, newest first',
    async run({ db }) {
      const flags = await listFlags(db);
      return flags.length > 0 ? flags.map(describeFlag).join('\n\n') : 'No card is flagged.';
    },
  },
};

function paymentParts(database: Database) {
  const clock = Date.now;
  const { db } = database;
  const provider = providerOf(readConfiguration(process.env), { db, clock });
  if (!provider) throw new Refusal('Payments are off: set STRIPE_SECRET_KEY.');
  const feed = { publish: (userId: string) => void tellServers(database, userId) };
  return { provider, services: { db, feed, clock, log: createLog('warn') } };
}

/** The last mail goes from here where it can; otherwise a server sends it. */
function purgeParts(database: Database) {
  const { db } = database;
  const clock = Date.now;
  const log = createLog('warn');
  const post = openPost({ db, mailer: mailerOf(readConfiguration(process.env)), clock, log });
  return { post, services: { database, post, clock, log } };
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

function describePurchase(purchase: PurchaseRow): string {
  const { id, packId, credits, cents, state, createdAt, takenBack } = purchase;
  const day = new Date(createdAt).toISOString().slice(0, 16).replace('T', ' ');
  const back = takenBack === null ? '' : `, ${takenBack} credits taken back`;
  return `${id}  ${day}  ${packId}  ${credits} credits  $${dollars(cents)}  ${state}${back}`;
}

/** Open tabs hear of it at once; on SQLite the servers look for other processes' writes themselves. */
async function tellServers({ db, engine }: Database, userId: string): Promise<void> {
  if (engine === 'postgres') await notify(db, userId);
}

function describeFlag(flag: Awaited<ReturnType<typeof listFlags>>[number]): string {
  const { createdAt, reason, gameType, topic, mode, question, answer, note } = flag;
  const day = new Date(createdAt).toISOString().slice(0, 10);
  return [
    `${day}  ${reason}  ${gameType}: ${topic}  (${mode}, game ${flag.gameId}, card ${flag.cardId})`,
    `  ${question}`,
    ...(answer ? [`  = ${answer}`] : []),
    ...(note ? [`  “${note}”`] : []),
  ].join('\n');
}

async function userOf(db: Db, email: string | undefined) {
  const user = await findUserByEmail(db, (email ?? '').toLowerCase());
  if (!user) throw new Refusal(`There is no account with the address '${email ?? ''}'.`);
  return user;
}

function help(): string {
  const rows = Object.entries(COMMANDS).map(
    ([name, { takes, does }]) => `  ${`${name} ${takes}`.padEnd(28)}${does}`,
  );
  return ['npm run admin -- <command>', ...rows].join('\n');
}

async function main([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined || name === '--help') return console.log(help());
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Refusal(`There is no command '${name}'.\n${help()}`);
  const database = await openDatabase(readConfiguration(process.env));
  try {
    console.log(await command.run(database, args));
  } finally {
    await database.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const isSaid = [Refusal, WrongSetting, DatabaseUnavailable, NotRefundable].some(
    (kind) => error instanceof kind,
  );
  if (!isSaid) throw error;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
