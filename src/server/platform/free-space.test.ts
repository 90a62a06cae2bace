import { expect, it } from 'vitest';
import { isStorageFull } from './free-space.ts';

it.each([
  'SQLITE_FULL',
  'SQLITE_IOERR_WRITE',
  'SQLITE_IOERR_SHMSIZE',
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  '53100',
])('%s says that there is no room, also as a cause of something else', (code) => {
  const error = Object.assign(new Error('x'), { code });
  expect(isStorageFull(error)).toBe(true);
  expect(isStorageFull(new Error('y', { cause: new Error('z', { cause: error }) }))).toBe(true);
  expect(isStorageFull(Object.assign(new Error('x'), { code: `${code}X` }))).toBe(false);
  expect(isStorageFull(new Error(code))).toBe(false);
  expect(isStorageFull(code)).toBe(false);
});
