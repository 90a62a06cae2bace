import { sql } from 'kysely';
import { Listeners, type Live } from './live.ts';
import type { Db } from '#server/platform/database/connection.ts';

/** How often other processes' writes are looked for, in milliseconds. */
const LOOK_EVERY_MS = 1000;

/** In this process at once; what another process wrote (an operator's command) within a second. */
export function sqliteLive(db: Db): Live {
  const listeners = new Listeners();
  let lastVersion: number | undefined;
  const look = async (): Promise<void> => {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
    const version = rows[0]?.data_version;
    if (lastVersion !== undefined && version !== lastVersion) listeners.tellAll();
    lastVersion = version;
  };
  // A failing look is made good by the next one. The first is at once, to know what to compare with.
  const lookAgain = (): void => void look().catch(() => {});
  lookAgain();
  const timer = setInterval(lookAgain, LOOK_EVERY_MS).unref();
  return {
    publish: (topic) => listeners.tell(topic),
    follow: (topic, listener) => listeners.add(topic, listener),
    isListening: () => true,
    close: async () => clearInterval(timer),
  };
}
