import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { viewOf } from '#domain/match/state.ts';
import { defaultPanels, restartPanels } from './panels.ts';
import { cards, startedMatch, parseMatch, serializeMatch } from '#tests/support/matches.ts';

const KEY = 'riffle:game';
const START = {
  category: 'trivia',
  topic: 'Space',
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
const load = () => import('./match-store.ts');

describe('the game store', () => {
  it('STATE-GAME-24 CONST-36 keeps an active game under one key and restores it on load', async () => {
    const before = await load();
    before.startMatch(START);
    before.dispatch({ type: 'NEXT_CARD' });
    before.dispatch({ type: 'UPDATE_SCORE', team: 'B', points: 10 });
    expect([...kept.keys()]).toEqual([KEY]);
    vi.resetModules();
    const after = await load();
    expect(after.currentMatch()).toEqual(before.currentMatch());
    expect(after.currentMatch()?.currentCardIndex).toBe(1);
  });

  it('STAGE-09 while another window’s table is followed nothing is done to it, and nothing is written', async () => {
    const store = await load();
    const match = startedMatch();
    const view = { panels: defaultPanels(match), decoration: 1 };
    store.follow({ match, view });
    store.dispatch({ type: 'NEXT_CARD' });
    store.changePanel('notes', { shown: false });
    expect([store.currentMatch(), store.currentView()]).toEqual([match, view]);
    store.follow(undefined);
    expect(store.currentMatch()).toBeUndefined();
    expect([...kept.keys()]).toEqual([]);
  });

  it('START-03 START-05 the clock waits for rules that nobody has read here, and for no others', async () => {
    kept.set('riffle:rules', 'trivia 2000s-pop');
    const store = await load();
    const waits = (changes: Partial<Parameters<typeof store.startMatch>[0]>) => {
      store.startMatch({ ...START, ...changes });
      return store.currentMatch()?.timer.status === 'paused';
    };
    expect(waits({})).toBe(false);
    expect(waits({ category: 'drinking' })).toBe(true);
    expect(waits({ category: 'free', freeGame: '2000s-pop' })).toBe(false);
    expect(waits({ category: 'free', freeGame: 'emoji-guess-it' })).toBe(true);
  });

  it('TEAM-05 TEAM-06 the next game starts with the names and crests of the one before, until they are forgotten', async () => {
    const store = await load();
    store.startMatch(START);
    expect(store.currentMatch()?.teamNames).toEqual({});
    store.dispatch({ type: 'RENAME_TEAM', team: 'B', name: 'Owls' });
    store.dispatch({ type: 'SET_CREST', team: 'A', crest: 'moon' });
    vi.resetModules();
    const later = await load();
    later.startMatch(START);
    const teams = { teamNames: { B: 'Owls' }, teamCrests: { A: 'moon', B: 'triangle' } };
    expect(later.currentMatch()).toMatchObject(teams);
    const { FRESH_TEAMS, keepTeams } = await import('./kept-teams.ts');
    keepTeams(FRESH_TEAMS);
    expect(kept.has('riffle:teams')).toBe(false);
    later.startMatch(START);
    expect(later.currentMatch()?.teamNames).toEqual({});
    expect(later.currentMatch()).not.toHaveProperty('teamCrests');
    kept.set('riffle:teams', '{"names":{"A":"  x"},"crests":{"A":"moon"}}');
    later.startMatch(START);
    expect(later.currentMatch()?.teamNames).toEqual({});
  });

  it('STATE-GAME-25 removes the game that has ended', async () => {
    const store = await load();
    store.startMatch(START);
    store.dispatch({ type: 'END_GAME' });
    expect(kept.size).toBe(0);
    expect(store.currentMatch()?.isGameActive).toBe(false);
  });

  it('CONST-20 starts with a decoration from 1 to 10 and an id of its own', async () => {
    const store = await load();
    store.startMatch(START);
    const first = store.currentMatch();
    store.startMatch(START);
    expect(store.currentMatch()?.id).not.toBe(first?.id);
    const drawnAt = (chance: number) => {
      vi.spyOn(Math, 'random').mockReturnValue(chance);
      store.startMatch(START);
      vi.restoreAllMocks();
      return store.currentView().decoration;
    };
    expect([0, 0.0999, 0.1, 0.999].map(drawnAt)).toEqual([1, 1, 2, 10]);
  });

  it('PLAY-11 PLAY-19 PLAY-20 the panels lie as they were put, kept with the game, until it is restarted', async () => {
    const store = await load();
    store.changePanel('notes', { shown: false });
    expect(kept.size).toBe(0);
    store.startMatch(START);
    const { panels } = store.currentView();
    store.changePanel('notes', { shown: false });
    store.changePanel('score', { expanded: false });
    const put = {
      ...panels,
      notes: { shown: false, expanded: true },
      score: { shown: true, expanded: false },
    };
    expect(store.currentView().panels).toEqual(put);
    store.dispatch({ type: 'NEXT_CARD' });
    vi.resetModules();
    const after = await load();
    after.currentMatch();
    expect(after.currentView()).toEqual(store.currentView());
    expect(after.currentView().panels).toEqual(put);
    const { decoration } = after.currentView();
    vi.spyOn(Math, 'random').mockReturnValue((decoration % 10) / 10);
    after.dispatch({ type: 'RESET_GAME' });
    vi.restoreAllMocks();
    expect(after.currentView()).toEqual({
      panels: restartPanels({ category: 'trivia' }),
      decoration: (decoration % 10) + 1,
    });
    after.dispatch({ type: 'END_GAME' });
    after.changePanel('notes', { shown: false });
    expect(after.currentView().panels.notes.shown).toBe(true);
  });

  it('drops a corrupt game and says so once', async () => {
    kept.set(KEY, serializeMatch(startedMatch()).slice(0, -20));
    const store = await load();
    expect(store.currentMatch()).toBeUndefined();
    expect(kept.size).toBe(0);
    expect([store.takeStoreNote(), store.takeStoreNote()]).toEqual(['dropped', undefined]);
  });

  it('plays on in memory where storage is full, and says so once', async () => {
    const store = await load();
    isFull = true;
    store.startMatch(START);
    expect(store.takeStoreNote()).toBe('not-kept');
    store.dispatch({ type: 'NEXT_CARD' });
    expect(store.currentMatch()?.currentCardIndex).toBe(1);
    expect(store.takeStoreNote()).toBeUndefined();
    isFull = false;
    store.dispatch({ type: 'NEXT_CARD' });
    expect(parseMatch(kept.get(KEY) ?? '', Date.now())?.currentCardIndex).toBe(2);
  });

  it('a clock that is set leaves the timer where it was, and says so once', async () => {
    const store = await load();
    store.startMatch(START);
    store.dispatch({ type: 'RESUME_GAME' });
    vi.advanceTimersByTime(10_000);
    for (const byMs of [3_600_000, -7_200_000]) {
      vi.setSystemTime(Date.now() + byMs);
      store.watchTime(0);
      const match = store.currentMatch();
      expect(match && viewOf(match, Date.now()).timeRemaining).toBe(20);
      expect([store.takeStoreNote(), store.takeStoreNote()]).toEqual(['clock-set', undefined]);
      expect(parseMatch(kept.get(KEY) ?? '', Date.now())).toEqual(match);
    }
  });

  it('a page that slept while the time ran out says so, and only then', async () => {
    const store = await load();
    store.startMatch(START);
    store.dispatch({ type: 'RESUME_GAME' });
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
    store.startMatch(START);
    const ours = store.currentMatch();
    if (!ours) throw new Error('There is no game');
    store.catchUp();
    expect(store.currentMatch()).toBe(ours);
    kept.set(KEY, serializeMatch({ ...ours, notes: 'written in the other tab' }));
    store.catchUp();
    expect(store.currentMatch()?.notes).toBe('written in the other tab');
    kept.set(KEY, serializeMatch({ ...ours, notes: 'and on' }));
    store.dispatch({ type: 'NEXT_CARD' });
    expect(store.currentMatch()).toMatchObject({ notes: 'and on', currentCardIndex: 1 });
    expect(parseMatch(kept.get(KEY) ?? '', Date.now())).toEqual(store.currentMatch());
  });

  it('STATE-GAME-24 never writes over another game that another tab keeps, until the host says so', async () => {
    const theirs = serializeMatch(startedMatch());
    for (const choice of ['ours', 'theirs'] as const) {
      vi.resetModules();
      kept.clear();
      const store = await load();
      store.startMatch(START);
      const ours = store.currentMatch();
      kept.set(KEY, theirs);
      store.dispatch({ type: 'NEXT_CARD' });
      store.dispatch({ type: 'UPDATE_SCORE', team: 'A', points: 10 });
      expect(store.currentMatch()).toBe(ours);
      expect(kept.get(KEY)).toBe(theirs);
      store.goOnWith(choice);
      store.dispatch({ type: 'NEXT_CARD' });
      const goesOn = choice === 'ours' ? ours?.id : 'evening';
      expect(store.currentMatch()).toMatchObject({ id: goesOn, currentCardIndex: 1 });
      expect(parseMatch(kept.get(KEY) ?? '', Date.now())?.id).toBe(goesOn);
    }
  });

  it('STATE-GAME-25 an ended game takes no other tab’s game with it', async () => {
    const store = await load();
    store.startMatch(START);
    kept.set(KEY, serializeMatch(startedMatch()));
    store.dispatch({ type: 'END_GAME' });
    expect(store.currentMatch()?.isGameActive).toBe(false);
    expect(parseMatch(kept.get(KEY) ?? '', Date.now())?.id).toBe('evening');
    store.restoreKept();
    expect(store.currentMatch()?.id).toBe('evening');
  });

  it('STATE-GAME-24 who comes to the table plays the game that is kept', async () => {
    const store = await load();
    store.startMatch(START);
    kept.set(KEY, serializeMatch(startedMatch()));
    store.restoreKept();
    expect(store.currentMatch()?.id).toBe('evening');
    kept.clear();
    store.restoreKept();
    expect(store.currentMatch()).toBeUndefined();
    isFull = true;
    store.startMatch(START);
    store.restoreKept();
    expect(store.currentMatch()?.isGameActive).toBe(true);
  });

  it('CONST-36 an action goes on where storage was emptied behind its back', async () => {
    const store = await load();
    store.startMatch(START);
    kept.clear();
    store.dispatch({ type: 'NEXT_CARD' });
    expect(parseMatch(kept.get(KEY) ?? '', Date.now())?.currentCardIndex).toBe(1);
  });

  it('the same deck again has another order and a new start', async () => {
    const store = await load();
    store.startMatch(START);
    store.dispatch({ type: 'NEXT_CARD' });
    expect(store.drawSortKeys()).toHaveLength(3);
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.9).mockReturnValue(0.1);
    store.playAgain();
    vi.restoreAllMocks();
    expect(store.currentView()).toEqual({
      decoration: 2,
      panels: defaultPanels({ category: 'trivia' }),
    });
    expect(store.currentMatch()).toMatchObject({
      currentCardIndex: 0,
      cards: [{ id: 'card-2' }, { id: 'card-3' }, { id: 'card-1' }],
    });
  });
});
