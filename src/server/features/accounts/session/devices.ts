// The browsers on which somebody is signed in.
import type { Context } from '#server/platform/context.ts';
import type { Device } from '#contract/accounts.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { ofUser } from '#server/platform/live/live.ts';
import { deviceName } from './device-name.ts';
import type { CurrentSession } from './session.ts';
import { endSessions, timeOf } from '#server/features/accounts/store.ts';

/** All of a user's, the one seen last first. */
export async function listDevices(
  context: Pick<Context, 'db' | 'engine' | 'clock'>,
  { user, sessionId }: CurrentSession,
): Promise<Device[]> {
  const rows = await openSessions(context, user.uid, context.clock())
    .select(['id', 'userAgent', 'createdAt', 'lastSeenAt'])
    .execute();
  return rows
    .map(({ id, userAgent, createdAt, lastSeenAt }) => {
      const signedInAt = new Date(createdAt).getTime();
      return {
        id,
        name: deviceName(userAgent ?? ''),
        createdAt: signedInAt,
        lastSeenAt: lastSeenAt ?? signedInAt,
        current: id === sessionId,
      };
    })
    .toSorted((a, b) => b.lastSeenAt - a.lastSeenAt);
}

/** Only the ids, in an order of their own. */
export async function deviceIds(
  context: Pick<Context, 'db' | 'engine'>,
  userId: string,
  now: number,
): Promise<string[]> {
  const rows = await openSessions(context, userId, now).select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Signs one of the user's browsers out; throws not-found for any other. */
export async function endDevice(
  { db, live }: Pick<Context, 'db' | 'live'>,
  userId: string,
  sessionId: string,
): Promise<void> {
  // PostgreSQL would call some texts wrong where SQLite finds nothing.
  if (!/^[\w-]{1,64}$/.test(sessionId)) throw new Problem('not-found');
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Problem('not-found');
  live.publish(ofUser(userId));
}

/** Signs every browser out, the one that asks too. */
export async function endAllDevices(
  { db, live }: Pick<Context, 'db' | 'live'>,
  userId: string,
): Promise<void> {
  await endSessions(db, userId);
  live.publish(ofUser(userId));
}

function openSessions({ db, engine }: Pick<Context, 'db' | 'engine'>, userId: string, now: number) {
  return db
    .selectFrom('session')
    .where('userId', '=', userId)
    .where('expiresAt', '>', timeOf(engine, now));
}
