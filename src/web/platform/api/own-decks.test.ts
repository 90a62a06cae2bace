import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messageOf } from '#contract/errors.ts';
import { copyShared, makeDeck } from './own-decks.ts';

const SAVED = { id: 'deck-1', version: 7 };
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u;

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const sent = () =>
  fetched.mock.calls.map(([path, { method, body }]) => ({
    to: `${method} ${path}`,
    body: typeof body === 'string' ? JSON.parse(body) : undefined,
  }));

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const saved = () => Promise.resolve(Response.json(SAVED, { status: 201 }));
const deck = { title: 'Mine', gameType: 'trivia' as const, cards: [] };

it.each([
  ['a new deck', () => makeDeck(deck), 'POST /api/games', deck],
  ['a copy', () => copyShared('a token'), 'POST /api/shared/a%20token/copy', {}],
])('%s whose answer was lost is asked for once more, as the same click', async (...given) => {
  const [, ask, to, body] = given;
  fetched.mockImplementationOnce(lost).mockImplementationOnce(saved);
  expect(await ask()).toEqual(SAVED);
  const requestId = sent()[0]?.body.requestId;
  expect(requestId).toMatch(UUID);
  const once = { to, body: { ...body, requestId } };
  expect(sent()).toEqual([once, once]);
  // The next click is another.
  fetched.mockImplementationOnce(saved);
  await ask();
  expect(sent()[2]?.body.requestId).toMatch(UUID);
  expect(sent()[2]?.body.requestId).not.toBe(requestId);
});

it('two lost answers are one failure, and a refusal is asked for once', async () => {
  fetched.mockImplementation(lost);
  await expect(makeDeck(deck)).rejects.toMatchObject({ code: 'unreachable' });
  expect(fetched).toHaveBeenCalledTimes(2);
  const error = { code: 'too-many-games', message: messageOf('too-many-games') };
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(Response.json({ error }, { status: 409 })));
  await expect(makeDeck(deck)).rejects.toMatchObject({ code: 'too-many-games' });
  expect(fetched).toHaveBeenCalledTimes(1);
});
