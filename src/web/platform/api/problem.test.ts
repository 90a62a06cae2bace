import { describe, expect, test } from 'vitest';
import { Problem, problemOf, sentenceOf } from './problem.ts';

function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
}

describe('an error answer', () => {
  test('keeps the contract’s code and fields, and says the sentence that the page has for the code', async () => {
    const error = {
      code: 'invalid-request',
      message: 'As an older server said it.',
      fields: { topic: 'too long' },
    };
    const problem = await problemOf(answer(400, { error }));
    expect(problem).toMatchObject({
      code: 'invalid-request',
      message: 'Please check what you entered and try again.',
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

  test('ERR-GAME-08 says what its sentence is about; an older server’s comes as it is', async () => {
    const blocked = (topic: string) =>
      `Topic validation failed: The topic "${topic}" contains content that may not be appropriate for all audiences. Please choose a different topic.`;
    const error = { code: 'topic-blocked', message: blocked('Guns') };
    const params = { topic: 'Weapons' };
    const [present, older] = [{ ...error, params }, error];
    expect((await problemOf(answer(422, { error: present }))).message).toBe(blocked('Weapons'));
    expect((await problemOf(answer(422, { error: older }))).message).toBe(blocked('Guns'));
  });

  test('with a code that a newer server has says what that says', async () => {
    const error = { code: 'too-many-moons', message: 'All moons are taken.' };
    const problem = await problemOf(answer(500, { error }, { 'retry-after': '9' }));
    expect(problem).toMatchObject({
      code: 'internal',
      fields: {},
      retryAfterSeconds: 9,
      message: 'All moons are taken.',
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
