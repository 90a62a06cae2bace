// The database as a whole.
import { backUp } from '#server/platform/database/backup.ts';
import { copyDatabase } from '#server/platform/database/copy.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { openSqlite } from '#server/platform/database/sqlite.ts';
import { broughtUpToDate } from '#server/open-database.ts';
import { Refusal, type Commands } from './command.ts';

export const storageCommands: Commands = {
  backup: {
    takes: '<file>',
    does: 'copies the embedded database to a new file, also while servers run',
    async run({ engine, place }, [file]) {
      if (engine === 'postgres') throw new Refusal('PostgreSQL has pg_dump for that.');
      if (file === undefined) throw new Refusal('backup takes the name of a new file.');
      const { bytes } = await backUp(place, file);
      return `${file}: ${(bytes / 1024 / 1024).toFixed(1)} MB`;
    },
  },
  copy: {
    takes: '--to <address or file>',
    does: 'moves everything to PostgreSQL, or back to an embedded database',
    async run(database, [flag, target]) {
      if (flag !== '--to' || target === undefined) {
        throw new Refusal('copy takes --to and postgres://… or the file of an embedded database.');
      }
      const isPostgres = /^postgres(ql)?:/.test(target);
      const to = isPostgres
        ? await openPostgres(target, { statementTimeoutMs: 0 })
        : openSqlite(target);
      try {
        await broughtUpToDate(to);
        const copied = await copyDatabase(database, to);
        const lines = copied.map(({ table, rows }) => `  ${table.padEnd(20)}${rows}`);
        return [`Copied to ${to.place}, and compared row by row:`, ...lines].join('\n');
      } finally {
        await to.close();
      }
    },
  },
};
