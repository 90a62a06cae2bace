// The host's hand on single cards: edit, delete, have one written again, flag; and the operator's list.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { TEXT_LIMITS } from '#domain/deck/card.ts';
import { listFlags } from '#server/features/decks/cards/flags.ts';
import { Caller } from '#tests/support/caller.ts';
import { deckOf, hostWith, startModelled, type ModelledServer } from '#tests/support/generation.ts';
import { rowOfSevens } from '#tests/support/model-server.ts';
import { describeOnBothEngines, type TestServer } from '#tests/support/server.ts';

describeOnBothEngines('card tools', (engine) => {
  let modelled: ModelledServer;
  let server: TestServer;
  let caller: Caller;
  let deck: string;
  beforeAll(async () => {
    modelled = await startModelled(engine);
    server = modelled.server;
    caller = await hostWith(server, 1);
    deck = `/api/games/${(await deckOf(caller)).gameId}`;
  });
  afterAll(() => modelled.stop());
  afterEach(() => {
    modelled.model.mood = 'good';
    modelled.model.card = rowOfSevens;
  });
  const cardsOf = async (path = deck) => (await caller.get(path)).body.cards;

  it('an edited card has the host’s words, as plain text, and nobody’s mark', async () => {
    const path = `${deck}/cards/trivia-2`;
    const [, before] = await cardsOf();
    expect(before.verdict).toBe('checked');
    const edited = await caller.patch(path, {
      question: '  Who <b>always</b> burns\u0000the toast? ',
      answer: 'Uncle Jo',
    });
    expect(edited.status).toBe(200);
    const { verdict: _verdict, ...rest } = before;
    const now = {
      ...rest,
      question: 'Who <b>always</b> burns the toast?',
      answer: 'Uncle Jo',
    };
    expect(edited.body).toEqual(now);
    expect((await cardsOf())[1]).toEqual(now);
    const cleared = await caller.patch(path, { hint: '', explanation: '' });
    expect(cleared.body).toMatchObject({ hint: '', question: now.question });
    expect(cleared.body).not.toHaveProperty('explanation');
    expect((await caller.get(deck)).body.previewCards[1]).toEqual(cleared.body);
  });

  it.each([
    {},
    { question: '' },
    { question: '  \u200b ' },
    { question: 'x'.repeat(TEXT_LIMITS.question + 1) },
    { answer: 'x'.repeat(TEXT_LIMITS.answer + 1) },
    { hint: 7 },
    { question: null },
    [],
    'text',
  ])('an edit that is none is refused: %j', async (edit) => {
    const before = await cardsOf();
    const answer = await caller.patch(`${deck}/cards/trivia-3`, edit);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid-request' } } });
    expect(await cardsOf()).toEqual(before);
  });

  it('a deleted card is gone and the deck one shorter, but a deck keeps five', async () => {
    const host = await hostWith(server, 1);
    const path = `/api/games/${(await deckOf(host)).gameId}`;
    for (let card = 1; card <= 15; card += 1) {
      expect((await host.delete(`${path}/cards/trivia-${card}`)).status).toBe(200);
    }
    const { body } = await host.get(path);
    expect(body).toMatchObject({ cardCount: 5 });
    expect(body.cards.map(({ id }: { id: string }) => id)).toEqual(
      [16, 17, 18, 19, 20].map((number) => `trivia-${number}`),
    );
    expect(await host.delete(`${path}/cards/trivia-16`)).toMatchObject({
      status: 409,
      body: { error: { code: 'deck-too-small' } },
    });
    expect((await host.delete(`${path}/cards/trivia-1`)).status).toBe(404);
    expect((await host.get(path)).body.cardCount).toBe(5);
    expect((await host.get('/api/games')).body.games[0].cardCount).toBe(5);
  });

  it('just one card is written again, under its id, free, five times a deck', async () => {
    const host = await hostWith(server, 1);
    const path = `/api/games/${(await deckOf(host)).gameId}`;
    const { body: before } = await host.get(path);
    expect(before.rewritesLeft).toBe(5);
    const known = new Set(before.cards.map(({ question }: { question: string }) => question));
    for (let left = 4; left >= 0; left -= 1) {
      const { status, body } = await host.post(`${path}/cards/trivia-7/rewrite`, {});
      expect(status).toBe(200);
      expect(body).toMatchObject({
        rewritesLeft: left,
        card: { id: 'trivia-7', verdict: 'checked' },
      });
      expect(known.has(body.card.question)).toBe(false);
      known.add(body.card.question);
      expect((await cardsOfHost(host, path))[6]).toEqual(body.card);
    }
    expect(await host.post(`${path}/cards/trivia-8/rewrite`, {})).toMatchObject({
      status: 409,
      body: { error: { code: 'rewrites-used' } },
    });
    const { body: after } = await host.get(path);
    expect(after.rewritesLeft).toBe(0);
    expect(after.cards.toSpliced(6, 1)).toEqual(before.cards.toSpliced(6, 1));
    expect((await host.get('/api/session')).body.credits).toBe(0);
  });

  it('a rewrite that fails is not used up and leaves the card', async () => {
    const before = await cardsOf();
    for (const mood of ['refused', 'too-few'] as const) {
      modelled.model.mood = mood;
      modelled.model.card = () => ({ ...rowOfSevens(1), hint: '' });
      expect(await caller.post(`${deck}/cards/trivia-4/rewrite`, {})).toMatchObject({
        status: 502,
        body: { error: { code: 'rewrite-failed' } },
      });
    }
    expect(await cardsOf()).toEqual(before);
    expect((await caller.get(deck)).body.rewritesLeft).toBe(5);
  });

  it('rewrites of a deck paid as fresh bring nothing that the host has had', async () => {
    const host = await hostWith(server, 3);
    let written = 0;
    modelled.model.card = () => rowOfSevens((written += 1));
    await deckOf(host);
    const { gameId } = await deckOf(host, { avoidDuplicates: true });
    written = 0;
    const { body } = await host.post(`/api/games/${gameId}/cards/trivia-1/rewrite`, {});
    // Forty are known, and six rounds of one card each don't come past them.
    expect(body.error?.code).toBe('rewrite-failed');
    written = 40;
    const again = await host.post(`/api/games/${gameId}/cards/trivia-1/rewrite`, {});
    expect(again.body.card.question).toBe(rowOfSevens(41).question);
  });

  it('a wrong card is flagged once, with its words of then, for the operator', async () => {
    const path = `${deck}/cards/trivia-5`;
    const [, , , , card] = await cardsOf();
    const flag = { reason: 'wrong-answer', note: 'It is 42.' };
    expect((await caller.post(`${path}/flag`, flag)).status).toBe(200);
    expect((await caller.post(`${path}/flag`, { reason: 'other' })).status).toBe(200);
    expect((await cardsOf())[4]).toEqual({ ...card, flagged: true });
    const { db } = server.database;
    const flags = async () => (await listFlags(db)).filter(({ cardId }) => cardId === 'trivia-5');
    expect(await flags()).toMatchObject([
      { ...flag, question: card.question, answer: card.answer, gameType: 'trivia', mode: 'model' },
    ]);
    // Other words under the same id are another card.
    await caller.patch(path, { question: 'What is six times seven?' });
    expect((await cardsOf())[4]).not.toHaveProperty('flagged');
    await caller.post(`${path}/flag`, { reason: 'unclear' });
    expect(await flags()).toHaveLength(2);
  });

  it.each([
    { reason: 'ugly' },
    {},
    { reason: 'other', note: 'x'.repeat(301) },
    { reason: 'other', note: 3 },
  ])('a flag without a right reason is refused: %j', async (flag) => {
    const answer = await caller.post(`${deck}/cards/trivia-6/flag`, flag);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid-request' } } });
  });

  it('ROLE-03 nobody but the owner, and nothing but a card of that game', async () => {
    const other = await hostWith(server, 1);
    const before = await cardsOf();
    const tries = [
      [other, `${deck}/cards/trivia-1`],
      [caller, `${deck}/cards/trivia-99`],
      [caller, `/api/games/${randomUUID()}/cards/trivia-1`],
    ] as const;
    for (const [who, path] of tries) {
      expect((await who.patch(path, { question: 'Mine?' })).status).toBe(404);
      expect((await who.delete(path)).status).toBe(404);
      expect((await who.post(`${path}/rewrite`, {})).status).toBe(404);
      expect((await who.post(`${path}/flag`, { reason: 'other' })).status).toBe(404);
    }
    const nobody = new Caller(server);
    expect((await nobody.patch(`${deck}/cards/trivia-1`, { question: 'Mine?' })).status).toBe(401);
    expect((await nobody.post(`${deck}/cards/trivia-1/rewrite`, {})).status).toBe(401);
    expect(await cardsOf()).toEqual(before);
  });
});

async function cardsOfHost(host: Caller, path: string) {
  return (await host.get(path)).body.cards;
}
