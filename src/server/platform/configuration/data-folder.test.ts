import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder, openDataFolder } from './data-folder.ts';
import { isSameSecret, readSecret } from './secret.ts';
import { WrongSetting } from './settings.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riffle-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the data folder', () => {
  it('is made with those above it, and used where it is there', () => {
    const deep = join(folder, 'a', 'b');
    openDataFolder(deep);
    expect(statSync(deep).isDirectory()).toBe(true);
    writeFileSync(join(deep, 'kept'), '');
    openDataFolder(deep);
    makeFolder(deep);
    expect(statSync(join(deep, 'kept')).isFile()).toBe(true);
  });

  it('that can’t be made is a wrong DATA_DIR, said with its name and the reason', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const place of [file, join(file, 'x')]) {
      const open = (): void => openDataFolder(place);
      expect(open).toThrow(WrongSetting);
      expect(open).toThrow(
        `DATA_DIR is wrong: it takes a folder that can be written to, and ${place} can't be: EEXIST: file already exists, mkdir '${file}'.`,
      );
    }
  });
});

describe('the secret', () => {
  it('is made once, for its owner’s eyes, and leaves nothing beside it', () => {
    const secret = readSecret(folder);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(readSecret(folder)).toBe(secret);
    expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600);
  });

  it('of thirty-two characters is taken, without the spaces around it; a shorter one is refused', () => {
    const file = join(folder, 'auth-secret');
    writeFileSync(file, `  ${'x'.repeat(32)}\n`);
    expect(readSecret(folder)).toBe('x'.repeat(32));
    writeFileSync(file, ` ${'x'.repeat(31)} `);
    const read = (): string => readSecret(folder);
    expect(read).toThrow(WrongSetting);
    expect(read).toThrow(
      `The secret in ${file} is too short: remove it, and a new one is made (which signs everybody out).`,
    );
  });

  it('that can’t be kept says where and why', () => {
    const nowhere = join(folder, 'gone');
    const read = (): string => readSecret(nowhere);
    expect(read).toThrow(WrongSetting);
    expect(read).toThrow(`No secret can be kept in ${join(nowhere, 'auth-secret')}: ENOENT: `);
  });

  it.each([
    ['abc', 'abc', true],
    ['abc', 'abd', false],
    ['abc', 'ab', false],
    ['ab', 'abc', false],
    ['', 'abc', false],
    ['é', 'ee', false],
  ])('%j for %j is right: %s', (given, right, isRight) => {
    expect(isSameSecret(given, right)).toBe(isRight);
  });
});
