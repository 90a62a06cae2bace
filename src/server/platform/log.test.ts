import { expect, it } from 'vitest';
import { createLog, shortAddress } from './log.ts';

it.each([
  ['anna.berg@example.org', 'a…@example.org'],
  ['a@b.co', 'a…@b.co'],
  ['"x@y"@example.org', '"…@example.org'],
  ['@example.org', '@…@example.org'],
  ['anna', 'a…'],
  ['', '…'],
])('%s is %s in the log', (address, short) => {
  expect(shortAddress(address)).toBe(short);
});

it('a log has the level of the setting, and lines say nothing of the machine', () => {
  const log = createLog('warn');
  expect(log.isLevelEnabled('warn')).toBe(true);
  expect(log.isLevelEnabled('info')).toBe(false);
  expect(log.bindings()).toEqual({});
  expect(createLog('silent').isLevelEnabled('fatal')).toBe(false);
});
