// Asking to be deleted, and taking that back within the thirty days.
import { PATHS } from '#contract/paths.ts';
import type { Context } from '#server/platform/context.ts';
import type { DeletionAccepted, DeletionRequest } from '#contract/deletion.ts';
import { DELETION_DAYS } from '#contract/promises.ts';
import {
  type AccountServices,
  askPassword,
  type CurrentSession,
  endCodes,
  endSessions,
  hasPassword,
  insistOnPassword,
  storeCode,
  useCode,
} from '#server/features/accounts/index.ts';
import { returnOffers } from '#server/features/generation/index.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { endRoomsOf, tellEnded } from '#server/features/rooms/index.ts';
import { deletionAskedMail } from '#server/platform/mail/templates.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { ofUser } from '#server/platform/live/live.ts';

const DAY_MS = 24 * 60 * 60_000;
/** So long a sign-in with Google counts as having said who one is, in milliseconds. */
const FRESH_SIGN_IN_MS = 5 * 60_000;
const LONG_DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

type Asked = Pick<DeletionRequest, 'email' | 'reason' | 'additionalInfo' | 'password'>;

/**
 * Stores the request, switches the account off, ends every session and mails the link that takes it back;
 * answers with the day when everything goes, and whether that mail was taken. Decks under way are written to their end and go with the rest; cards that are
 * on offer go at once, and their credits come back. Throws invalid-email where the address is not the account's,
 * wrong-password, too-many-requests or reauthentication-required.
 */
export async function requestDeletion(
  services: AccountServices,
  session: CurrentSession,
  asked: Asked,
): Promise<DeletionAccepted> {
  const { db, mailQueue, publicUrl, clock, live } = services;
  const { uid: userId, email } = session.user;
  if (asked.email.trim().toLowerCase() !== email) {
    throw new Problem('invalid-email', { fields: { email: 'Must be the address of the account' } });
  }
  const hash = await provePresence(services, session, asked.password);
  const now = clock();
  const dueAt = now + DELETION_DAYS * DAY_MS;
  const { reason, additionalInfo } = asked;
  const { mail, ended } = await db.transaction().execute(async (trx) => {
    if (hash !== undefined) await insistOnPassword(trx, userId, hash);
    const { numInsertedOrUpdatedRows: stored } = await trx
      .insertInto('deletion_request')
      .values({ userId, reason, additionalInfo, requestedAt: now, dueAt })
      .onConflict((conflict) => conflict.column('userId').doNothing())
      .executeTakeFirst();
    // Of two at once the first one counts; the second one's session is over by now.
    if (!stored) throw new Problem('unauthenticated');
    await trx.updateTable('user').set({ disabledAt: now }).where('id', '=', userId).execute();
    await endSessions(trx, userId);
    await endCodes(trx, {
      userId,
      purposes: ['reset-password', 'change-email', 'sign-up-browser'],
      now,
    });
    await returnOffers(trx, { userId, now });
    const { code } = await storeCode(trx, { userId, purpose: 'cancel-deletion', email, now });
    const link = `${publicUrl}${PATHS.cancelDeletion}?oobCode=${code}`;
    const asked = deletionAskedMail({ to: email, link, day: LONG_DAY.format(dueAt) });
    return { mail: await mailQueue.store(trx, asked, dueAt), ended: await endRoomsOf(trx, userId) };
  });
  const mailed = await mailQueue.dispatch(mail);
  live.publish(ofUser(userId));
  tellEnded(live, ended);
  return { dueAt, mailed };
}

/** A guest may hold the keyboard: the password is asked again, or Google just now. Answers with the password's hash. */
async function provePresence(
  services: AccountServices,
  session: CurrentSession,
  password: string | undefined,
): Promise<string | undefined> {
  const { db, clock } = services;
  if (await hasPassword(db, session.user.uid)) {
    return askPassword(services, session, password ?? '');
  }
  const { createdAt } = await db
    .selectFrom('session')
    .select('createdAt')
    .where('id', '=', session.sessionId)
    .executeTakeFirstOrThrow();
  if (new Date(createdAt).getTime() < clock() - FRESH_SIGN_IN_MS) {
    throw new Problem('reauthentication-required');
  }
  return undefined;
}

/** The mailed link: the account is as it was, signed out. Throws deletion-code-invalid or -expired. */
export async function cancelByCode(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  code: string,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const used = await useCode(trx, code, ['cancel-deletion'], now);
    if (used === 'expired') throw new Problem('deletion-code-expired');
    if (used === 'invalid' || !(await keepAccount(trx, used.userId))) {
      throw new Problem('deletion-code-invalid');
    }
  });
}

/** Takes a request back; false when there is none. What an operator has switched off stays off. */
export async function keepAccount(trx: Db, userId: string): Promise<boolean> {
  const request = await trx
    .deleteFrom('deletion_request')
    .where('userId', '=', userId)
    .returning('requestedAt')
    .executeTakeFirst();
  if (!request) return false;
  await trx
    .updateTable('user')
    .set({ disabledAt: null })
    .where('id', '=', userId)
    .where('disabledAt', '=', request.requestedAt)
    .execute();
  await trx
    .deleteFrom('mailed_code')
    .where('userId', '=', userId)
    .where('purpose', '=', 'cancel-deletion')
    .execute();
  return true;
}

/** Who is to be deleted, soonest first. */
export function listDeletions(db: Db) {
  return db
    .selectFrom('deletion_request')
    .innerJoin('user', 'user.id', 'deletion_request.userId')
    .select(['email', 'reason', 'requestedAt', 'dueAt'])
    .orderBy('dueAt')
    .execute();
}
