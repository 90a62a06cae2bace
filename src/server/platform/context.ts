import type { Clock } from './clock.ts';
import type { Db, Engine } from '#server/platform/database/connection.ts';
import type { Live } from '#server/platform/live/live.ts';
import type { Log } from './log.ts';

/** What everything on the server works with: made once, and passed on whole. */
export interface Context {
  readonly db: Db;
  readonly engine: Engine;
  readonly live: Live;
  readonly clock: Clock;
  readonly log: Log;
}
