// What stops a start: one line that names what is wrong, and no waiting.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import { DatabaseUnavailable } from '#server/platform/database/connection.ts';
import { readSecret } from '#server/platform/configuration/secret.ts';
import { runServer } from '#server/app.ts';
import { WrongSetting } from '#server/platform/configuration/settings.ts';
import { startRiffle } from '#tests/support/riffle-process.ts';
import { freshPostgres } from '#tests/support/server.ts';

const run = promisify(execFile);

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riffle-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const start = (settings: Readonly<Record<string, string>>) =>
  runServer(readConfiguration({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', ...settings }));

/** The line that a start with these settings ends with. */
async function lineOf(settings: Readonly<Record<string, string>>): Promise<string> {
  try {
    await (await start(settings)).stop();
    return 'It started.';
  } catch (error) {
    // Main says what these say; anything else would be a fault of ours.
    if (!(error instanceof WrongSetting || error instanceof DatabaseUnavailable)) throw error;
    expect(error.message).not.toContain('\n');
    return error.message;
  }
}

describe('where it listens', () => {
  it.each(['203.0.113.7', 'nobody.invalid', 'fe80::1'])(
    'HOST=%s, which is not this machine’s, is said of HOST',
    async (host) => {
      const line = await lineOf({ HOST: host });
      expect(line.replace(/\(E\w+\)/, '(E)')).toBe(
        `HOST is wrong: it takes a name or address of this machine, and ${host} is none (E).`,
      );
    },
  );

  it('a port that is taken is said of PORT', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    expect(await lineOf({ PORT: String(port) })).toBe(
      `PORT is wrong: it takes a port that is free, and 127.0.0.1:${port} can't be listened on (EADDRINUSE).`,
    );
    taken.close();
  });
});

describe('the data folder', () => {
  const TAKES = 'DATA_DIR is wrong: it takes a folder that can be written to, and';

  it('a process that can’t make it ends at once with status 1 and the line', async () => {
    await expect(startRiffle({ DATA_DIR: '/proc/x' })).rejects.toThrow(
      `It ended with 1: ${TAKES} /proc/x can't be: ENOENT: no such file or directory, mkdir '/proc/x'.\n`,
    );
  });

  it.each(['/proc/x/y', '/sys/x'])('%s can’t be made', async (dataDir) => {
    expect(await lineOf({ DATA_DIR: dataDir })).toContain(`${TAKES} ${dataDir} can't be: E`);
  });

  it('/proc can’t be written to', async () => {
    expect(await lineOf({ DATA_DIR: '/proc' })).toBe(
      "The database file /proc/riffle.sqlite can't be opened: unable to open database file",
    );
  });

  it('a file in its place, or above it, or a link that leads nowhere', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const link = join(folder, 'link');
    await symlink(join(folder, 'nothing', 'there'), link);
    for (const dataDir of [file, join(file, 'below'), link]) {
      expect(await lineOf({ DATA_DIR: dataDir })).toContain(`${TAKES} ${dataDir} can't be: `);
    }
  });

  it('with PostgreSQL it is needed for the outbox alone', async () => {
    const postgres = await freshPostgres();
    const settings = {
      DATABASE_URL: postgres.url,
      AUTH_SECRET: 'x'.repeat(32),
      DATA_DIR: '/proc/x',
    };
    expect(await lineOf(settings)).toContain(TAKES);
    expect(await lineOf({ ...settings, SMTP_URL: 'smtp://127.0.0.1:1' })).toBe('It started.');
    await postgres.drop();
  });

  it('several levels of it are made', async () => {
    const dataDir = join(folder, 'a', 'b', 'c');
    expect(await lineOf({ DATA_DIR: dataDir })).toBe('It started.');
    expect((await readdir(dataDir)).toSorted()).toEqual(['auth-secret', 'riffle.sqlite']);
  });

  it('a database that is none, or is damaged', async () => {
    const file = join(folder, 'riffle.sqlite');
    await writeFile(file, 'This is no database at all. '.repeat(100));
    expect(await lineOf({})).toBe(
      `The database file ${file} can't be opened: file is not a database`,
    );
    await rm(file);
    expect(await lineOf({})).toBe('It started.');
    const whole = await readFile(file);
    await writeFile(file, whole.fill(7, 4096));
    expect(await lineOf({})).toBe(
      `The database file ${file} can't be opened: database disk image is malformed`,
    );
  });

  it('somebody else’s database', async () => {
    const file = join(folder, 'riffle.sqlite');
    new SQLite(file).exec('create table migration (step)').close();
    expect(await lineOf({})).toBe(`The database ${file} can't be used: no such column: name`);
  });

  it('a folder in the place of the database', async () => {
    const file = join(folder, 'riffle.sqlite');
    await mkdir(file);
    expect(await lineOf({})).toBe(
      `The database file ${file} can't be opened: unable to open database file`,
    );
  });
});

describe('the secret in the data folder', () => {
  it('is made once, whole, for its owner alone, whoever starts first', async () => {
    const script = `import { readSecret } from '#server/platform/configuration/secret.ts';
      process.stdout.write(readSecret(${JSON.stringify(folder)}));`;
    const starts = Array.from({ length: 3 }, () =>
      run(process.execPath, ['--input-type=module', '-e', script]),
    );
    const secrets = (await Promise.all(starts)).map(({ stdout }) => stdout);
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(readSecret(folder)).toBe(secrets[0]);
    expect(await readdir(folder)).toEqual(['auth-secret']);
    const { stdout } = await run('stat', ['-c', '%a', join(folder, 'auth-secret')]);
    expect(stdout.trim()).toBe('600');
  });

  it.each(['', '\n', 'x'.repeat(31)])(
    '%j, as a full disk leaves it, is never signed with',
    async (text) => {
      const file = join(folder, 'auth-secret');
      await writeFile(file, text);
      expect(await lineOf({})).toBe(
        `The secret in ${file} is too short: remove it, and a new one is made (which signs everybody out).`,
      );
    },
  );

  it('where it can’t be read or kept, nothing starts', async () => {
    const file = join(folder, 'auth-secret');
    await mkdir(file);
    expect(await lineOf({})).toContain(`No secret can be kept in ${file}: `);
  });
});
