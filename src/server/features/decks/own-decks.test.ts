// Saved decks and their cards, as they are stored and read.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#server/platform/database/connection.ts';
import { cards } from '#tests/support/matches.ts';
import { deckIn, eachInMemory, runIn, userIn } from '#tests/support/memory.ts';
import { isUsable, mendCardIds, usableIds } from '#server/features/decks/cards/card-ids.ts';
import { rowOf } from '#server/features/decks/cards/card-words.ts';
import { deleteCard, editCard, replaceCard } from '#server/features/decks/cards/cards.ts';
import { cardKey, flagCard, listFlags } from '#server/features/decks/cards/flags.ts';
import { changeSettings, deleteDeck, listDecks } from './library.ts';
import { withServerIds } from '#server/features/decks/cards/matching.ts';
import { changeDeck, makeDeck } from './own-decks.ts';
import { seenBy } from '#server/features/decks/seen/seen.ts';
import { shareDeck, sharedDeck, shareOf, unshareDeck } from './shares.ts';
import { findDeck } from './store.ts';

let db: Db;
let userId: string;
let gameId: string;
eachInMemory((database) => {
  ({ db } = database);
});
beforeEach(async () => {
  userId = await userIn(db, 9);
  gameId = await deckIn(db, userId, {
    cards: cards(7).map((card) => ({ ...card, explanation: 'Why', verdict: 'checked' as const })),
  });
});

const deck = async (id = gameId) => {
  const game = await findDeck(db, userId, id);
  if (!game) throw new Error('There is no game');
  return game;
};
const place = (cardId = 'card-2', more: object = {}) => ({ userId, gameId, cardId, ...more });
const NOT_FOUND = { code: 'not-found' };

describe('a card in its host’s hand', () => {
  it('has the fields that were given, no mark, and the deck a new version; the others stay', async () => {
    const [first, second, ...rest] = (await deck()).cards;
    const edited = await editCard(db, place(), { question: 'Mine?', hint: '' }, 50);
    const { verdict: _verdict, ...bare } = second ?? first ?? rest[0] ?? {};
    expect(edited).toEqual({ ...bare, question: 'Mine?', hint: '' });
    expect(await deck()).toMatchObject({ updatedAt: 50, cards: [first, edited, ...rest] });
    const without = await editCard(db, place(), { explanation: '' }, 51);
    expect(without).not.toHaveProperty('explanation');
    expect((await editCard(db, place(), { explanation: 'New' }, 52)).explanation).toBe('New');
  });

  it('is remembered as one that its host has had', async () => {
    await editCard(db, place(), { question: 'Who was the first woman in space?' }, 50);
    const seen = await seenBy(db, userId);
    expect(seen.has({ question: 'Who was the FIRST woman in space', answer: '' })).toBe(true);
  });

  it('ROLE-03 is nobody else’s, and none that is not there', async () => {
    const other = await userIn(db);
    for (const where of [
      place('card-8'),
      place('card-2', { userId: other }),
      place('card-2', { gameId: 'x' }),
    ]) {
      await expect(editCard(db, where, { question: 'Mine?' }, 50)).rejects.toMatchObject(NOT_FOUND);
      await expect(deleteCard(db, where, 50)).rejects.toMatchObject(NOT_FOUND);
      const flag = { ...where, flag: { reason: 'other' as const, note: '' }, now: 1 };
      await expect(flagCard(db, flag)).rejects.toMatchObject(NOT_FOUND);
      const words = { question: 'Q?', hint: '', answer: 'A' };
      const other = { words, mode: 'house' as const, now: 50 };
      await expect(replaceCard(db, where, other)).rejects.toMatchObject(NOT_FOUND);
    }
    expect((await deck()).updatedAt).toBe(1);
  });

  it('is taken out down to five cards, and the count follows', async () => {
    await deleteCard(db, place('card-1'), 50);
    await deleteCard(db, place('card-7'), 51);
    expect(await deck()).toMatchObject({ cardCount: 5, updatedAt: 51 });
    expect((await deck()).cards.map(({ id }) => id)).toEqual([
      'card-2',
      'card-3',
      'card-4',
      'card-5',
      'card-6',
    ]);
    await expect(deleteCard(db, place(), 52)).rejects.toMatchObject({ code: 'deck-too-small' });
    await expect(deleteCard(db, place('card-7'), 52)).rejects.toMatchObject(NOT_FOUND);
    expect(await deck()).toMatchObject({ cardCount: 5, updatedAt: 51 });
  });

  it('gives way to another under its id, five times a deck; by a model, and the deck is a model’s', async () => {
    const replace = (answer: string, mode: 'house' | 'model') =>
      replaceCard(db, place(), {
        words: { question: `Is it ${answer}?`, hint: 'H', answer },
        mode,
        now: 60,
      });
    expect(await replace('one', 'house')).toEqual({
      card: {
        id: 'card-2',
        question: 'Is it one?',
        hint: 'H',
        answer: 'one',
        category: 'Trivia',
        type: 'trivia',
      },
      rewritesLeft: 4,
    });
    expect(await deck()).toMatchObject({ mode: 'house', rewritesLeft: 4, updatedAt: 60 });
    const words = { question: 'Two?', hint: '', answer: '2', explanation: 'Because' };
    const marked = { ...words, verdict: 'unsure' as const };
    const { card } = await replaceCard(db, place(), { words: marked, mode: 'model', now: 61 });
    expect(card).toMatchObject(marked);
    expect(await deck()).toMatchObject({ mode: 'model', rewritesLeft: 3, cardCount: 7 });
    expect((await deck()).cards.map(({ id }) => id)).toEqual(cards(7).map(({ id }) => id));
    for (const left of [2, 1, 0]) {
      expect((await replace(`${left}`, 'house')).rewritesLeft).toBe(left);
    }
    await expect(replace('none', 'house')).rejects.toMatchObject({ code: 'rewrites-used' });
    expect(await deck()).toMatchObject({ mode: 'model', rewritesLeft: 0 });
    const seen = await seenBy(db, userId);
    expect(seen.has({ question: 'Is it one?', answer: 'one' })).toBe(true);
  });
});

describe('flags', () => {
  const flag = (cardId: string, reason: 'other' | 'unclear', now: number) =>
    flagCard(db, { ...place(cardId), flag: { reason, note: 'N' }, now });

  it('are kept once for the same words, with all that an operator needs, the newest first', async () => {
    await flag('card-1', 'other', 5);
    await flag('card-2', 'unclear', 7);
    await flag('card-1', 'unclear', 9);
    const [first] = cards(1);
    const words = { question: first?.question ?? '', answer: first?.answer ?? '' };
    expect(await listFlags(db)).toMatchObject([
      { cardId: 'card-2' },
      {
        userId,
        gameId,
        cardId: 'card-1',
        key: cardKey(words),
        reason: 'other',
        note: 'N',
        gameType: 'trivia',
        topic: 'A topic',
        mode: 'house',
        ...words,
        createdAt: 5,
      },
    ]);
    expect((await deck()).cards.map(({ flagged }) => flagged)).toEqual([
      true,
      true,
      ...Array.from({ length: 5 }),
    ]);
    await editCard(db, place('card-1'), { answer: 'Another' }, 10);
    expect((await deck()).cards[0]).not.toHaveProperty('flagged');
    await flag('card-1', 'other', 11);
    expect(await listFlags(db)).toHaveLength(3);
  });

  it('two hundred are listed at most', async () => {
    const about = { gameType: 'trivia', topic: 'T', mode: 'house', question: 'Q', answer: 'A' };
    const rows = Array.from({ length: 201 }, (_, at) => ({
      ...about,
      userId,
      gameId,
      cardId: `${at}`,
      key: 'k',
      reason: 'other',
      note: '',
      createdAt: at,
    }));
    await db.insertInto('card_flag').values(rows).execute();
    const listed = await listFlags(db);
    expect([listed.length, listed[0]?.cardId, listed.at(-1)?.cardId]).toEqual([200, '200', '1']);
  });
});

describe('a saved game', () => {
  it('DATA-01 CONST-12 has its first five cards as a preview, and what is left to be done for nothing', async () => {
    const game = await deck();
    expect(game.previewCards).toEqual(game.cards.slice(0, 5));
    expect(game).toMatchObject({ regenerationsLeft: 0, rewritesLeft: 5, fresh: false });
    expect(await findDeck(db, await userIn(db), gameId)).toBeUndefined();
    expect(await deck(await deckIn(db, userId, { fresh: true, tags: ['a', 'b'] }))).toMatchObject({
      fresh: true,
      tags: ['a', 'b'],
      cardCount: 5,
    });
    await db.updateTable('game').set({ rewrites: 9 }).execute();
    expect((await deck()).rewritesLeft).toBe(0);
  });

  it('CONST-11 a game that Riffle wrote has one regeneration; a failed one doesn’t count, one under way does', async () => {
    const first = await runIn(db, userId);
    await db
      .updateTable('generation')
      .set({ state: 'saved', gameId })
      .where('id', '=', first)
      .execute();
    expect((await deck()).regenerationsLeft).toBe(1);
    const again = await runIn(db, userId, { regenerates: gameId, cost: 0 });
    expect((await deck()).regenerationsLeft).toBe(0);
    const end = (state: 'failed' | 'saved') =>
      db.updateTable('generation').set({ state }).where('id', '=', again).execute();
    await end('failed');
    expect((await deck()).regenerationsLeft).toBe(1);
    await end('saved');
    expect((await deck()).regenerationsLeft).toBe(0);
  });

  it('CALL-DB-03 CALL-DB-05 is changed and deleted by its owner alone, its cards with it', async () => {
    const other = await userIn(db);
    const kept = await deckIn(db, userId);
    const change = { teamCount: 4 as const };
    expect(await changeSettings(db, { userId: other, gameId, now: 9 }, change)).toBe(false);
    expect(await changeSettings(db, { userId, gameId, now: 9 }, change)).toBe(true);
    expect(await deck()).toMatchObject({ teamCount: 4, timerSeconds: 30, updatedAt: 9 });
    expect(await deck(kept)).toMatchObject({ teamCount: 2, updatedAt: 1 });
    expect(await deleteDeck(db, other, gameId)).toBe(false);
    expect((await deck()).cards).toHaveLength(7);
    expect(await deleteDeck(db, userId, gameId)).toBe(true);
    expect(await deleteDeck(db, userId, gameId)).toBe(false);
    expect((await deck(kept)).cards).toHaveLength(5);
    const { total } = await listDecks(db, userId, {
      page: 1,
      size: 20,
      search: '',
      category: 'all',
    });
    expect(total).toBe(1);
  });

  it('LIB-04 is found by its title or by its topic', async () => {
    const found = async (search: string) => {
      const wanted = { page: 1, size: 20, search, category: 'all' as const };
      return (await listDecks(db, userId, wanted)).games.map(({ title }) => title);
    };
    await deckIn(db, userId, { title: 'Über Äpfel', topic: 'Fruit', createdAt: 5 });
    await deckIn(db, userId, { title: 'Night', topic: 'ÄPFEL', createdAt: 9 });
    expect(await found('äpfel')).toEqual(['Night', 'Über Äpfel']);
    expect(await found('FRUIT')).toEqual(['Über Äpfel']);
    expect(await found('night')).toEqual(['Night']);
    expect(await found('title')).toEqual(['A title']);
  });
});

describe('a deck of one’s own', () => {
  const own = (question: string, id?: string) => ({
    ...(id !== undefined && { id }),
    question,
    hint: '',
    answer: '',
    explanation: '',
  });
  const NEW = { title: 'Mine', gameType: 'social' as const, cards: [own('One?')] };

  it('begins as the game that anybody would get who changes nothing', async () => {
    const { id, version } = await makeDeck(db, { userId, now: 40 }, NEW);
    expect(version).toBe(40);
    const game = await deck(id);
    expect(game).toMatchObject({
      category: 'Social & Party Games',
      gameType: 'social',
      title: 'Mine',
      topic: 'Mine',
      description: 'Social & Party Games: Mine',
      difficulty: 'medium',
      teamCount: 2,
      timerSeconds: 30,
      tags: [],
      mode: 'own',
      cardCount: 1,
      createdAt: 40,
      updatedAt: 40,
    });
    expect(game.cards[0]).not.toHaveProperty('explanation');
  });

  it('an account keeps two thousand games', async () => {
    const rows = Array.from({ length: 1998 }, (_, at) => ({
      id: `many-${at}`,
      userId,
      category: 'Trivia',
      gameType: 'trivia',
      title: 'T',
      topic: 'T',
      description: '',
      difficulty: 'easy',
      cardCount: 0,
      teamCount: 2,
      timerSeconds: 30,
      tags: '[]',
      mode: 'own' as const,
      createdAt: 1,
      updatedAt: 1,
    }));
    for (let at = 0; at < rows.length; at += 500) {
      await db
        .insertInto('game')
        .values(rows.slice(at, at + 500))
        .execute();
    }
    const requestId = '11111111-1111-4111-8111-111111111111';
    const last = await makeDeck(db, { userId, now: 40 }, { ...NEW, requestId });
    const more = makeDeck(db, { userId, now: 41 }, NEW);
    await expect(more).rejects.toMatchObject({ code: 'too-many-games' });
    expect(await makeDeck(db, { userId, now: 42 }, { ...NEW, requestId })).toEqual(last);
    const other = await userIn(db);
    expect(await makeDeck(db, { userId: other, now: 42 }, NEW)).toMatchObject({ version: 42 });
  });

  it('is changed as a whole, to a later version whatever the clock says', async () => {
    const { id } = await makeDeck(db, { userId, now: 40 }, NEW);
    const where = { userId, gameId: id, now: 10 };
    const change = { version: 40, title: 'Other', cards: [own('One?'), own('Two?')] };
    expect(await changeDeck(db, where, change)).toEqual({ id, version: 41 });
    expect(await deck(id)).toMatchObject({ title: 'Other', topic: 'Other', cardCount: 2 });
    expect(await changeDeck(db, where, change)).toEqual({ id, version: 41 });
    const others = [
      { ...change, title: 'Another' },
      { ...change, cards: [own('One?')] },
      { ...change, cards: [own('Two?'), own('One?')] },
      { ...change, cards: [own('One?'), { ...own('Two?'), explanation: 'W' }] },
      { ...change, cards: [own('One?'), { ...own('Two?'), hint: 'W' }] },
      { ...change, cards: [own('One?'), { ...own('Two?'), answer: 'W' }] },
    ];
    for (const other of others) {
      await expect(changeDeck(db, where, other)).rejects.toMatchObject({ code: 'deck-changed' });
    }
    const late = { ...change, version: 41 };
    expect(await changeDeck(db, { ...where, now: 90 }, late)).toEqual({ id, version: 90 });
    const foreign = { ...where, userId: await userIn(db) };
    await expect(changeDeck(db, foreign, { ...change, version: 90 })).rejects.toMatchObject(
      NOT_FOUND,
    );
  });

  it('a change keeps what it does not speak of; what is right and wrong goes with another answer', async () => {
    const accepts = ['Uno'];
    const choices = ['Two', 'Three', 'Four'];
    const full = { ...own('Q?', 'c'), answer: 'One', explanation: 'Why', accepts, choices };
    const voted = { vote: 'either' as const, options: ['Tea', 'Coffee'] };
    const { id } = await makeDeck(
      db,
      { userId, now: 40 },
      { ...NEW, cards: [{ ...full, ...voted }] },
    );
    let version = 40;
    const after = async (change: object) => {
      const cards = [{ ...own('Q?', 'c'), answer: 'One', ...change }];
      ({ version } = await changeDeck(
        db,
        { userId, gameId: id, now: 50 },
        { version, title: 'T', cards },
      ));
      const [
        { id: _id, category: _category, type: _type, ...words } = {
          id: '',
          category: '',
          type: '',
        },
      ] = (await deck(id)).cards;
      return words;
    };
    const bare = { question: 'Q?', hint: '', answer: 'One' };
    expect(await after({ explanation: 'Why' })).toEqual({
      ...bare,
      explanation: 'Why',
      accepts,
      choices,
      ...voted,
    });
    expect(await after({})).toEqual({ ...bare, accepts, choices, ...voted });
    expect(await after({ accepts: ['Eins'], vote: null, options: null })).toEqual({
      ...bare,
      accepts: ['Eins'],
      choices,
    });
    expect(await after({ answer: '1' })).toEqual({ ...bare, answer: '1' });
    expect(await after({ choices, ...voted })).toEqual({ ...bare, choices, ...voted });
    expect(await after({ choices: null })).toEqual({ ...bare, ...voted });
    // The same again is no change, and anything else by the old version is refused.
    const again = {
      version: 40,
      title: 'T',
      cards: [{ ...own('Q?', 'c'), answer: 'One', choices: null }],
    };
    expect(await changeDeck(db, { userId, gameId: id, now: 60 }, again)).toMatchObject({ version });
    const other = { ...again, cards: [{ ...own('Q?', 'c'), answer: 'One', choices }] };
    await expect(changeDeck(db, { userId, gameId: id, now: 60 }, other)).rejects.toMatchObject({
      code: 'deck-changed',
    });
  });

  it('cards are known by their id or by the name that a page gave them, each once', () => {
    const words = rowOf({ question: 'Q?', hint: '', answer: '' });
    const before = [
      { ...words, id: 'a', sentId: 'page-a' },
      { ...words, id: 'b', sentId: null },
      { ...words, id: 'page-b', sentId: 'a' },
    ];
    const named = (...names: (string | undefined)[]) =>
      withServerIds(
        names.map((name) => own('Q?', name)),
        'trivia',
        before,
      ).map(({ id, sentId }) => [id.startsWith('trivia-') ? 'new' : id, sentId]);
    expect(named('a', 'b', 'page-b')).toEqual([
      ['a', 'page-a'],
      ['b', null],
      ['page-b', 'a'],
    ]);
    expect(named('page-a', 'x', undefined)).toEqual([
      ['a', 'page-a'],
      ['new', 'x'],
      ['new', null],
    ]);
    expect(named('a', 'page-a', 'x', 'x')).toEqual([
      ['a', 'page-a'],
      ['new', null],
      ['new', 'x'],
      ['new', null],
    ]);
  });

  it('only ids that no address can name get others, the same each time and never one that is there', () => {
    const long = 'x'.repeat(101);
    expect(['x'.repeat(100), '...', ' ', '.a'].every(isUsable)).toBe(true);
    expect(['.', '..', long].some(isUsable)).toBe(false);
    const [first] = usableIds(['..']).values();
    const ids = ['..', first ?? '', long, 'fine'];
    const usable = usableIds(ids);
    expect([...usable.keys()]).toEqual(['..', long]);
    expect(usable).toEqual(usableIds(ids));
    const all = new Set(ids.map((id) => usable.get(id) ?? id));
    expect(all.size).toBe(4);
    for (const id of all) expect(isUsable(id)).toBe(true);
  });

  it('ids are mended in the games that are named, with their flags, and nowhere else', async () => {
    const bad = ['..', 'fine', 'x'.repeat(101)].map((id, at) => ({ ...cards(3)[at], id }));
    const names = ['one', 'two', 'three'];
    for (const id of names) {
      await deckIn(db, userId, { id, cards: cards(3) });
      for (const [position, { id: to }] of bad.entries()) {
        const where = db.updateTable('card').set({ id: to }).where('gameId', '=', id);
        await where.where('position', '=', position).execute();
      }
      const words = { question: 'Q', answer: 'A', topic: 'T', mode: 'own', gameType: 'trivia' };
      const about = { ...words, key: 'k', reason: 'other', note: '', createdAt: 1 };
      await db
        .insertInto('card_flag')
        .values({ ...about, userId, gameId: id, cardId: '..' })
        .execute();
    }
    const stored = async (id: string) => {
      const kept = db.selectFrom('card').select(['id', 'sentId']).where('gameId', '=', id);
      const flags = db.selectFrom('card_flag').select('cardId').where('gameId', '=', id);
      return {
        cards: await kept.orderBy('position').execute(),
        flag: (await flags.executeTakeFirst())?.cardId,
      };
    };
    const untouched = await stored('three');
    const usable = usableIds(bad.map(({ id }) => id));
    await mendCardIds(db, ['one', 'two']);
    const mended = {
      cards: bad.map(({ id }) => ({
        id: usable.get(id) ?? id,
        sentId: usable.has(id) ? id : null,
      })),
      flag: usable.get('..'),
    };
    expect([await stored('one'), await stored('two')]).toEqual([mended, mended]);
    expect(await stored('three')).toEqual(untouched);
    expect(untouched.flag).toBe('..');
  });

  it('is shared by one link until it is taken back, without a word of its owner', async () => {
    const where = { userId, gameId };
    expect(await shareOf(db, where)).toBeNull();
    const token = await shareDeck(db, where, 5);
    expect(await shareDeck(db, where, 6)).toBe(token);
    expect(await shareOf(db, where)).toBe(token);
    await flagCard(db, { ...place(), flag: { reason: 'other', note: '' }, now: 1 });
    const shared = await sharedDeck(db, token);
    expect(shared).toEqual({
      title: 'A title',
      gameType: 'trivia',
      category: 'Trivia',
      timerSeconds: 30,
      teamCount: 2,
      cards: (await deck()).cards.map(({ flagged: _flagged, ...card }) => card),
    });
    const foreign = { userId: await userIn(db), gameId };
    for (const act of [shareOf, unshareDeck]) {
      await expect(act(db, foreign)).rejects.toMatchObject(NOT_FOUND);
    }
    await expect(shareDeck(db, foreign, 7)).rejects.toMatchObject(NOT_FOUND);
    await unshareDeck(db, where);
    await expect(sharedDeck(db, token)).rejects.toMatchObject(NOT_FOUND);
    expect(await shareDeck(db, where, 8)).not.toBe(token);
  });
});
