// What versions of before have stored is mended beside everything else: tags of generated decks, ids of cards.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { insertUser } from '#server/features/accounts/store.ts';
import type { Database, Db, Engine } from '#server/platform/database/connection.ts';
import { migrate, MIGRATIONS } from '#server/platform/database/migrate.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { openSqlite } from '#server/platform/database/sqlite.ts';
import { deleteCard, editCard } from '#server/features/decks/cards/cards.ts';
import { cardKey, flagCard } from '#server/features/decks/cards/flags.ts';
import { mendSome } from '#server/features/decks/mending.ts';
import { changeDeck } from '#server/features/decks/own-decks.ts';
import { copyShared, sharedDeck } from '#server/features/decks/shares.ts';
import { findDeck } from '#server/features/decks/store.ts';
import { deckOf, hostWith } from '#tests/support/generation.ts';
import { describeOnBothEngines, freshPostgres, startTestServer } from '#tests/support/server.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOW = 1_800_000_000_000;
const LONG = 'x'.repeat(200);
const OF_PAIRS = '🎲'.repeat(60);

interface Old {
  readonly database: Database;
  readonly db: Db;
  readonly userId: string;
  /** Another process's handle. */
  another(): Promise<Database>;
}

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

/** A database as the version before these repairs left it, and somebody in it. */
async function oldDatabase(engine: Engine): Promise<Old> {
  const folder = await mkdtemp(join(tmpdir(), 'riffle-mending-'));
  opened.push(() => rm(folder, { recursive: true }));
  const postgres = engine === 'postgres' ? await freshPostgres() : undefined;
  if (postgres) opened.push(() => postgres.drop());
  const another = async () => {
    const database = postgres
      ? await openPostgres(postgres.url)
      : openSqlite(join(folder, 'riffle.sqlite'));
    opened.push(() => database.close());
    return database;
  };
  const database = await another();
  await migrate(
    database,
    MIGRATIONS.filter(({ name }) => name < '008'),
  );
  const about = { email: 'anna@example.org', name: '', verified: true, now: NOW };
  const userId = (await insertUser(database.db, engine, about)) ?? '';
  return { database, db: database.db, userId, another };
}

/** A row as the version before wrote it. */
async function oldDeck(
  { db, userId }: Pick<Old, 'db' | 'userId'>,
  id: string,
  changes: {
    readonly gameType?: string;
    readonly topic?: string;
    readonly difficulty?: string;
    readonly tags?: readonly string[];
  } = {},
): Promise<void> {
  const { gameType = 'trivia', topic = 'The Deep Sea', difficulty = 'hard' } = changes;
  const tags = JSON.stringify(changes.tags ?? [difficulty, ...TRIVIA]);
  await sql`
    insert into game (id, "userId", category, "gameType", title, topic, description, difficulty,
      "cardCount", "teamCount", "timerSeconds", tags, mode, fresh, "createdAt", "updatedAt")
    values (${id}, ${userId}, 'Trivia', ${gameType}, ${topic}, ${topic}, 'D', ${difficulty},
      0, 2, 30, ${tags}, 'house', 0, 1, 7)`.execute(db);
}

const TRIVIA = ['Space', '1990s music', 'Italian food'];

async function oldCard(db: Db, gameId: string, id: string, position: number): Promise<void> {
  await sql`
    insert into card ("gameId", id, position, question, hint, answer, explanation, verdict)
    values (${gameId}, ${id}, ${position}, ${`Question ${position}?`}, '', 'A', null, null)`.execute(
    db,
  );
}

async function tagsIn(db: Db): Promise<Record<string, string[]>> {
  const games = await db.selectFrom('game').select(['id', 'tags']).execute();
  return Object.fromEntries(games.map(({ id, tags }) => [id, JSON.parse(tags)]));
}

/** Mends to the end of a round. */
async function mendRound(db: Db, now: number): Promise<number | 'done'> {
  for (;;) {
    const next = await mendSome(db, now);
    if (next !== 0) return next;
  }
}

describeOnBothEngines('mending', (engine) => {
  it('decks tagged with the examples of their category get the words of their topic, any others stay', async () => {
    const old = await oldDatabase(engine);
    await oldDeck(old, 'examples');
    await oldDeck(old, 'social', {
      gameType: 'social',
      difficulty: 'easy',
      tags: ['easy', 'Most likely to', 'Icebreakers', 'Hot takes'],
    });
    const others = {
      changed: ['hard', 'Space', '1990s music'],
      'another-difficulty': ['easy', ...TRIVIA],
      'another-category': ['hard', 'Animals', 'Jobs', 'Films and stories'],
      added: ['hard', ...TRIVIA, 'Mine'],
      none: [],
    };
    for (const [id, tags] of Object.entries(others)) await oldDeck(old, id, { tags });
    await oldDeck(old, 'free', { gameType: 'free' });
    await migrate(old.database);
    expect(await mendRound(old.db, NOW)).toBe(DAY_MS);
    expect(await tagsIn(old.db)).toEqual({
      ...others,
      examples: ['hard', 'Trivia', 'Deep', 'Sea'],
      social: ['easy', 'Trivia', 'Deep', 'Sea'],
      free: ['hard', ...TRIVIA],
    });
    // An editor that is open goes on: nothing of its version has changed.
    const versions = await old.db.selectFrom('game').select('updatedAt').execute();
    expect(new Set(versions.map(({ updatedAt }) => updatedAt))).toEqual(new Set([7]));
  });

  it('goes on where another process was killed, takes each piece once, and ends for good after a second round', async () => {
    const old = await oldDatabase(engine);
    const ids = Array.from({ length: 650 }, (_, at) => `game-${String(at).padStart(4, '0')}`);
    for (const id of ids) await oldDeck(old, id);
    await migrate(old.database);
    const mended = async () =>
      Object.values(await tagsIn(old.db)).filter(([, second]) => second === 'Trivia').length;
    expect(await mendSome(old.db, NOW)).toBe(0);
    expect(await mended()).toBe(300);
    const other = await old.another();
    // On SQLite a process that waits for another's transaction waits as a whole: there one handle stands for both.
    const atOnce = engine === 'sqlite' ? other : old.database;
    expect(await Promise.all([mendSome(other.db, NOW), mendSome(atOnce.db, NOW)])).toEqual([0, 0]);
    expect(await mended()).toBe(650);
    expect(await mendSome(other.db, NOW)).toBe(DAY_MS);
    // A server of the version before has gone on for a while.
    await oldDeck(old, 'late');
    expect(await mendSome(old.db, NOW + DAY_MS - 5)).toBe(5);
    expect(await mendSome(old.db, NOW - 9 * DAY_MS)).toBe(DAY_MS);
    expect(await mended()).toBe(650);
    expect(await mendRound(old.db, NOW + DAY_MS)).toBe('done');
    expect(await mended()).toBe(651);
    await oldDeck(old, 'too-late');
    expect(await mendSome(other.db, NOW + 9 * DAY_MS)).toBe('done');
    expect(await mended()).toBe(651);
  });

  it('a database without a deck stays as empty as it was', async () => {
    const old = await oldDatabase(engine);
    await migrate(old.database);
    expect(await mendSome(old.db, NOW)).toBe('done');
    expect(await old.db.selectFrom('mending').selectAll().execute()).toEqual([]);
  });

  /** A shared deck with ids that no answer can hold and no address can name, one of them flagged. */
  async function withBadIds(): Promise<Old> {
    const old = await oldDatabase(engine);
    const { db, userId } = old;
    await oldDeck(old, 'bad', { tags: [] });
    await oldDeck(old, 'good', { tags: [] });
    const ids = ['..', LONG, 'kept', '.', OF_PAIRS, 'y'.repeat(100), '…'];
    for (const [position, id] of ids.entries()) await oldCard(db, 'bad', id, position);
    await oldCard(db, 'good', 'z'.repeat(60), 0);
    for (const [cardId, position] of [
      ['..', 0],
      [LONG, 1],
    ] as const) {
      const words = { question: `Question ${position}?`, answer: 'A' };
      await sql`insert into card_flag values (${userId}, 'bad', ${cardId}, ${cardKey(words)},
        'other', '', 'trivia', 'T', 'house', ${words.question}, 'A', 1)`.execute(db);
    }
    await sql`insert into deck_share values ('bad', 'the-token', 1)`.execute(db);
    await migrate(old.database);
    return old;
  }
  const deckAt = async ({ db, userId }: Old) => (await findDeck(db, userId, 'bad'))?.cards ?? [];
  const storedIds = async ({ db }: Old) => {
    const cards = await db.selectFrom('card').select('id').where('gameId', '=', 'bad').execute();
    return cards.map(({ id }) => id).toSorted();
  };

  it('cards with ids over 100 characters, ‘.’ or ‘..’ get others, and have them before that as well', async () => {
    const old = await withBadIds();
    const before = await deckAt(old);
    expect(before.map(({ question }) => question)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((position) => `Question ${position}?`),
    );
    for (const at of [0, 1, 3, 4]) expect(before[at]?.id).toMatch(/^card-[\w-]{22}$/);
    expect(new Set(before.map(({ id }) => id)).size).toBe(7);
    expect([2, 5, 6].map((at) => before[at]?.id)).toEqual(['kept', 'y'.repeat(100), '…']);
    expect(before.map(({ flagged }) => flagged ?? false)).toEqual([
      true,
      true,
      ...Array.from({ length: 5 }, () => false),
    ]);
    const shared = await sharedDeck(old.db, 'the-token');
    expect(shared.cards.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    const copy = { userId: old.userId, token: 'the-token', requestId: undefined, now: NOW };
    const { id: copyId } = await copyShared(old.db, copy);
    expect((await findDeck(old.db, old.userId, copyId))?.cards).toHaveLength(7);
    expect(await storedIds(old)).toContain('..');
    await mendRound(old.db, NOW);
    expect(await deckAt(old)).toEqual(before);
    expect(await storedIds(old)).toEqual(before.map(({ id }) => id).toSorted());
    const good = await old.db
      .selectFrom('card')
      .select('id')
      .where('gameId', '=', 'good')
      .execute();
    expect(good).toEqual([{ id: 'z'.repeat(60) }]);
    const flags = await old.db.selectFrom('card_flag').select('cardId').execute();
    expect(flags.map(({ cardId }) => cardId).toSorted()).toEqual(
      [before[0]?.id, before[1]?.id].toSorted(),
    );
  });

  it.each(['edited', 'deleted', 'flagged'] as const)(
    'a card that was not mended yet is %s by the id that it is read under',
    async (deed) => {
      const old = await withBadIds();
      const [, second, , fourth] = await deckAt(old);
      const place = { userId: old.userId, gameId: 'bad', cardId: fourth?.id ?? '' };
      if (deed === 'edited') {
        expect((await editCard(old.db, place, { answer: 'B' }, NOW)).id).toBe(fourth?.id);
        expect((await deckAt(old))[3]).toMatchObject({ id: fourth?.id, answer: 'B' });
      } else if (deed === 'deleted') {
        await old.db.updateTable('game').set({ cardCount: 7 }).execute();
        await deleteCard(old.db, place, NOW);
        expect((await deckAt(old)).map(({ question }) => question)).not.toContain('Question 3?');
      } else {
        const flag = { reason: 'unclear' as const, note: '' };
        await flagCard(old.db, { ...place, flag, now: NOW });
        expect((await deckAt(old))[3]).toMatchObject({ id: fourth?.id, flagged: true });
      }
      expect((await deckAt(old))[1]).toEqual(second);
      expect(await storedIds(old)).not.toContain('..');
    },
  );

  it('an editor that was open meanwhile finds its cards by the ids that it has', async () => {
    const old = await withBadIds();
    const [first, second, third] = await deckAt(old);
    const card = (id: string, question: string) => ({
      id,
      question,
      hint: '',
      answer: 'A',
      explanation: '',
    });
    const cards = [card(LONG, 'Question 1?'), card('..', 'Question 0?'), card('kept', 'Changed?')];
    const place = { userId: old.userId, gameId: 'bad', now: NOW };
    await changeDeck(old.db, place, { version: 7, title: 'T', cards });
    const after = await deckAt(old);
    expect(after.map(({ id }) => id)).toEqual([second?.id, first?.id, third?.id]);
    expect(after.map(({ flagged }) => flagged)).toEqual([true, true, undefined]);
  });

  it('a server mends by itself, after it has begun to answer', async () => {
    const server = await startTestServer(
      engine,
      {},
      { mendingPace: { firstMs: 0, pauseMs: 0, retryMs: 0 } },
    );
    opened.push(() => server.stop());
    const host = await hostWith(server, 1);
    const { gameId } = await deckOf(host, { topic: 'Space' });
    const { db } = server.database;
    expect((await host.get(`/api/games/${gameId}`)).body.tags).toEqual([
      'medium',
      'Trivia',
      'Space',
    ]);
    await db.deleteFrom('mending').execute();
    await db
      .updateTable('game')
      .set({ tags: JSON.stringify(['medium', ...TRIVIA]) })
      .execute();
    await server.restart();
    const tags = async () => (await host.get(`/api/games/${gameId}`)).body.tags;
    await expect.poll(tags).toEqual(['medium', 'Trivia', 'Space']);
    await expect
      .poll(() => db.selectFrom('mending').select('rounds').execute())
      .toEqual([{ rounds: 1 }]);
  });
});
