import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGame, saveGame } from '#game/saved-game.ts';
import { cards, startedGame } from '#tests/support/games.ts';

const KEY = 'riffle:game';
const START = {
  category: 'Trivia: Space',
  cards: cards(3),
  teamCount: 2,
  timerSeconds: 30,
  includeHints: true,
  includeAnswers: true,
} as const;

let kept: Map<string, string>;
let isFull: boolean;

beforeEach(() => {
  kept = new Map();
  isFull = false;
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
  });
});

/** The store as a freshly loaded page has it. */
const load = () => import('#web/play/game-store.ts');

describe('the game store', () => {
  it('STATE-GAME-24 CONST-36 keeps an active game under one key and restores it on load', async () => {
    const before = await load();
    before.startGame(START);
    before.dispatch({ type: 'NEXT_CARD' });
    before.dispatch({ type: 'UPDATE_SCORE', team: 'B', points: 10 });
    expect([...kept.keys()]).toEqual([KEY]);
    vi.resetModules();
    const after = await load();
    expect(after.currentGame()).toEqual(before.currentGame());
    expect(after.currentGame()?.currentCardIndex).toBe(1);
  });

  it('STATE-GAME-25 removes the game that has ended', async () => {
    const store = await load();
    store.startGame(START);
    store.dispatch({ type: 'END_GAME' });
    expect(kept.size).toBe(0);
    expect(store.currentGame()?.isGameActive).toBe(false);
  });

  it('CONST-20 starts with a decoration from 1 to 10 and an id of its own', async () => {
    const store = await load();
    store.startGame(START);
    const first = store.currentGame();
    store.startGame(START);
    expect(store.currentGame()?.id).not.toBe(first?.id);
    const drawn = Array.from({ length: 200 }, () => store.drawDecoration());
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...drawn)).toBeLessThanOrEqual(10);
  });

  it('drops a corrupt game and says so once', async () => {
    kept.set(KEY, saveGame(startedGame()).slice(0, -20));
    const store = await load();
    expect(store.currentGame()).toBeUndefined();
    expect(kept.size).toBe(0);
    expect([store.takeStorageNote(), store.takeStorageNote()]).toEqual(['dropped', undefined]);
  });

  it('plays on in memory where storage is full, and says so once', async () => {
    const store = await load();
    isFull = true;
    store.startGame(START);
    expect(store.takeStorageNote()).toBe('not-kept');
    store.dispatch({ type: 'NEXT_CARD' });
    expect(store.currentGame()?.currentCardIndex).toBe(1);
    expect(store.takeStorageNote()).toBeUndefined();
    isFull = false;
    store.dispatch({ type: 'NEXT_CARD' });
    expect(loadGame(kept.get(KEY) ?? '', Date.now())?.currentCardIndex).toBe(2);
  });
});
