import type { Client } from 'pg';
import { Listeners, type ChangeFeed } from './change-feed.ts';

const CHANNEL = 'riffle_change';
const RECONNECT_MS = 1000;

/** LISTEN and NOTIFY on a connection of its own; made anew when it is lost. */
export async function postgresChangeFeed(url: string): Promise<ChangeFeed> {
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
      // Without a connection, this process at least knows; the others read anew after they reconnect.
      if (!client) return listeners.tell(userId);
      client
        .query('select pg_notify($1, $2)', [CHANNEL, userId])
        .catch(() => listeners.tell(userId));
    },
    subscribe: (userId, listener) => listeners.add(userId, listener),
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
}
