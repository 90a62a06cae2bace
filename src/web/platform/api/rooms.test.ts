import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messageOf, type ErrorCode } from '#contract/errors.ts';
import { cards, startedMatch } from '#tests/support/matches.ts';
import { openRoom } from './rooms.ts';

const [one, two, three] = cards(3);
const DECK = [one, two, three].flatMap((card) => card ?? []);
let sent: {
  readonly deckId?: string;
  readonly cardIds?: string[];
  readonly match: { cards: unknown[] };
}[];
let refusal: ErrorCode | undefined;

beforeEach(() => {
  sent = [];
  refusal = undefined;
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    const asked = JSON.parse(body);
    sent.push(asked);
    const isRefused = refusal !== undefined && asked.deckId !== undefined;
    return Promise.resolve(
      isRefused && refusal
        ? Response.json({ error: { code: refusal, message: messageOf(refusal) } }, { status: 409 })
        : Response.json({ code: 'BCDFG' }),
    );
  });
});

afterEach(() => vi.unstubAllGlobals());

it('PHONE-29 the cards of a saved deck stay at home, in the order of the match', async () => {
  expect(await openRoom(startedMatch({ cards: DECK, gameId: 'g1' }))).toBe('BCDFG');
  expect(sent).toMatchObject([
    { deckId: 'g1', cardIds: DECK.map(({ id }) => id), match: { cards: [] } },
  ]);
});

it.each(['deck-changed', 'not-found', 'unauthenticated'] as const)(
  'PHONE-29 where the deck answers %s they travel',
  async (code) => {
    refusal = code;
    expect(await openRoom(startedMatch({ cards: DECK, gameId: 'g1' }))).toBe('BCDFG');
    expect(sent).toHaveLength(2);
    expect(sent[1]?.deckId).toBeUndefined();
    expect(sent[1]?.match.cards).toHaveLength(3);
  },
);

it('PHONE-29 any other refusal is the host’s to know, and a free game brings its cards', async () => {
  refusal = 'too-many-rooms';
  await expect(openRoom(startedMatch({ cards: DECK, gameId: 'g1' }))).rejects.toThrow(
    messageOf('too-many-rooms'),
  );
  expect(sent).toHaveLength(1);
  await openRoom(startedMatch({ cards: DECK }));
  expect(sent[1]?.match.cards).toHaveLength(3);
});
