import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGame, saveGame } from '#game/saved-game.ts';
import { viewOf } from '#game/state.ts';
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

afterEach(() => vi.useRealTimers());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
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
    expect([store.takeStoreNote(), store.takeStoreNote()]).toEqual(['dropped', undefined]);
  });

  it('plays on in memory where storage is full, and says so once', async () => {
    const store = await load();
    isFull = true;
    store.startGame(START);
    expect(store.takeStoreNote()).toBe('not-kept');
    store.dispatch({ type: 'NEXT_CARD' });
    expect(store.currentGame()?.currentCardIndex).toBe(1);
    expect(store.takeStoreNote()).toBeUndefined();
    isFull = false;
    store.dispatch({ type: 'NEXT_CARD' });
    expect(loadGame(kept.get(KEY) ?? '', Date.now())?.currentCardIndex).toBe(2);
  });

  it('a clock that is set leaves the timer where it was, and says so once', async () => {
    const store = await load();
    store.startGame(START);
    vi.advanceTimersByTime(10_000);
    for (const byMs of [3_600_000, -7_200_000]) {
      vi.setSystemTime(Date.now() + byMs);
      store.watchTime(0);
      const game = store.currentGame();
      expect(game && viewOf(game, Date.now()).timeRemaining).toBe(20);
      expect([store.takeStoreNote(), store.takeStoreNote()]).toEqual(['clock-set', undefined]);
      expect(loadGame(kept.get(KEY) ?? '', Date.now())).toEqual(game);
    }
  });

  it('a page that slept while the time ran out says so, and only then', async () => {
    const store = await load();
    store.startGame(START);
    const before = Date.now();
    vi.advanceTimersByTime(61_000);
    store.watchTime(before);
    expect(store.takeStoreNote()).toBeUndefined();
    store.dispatch({ type: 'RESET_TIMER' });
    const asleep = Date.now();
    vi.advanceTimersByTime(3_600_000);
    store.watchTime(asleep);
    expect(store.takeStoreNote()).toBe('slept');
  });

  it('STATE-GAME-24 takes over what another tab did to this game', async () => {
    const store = await load();
    store.startGame(START);
    const ours = store.currentGame();
    if (!ours) throw new Error('There is no game');
    store.catchUp();
    expect(store.currentGame()).toBe(ours);
    kept.set(KEY, saveGame({ ...ours, notes: 'written in the other tab' }));
    store.catchUp();
    expect(store.currentGame()?.notes).toBe('written in the other tab');
    kept.set(KEY, saveGame({ ...ours, notes: 'and on' }));
    store.dispatch({ type: 'NEXT_CARD' });
    expect(store.currentGame()).toMatchObject({ notes: 'and on', currentCardIndex: 1 });
    expect(loadGame(kept.get(KEY) ?? '', Date.now())).toEqual(store.currentGame());
  });

  it('STATE-GAME-24 never writes over another game that another tab keeps, until the host says so', async () => {
    const theirs = saveGame(startedGame());
    for (const choice of ['ours', 'theirs'] as const) {
      vi.resetModules();
      kept.clear();
      const store = await load();
      store.startGame(START);
      const ours = store.currentGame();
      kept.set(KEY, theirs);
      store.dispatch({ type: 'NEXT_CARD' });
      store.dispatch({ type: 'UPDATE_SCORE', team: 'A', points: 10 });
      expect(store.currentGame()).toBe(ours);
      expect(kept.get(KEY)).toBe(theirs);
      store.goOnWith(choice);
      store.dispatch({ type: 'NEXT_CARD' });
      const goesOn = choice === 'ours' ? ours?.id : 'evening';
      expect(store.currentGame()).toMatchObject({ id: goesOn, currentCardIndex: 1 });
      expect(loadGame(kept.get(KEY) ?? '', Date.now())?.id).toBe(goesOn);
    }
  });

  it('STATE-GAME-25 an ended game takes no other tab’s game with it', async () => {
    const store = await load();
    store.startGame(START);
    kept.set(KEY, saveGame(startedGame()));
    store.dispatch({ type: 'END_GAME' });
    expect(store.currentGame()?.isGameActive).toBe(false);
    expect(loadGame(kept.get(KEY) ?? '', Date.now())?.id).toBe('evening');
    store.restoreKept();
    expect(store.currentGame()?.id).toBe('evening');
  });

  it('STATE-GAME-24 who comes to the table plays the game that is kept', async () => {
    const store = await load();
    store.startGame(START);
    kept.set(KEY, saveGame(startedGame()));
    store.restoreKept();
    expect(store.currentGame()?.id).toBe('evening');
    kept.clear();
    store.restoreKept();
    expect(store.currentGame()).toBeUndefined();
    isFull = true;
    store.startGame(START);
    store.restoreKept();
    expect(store.currentGame()?.isGameActive).toBe(true);
  });

  it('CONST-36 an action goes on where storage was emptied behind its back', async () => {
    const store = await load();
    store.startGame(START);
    kept.clear();
    store.dispatch({ type: 'NEXT_CARD' });
    expect(loadGame(kept.get(KEY) ?? '', Date.now())?.currentCardIndex).toBe(1);
  });

  it('the same deck again has another order and a new start', async () => {
    const store = await load();
    store.startGame(START);
    store.dispatch({ type: 'NEXT_CARD' });
    expect(store.drawSortKeys()).toHaveLength(3);
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.4).mockReturnValueOnce(0.9).mockReturnValue(0.1);
    store.playAgain();
    vi.restoreAllMocks();
    expect(store.currentGame()).toMatchObject({
      currentCardIndex: 0,
      decoration: 5,
      cards: [{ id: 'card-2' }, { id: 'card-3' }, { id: 'card-1' }],
    });
  });
});
