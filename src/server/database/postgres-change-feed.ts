import { sql } from 'kysely';
import type { Client } from 'pg';
import { Listeners, type ChangeFeed } from './change-feed.ts';
import type { Db } from './connection.ts';

const CHANNEL = 'riffle_change';
const RECONNECT_MS = 1000;

/** Tells every process that listens; for one that has no feed of its own, such as an operator's command. */
export async function notify(db: Db, userId: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${userId})`.execute(db);
}

/** LISTEN on a connection of its own, made anew when it is lost; NOTIFY through the pool. */
export async function postgresChangeFeed(url: string, db: Db): Promise<ChangeFeed> {
  const { default: pg } = await import('pg');
  const listeners = new Listeners();
  let client: Client | undefined;
  let closed = false;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on('notification', (message) => listeners.tell(message.payload ?? ''));
    next.on('error', () => {});
    next.on('end', () => {
      if (client === next) client = undefined;
      reconnect();
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
    // Whatever was missed while nobody listened.
    listeners.tellAll();
  };
  const reconnect = (): void => {
    if (closed) return;
    setTimeout(() => {
      if (!closed && !client) void connect().catch(reconnect);
    }, RECONNECT_MS).unref();
  };

  await connect();
  return {
    publish: (userId) => {
      // While nobody can be told, this process at least knows; the others read anew when they reconnect.
      notify(db, userId).catch(() => listeners.tell(userId));
    },
    subscribe: (userId, listener) => listeners.add(userId, listener),
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
}
