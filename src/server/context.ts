import type { Clock } from '#server/clock.ts';
import type { Db, Engine } from '#server/database/connection.ts';
import type { Live } from '#server/live/live.ts';
import type { Log } from '#server/log.ts';

/** What everything on the server works with: made once, and passed on whole. */
export interface Context {
  readonly db: Db;
  readonly engine: Engine;
  readonly live: Live;
  readonly clock: Clock;
  readonly log: Log;
}
