import { describe, expect, test } from 'vitest';
import { Problem, problemOf, sentenceOf } from './problem.ts';

function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
}

describe('an error answer', () => {
  test('keeps the contract’s code, sentence and fields', async () => {
    const error = {
      code: 'invalid-request',
      message: 'Please check.',
      fields: { topic: 'too long' },
    };
    const problem = await problemOf(answer(400, { error }));
    expect(problem).toMatchObject({
      code: 'invalid-request',
      message: 'Please check.',
      fields: { topic: 'too long' },
    });
  });

  test('carries how long to wait', async () => {
    const error = { code: 'too-many-requests', message: 'Too many failed attempts.' };
    const problem = await problemOf(answer(429, { error }, { 'retry-after': '30' }));
    expect(problem.retryAfterSeconds).toBe(30);
    const never = await problemOf(answer(429, { error }));
    expect(never.retryAfterSeconds).toBeUndefined();
    const odd = await problemOf(answer(429, { error }, { 'retry-after': 'soon' }));
    expect(odd.retryAfterSeconds).toBeUndefined();
    expect((await problemOf(answer(503, '', { 'retry-after': '5' }))).retryAfterSeconds).toBe(5);
  });

  test('with an unknown code shows nothing of what it says', async () => {
    const error = { code: 'ECONNRESET', message: 'at db.ts:14' };
    const problem = await problemOf(answer(500, { error }, { 'retry-after': '9' }));
    expect(problem).toMatchObject({
      code: 'internal',
      fields: {},
      retryAfterSeconds: 9,
      message: 'Something went wrong. Please try again.',
    });
  });

  test('that a proxy gave is unreachable, any other page is internal', async () => {
    expect((await problemOf(answer(502, '<html>'))).code).toBe('unreachable');
    expect((await problemOf(answer(504, ''))).code).toBe('unreachable');
    expect((await problemOf(answer(404, '<html>'))).code).toBe('internal');
    expect((await problemOf(answer(501, '<html>'))).code).toBe('internal');
  });

  test('is told in its own words', () => {
    expect(sentenceOf(new Problem('wrong-password'), 'It failed.')).toBe(
      'Incorrect password. Please try again.',
    );
    expect(new Problem('internal', { message: 'As it is.' }).message).toBe('As it is.');
  });

  test('of something else is told in the screen’s words', () => {
    expect(sentenceOf(new TypeError('x is not a function'), 'It failed.')).toBe('It failed.');
  });
});
