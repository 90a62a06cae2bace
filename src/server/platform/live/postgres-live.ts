import { sql } from 'kysely';
import type { Client } from 'pg';
import { Listeners, topicFrom, wireOf, type Live, type Topic } from './live.ts';
import { DatabaseUnavailable, reasonOf, type Db } from '#server/platform/database/connection.ts';

const CHANNEL = 'riffle_change';
const RECONNECT_MS = 500;
/** How often the listening connection is asked for a sign of life: a dead one is mere silence. */
const HEARTBEAT_MS = 10_000;
const ANSWER_MS = 5_000;

/** Milliseconds; tests shorten them. */
interface Pace {
  readonly heartbeatMs?: number;
  readonly answerMs?: number;
}

/** Tells every process that listens; for one that does not listen itself, such as an operator's command. */
export async function notify(db: Db, topic: Topic): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${wireOf(topic)})`.execute(db);
}

/** LISTEN on a connection of its own, made anew when it is lost; NOTIFY through the pool. */
export async function postgresLive(
  url: string,
  db: Db,
  { heartbeatMs = HEARTBEAT_MS, answerMs = ANSWER_MS }: Pace = {},
): Promise<Live> {
  const { default: pg } = await import('pg');
  const listeners = new Listeners();
  const newClient = (): Client =>
    new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      application_name: 'riffle listens',
    });
  const connection = listeningConnection(newClient, listeners);
  const heartbeat = setInterval(connection.check, heartbeatMs).unref();
  try {
    await connection.open();
  } catch (error) {
    clearInterval(heartbeat);
    throw new DatabaseUnavailable(`News can't be listened for: ${reasonOf(error)}`);
  }
  return {
    publish: (topic) => {
      // While nobody can be told, this process at least knows; the others read anew when they reconnect.
      notify(db, topic).catch(() => listeners.tell(topic));
    },
    follow: (topic, listener) => listeners.add(topic, listener),
    isListening: connection.isOpen,
    close: async () => {
      clearInterval(heartbeat);
      connection.close();
    },
  };
}

/** Once it was opened, it is made anew whenever it is lost, until it is closed. */
function listeningConnection(newClient: () => Client, listeners: Listeners) {
  const closing = new AbortController();
  let client: Client | undefined;
  const open = async (): Promise<void> => {
    const next = newClient();
    await listen(next, listeners);
    if (closing.signal.aborted) {
      next.connection.stream.destroy();
      return;
    }
    client = next;
    next.once('end', () => {
      client = undefined;
      reconnect();
    });
    // Whatever was missed while nobody listened.
    listeners.tellAll();
  };
  const reconnect = (): void => {
    if (closing.signal.aborted) return;
    setTimeout(() => {
      if (!closing.signal.aborted) open().catch(reconnect);
    }, RECONNECT_MS).unref();
  };
  return {
    open,
    isOpen: () => client !== undefined,
    /** Asks for a sign of life, and gives up a connection that has none. */
    check: () => {
      const asked = client;
      asked?.query('select 1').catch(() => asked.connection.stream.destroy());
    },
    close: () => {
      closing.abort();
      // There is nothing left to say, and a silent line would not answer.
      client?.connection.stream.destroy();
    },
  };
}

/** Connects a client and has it hear the news; leaves nothing open where that fails. */
async function listen(client: Client, listeners: Listeners): Promise<void> {
  client.on('notification', (message) => listeners.tell(topicFrom(message.payload ?? '')));
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    client.connection.stream.destroy();
    throw error;
  }
}
