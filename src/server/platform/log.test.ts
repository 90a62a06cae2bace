import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createLog, shortAddress, shortError } from './log.ts';

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

it('of an error a line has what it and its causes say, and not what they carry or quote', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', port: 5432 });
  const error = Object.assign(new TypeError('null in column "hint"\nof Who forgot the tent?'), {
    code: '23502',
    detail: 'Failing row contains (Who forgot the tent?)',
    requestBodyValues: { prompt: 'Who forgot the tent?' },
    cause: new AggregateError([refused], 'both ways'),
  });
  const stack = expect.stringMatching(/^ {4}at \S/u);
  expect(shortError(error)).toEqual({
    type: 'TypeError',
    message: 'null in column "hint"',
    code: '23502',
    stack,
    cause: {
      type: 'AggregateError',
      message: 'both ways',
      stack,
      errors: [{ type: 'Error', message: 'connect', code: 'ECONNREFUSED', stack }],
    },
  });
  expect(shortError('gone\nWho forgot')).toEqual({ message: 'gone' });
  const row = z.object({ cards: z.array(z.object({ hint: z.string() })) });
  const odd = row.safeParse({ cards: [{ hint: { said: 'Who forgot' } }] }).error;
  expect(shortError(odd)).toMatchObject({ message: 'cards.0.hint: invalid_type' });
});
