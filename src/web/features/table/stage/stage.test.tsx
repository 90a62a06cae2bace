// The table's two faces, and stages in windows of their own: the test plays the other window.
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CATEGORY_IDS } from '#domain/category/categories.ts';
import type { Action } from '#domain/match/actions.ts';
import { TEAM_IDS } from '#domain/match/teams.ts';
import { PlayScreen } from '#web/features/table/play-screen.tsx';
import { defaultPanels } from '#web/platform/match/panels.ts';
import { startMatch } from '#web/platform/match/match-store.ts';
import { faceDown, keys } from '#web/platform/match/switches.ts';
import { now } from '#web/platform/match/steady-clock.ts';
import { cards, played, serializeMatch, startedMatch } from '#tests/support/matches.ts';
import { changeWindows, soundsHere } from './windows.ts';
import { unreadableNow } from '#tests/support/unreadable.ts';
import { openApp, pass, stopClock } from '#tests/support/web/open-app.tsx';
import { openRoomTable } from '#tests/support/web/open-room.tsx';
import { trustedClick } from '#tests/support/web/hands.ts';
import { openTable } from '#tests/support/web/open-table.tsx';
import { seat } from '#tests/support/screen-views.ts';

const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const teams = page.getByRole('list', { name: 'Teams' });
const face = () => document.querySelector('[data-face]')?.getAttribute('data-face');
const isQuiet = () => document.querySelector('[data-quiet]')?.getAttribute('data-quiet');
const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const isSeen = (name: string) => button(name).element().checkVisibility({ opacityProperty: true });

const LONG = cards(3).map((card) => ({ ...card, question: 'A word or two. '.repeat(20) }));
const NAMES = ['The Quizmasters', 'Nerd Herd Unite', 'WWWWWWWWWWWWWWW', 'MMMM MMMM MMMMM'];
const FULL = TEAM_IDS.flatMap((team, at): Action[] => [
  { type: 'RENAME_TEAM', team, name: NAMES[at] ?? '' },
  { type: 'UPDATE_SCORE', team, points: 999 },
]);

/** Loaded once: a sound of one test would otherwise be made in the next. */
beforeAll(async () => {
  await import('#web/features/table/sound/synthesis.ts');
});

/** What the host says of the sounds lives as long as the page. */
afterEach(() => changeWindows({ soundsThere: false }));

async function toStage(): Promise<void> {
  press('v');
  await expect.poll(face).toBe('stage');
}

test('STAGE-01 STAGE-03 names and totals of four teams and the longest question are read whole at every size', async () => {
  await openTable({ teamCount: 4, cards: LONG }, FULL);
  await toStage();
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
    [3840, 2160],
    [768, 1024],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.viewport(width, height);
    await expect.poll(() => [innerWidth, innerHeight]).toEqual([width, height]);
    await expect.poll(unreadableNow).toEqual([]);
    for (const team of TEAM_IDS) {
      const total = teams.element().querySelector(`[data-team-total="${team}"]`);
      const name = total?.parentElement?.querySelector(`[class*="name"]`);
      for (const part of [total, name]) {
        if (!part) throw new Error(`Team ${team} has no place`);
        const size = () => parseFloat(getComputedStyle(part).fontSize);
        await expect.poll(size).toBeGreaterThanOrEqual(0.05 * height);
        // Upright on a phone the page may scroll.
        const isInSight = part.getBoundingClientRect().bottom <= height || width < 400;
        expect(isInSight, `${team} at ${width}`).toBe(true);
      }
    }
  }
});

test('STAGE-03 a total of four digits is whole at its place where the screen is narrow for its height', async () => {
  const points: Action = { type: 'UPDATE_SCORE', team: 'A', points: 999 };
  await openTable({}, [points, points, points]);
  await toStage();
  for (const [width, height] of [
    [1024, 768],
    [800, 600],
    [1366, 1024],
  ] as const) {
    await page.viewport(width, height);
    await expect.poll(() => [innerWidth, innerHeight]).toEqual([width, height]);
    const total = teams.element().querySelector('[data-team-total="A"]');
    const digits = document.createRange();
    digits.selectNodeContents(total?.firstChild ?? document.body);
    const place = total?.closest('li')?.getBoundingClientRect();
    const isInside = () => {
      const { left, right } = digits.getBoundingClientRect();
      return place && left >= place.left && right <= place.right;
    };
    await expect.poll(isInside).toBe(true);
  }
});

test('STAGE-01 STAGE-03 at 667 × 375 whose turn it is lies at its own place, below the longest name', async () => {
  const name: Action = { type: 'RENAME_TEAM', team: 'A', name: 'WWWWWWWWWWWWWWW' };
  await openTable({ teamCount: 4 }, [name], { size: [667, 375] });
  await toStage();
  const place = teams.getByRole('listitem').first();
  const bottom = (part: Element) => part.getBoundingClientRect().bottom;
  const turn = place.getByText('Your turn').element();
  expect(bottom(turn)).toBeLessThanOrEqual(bottom(place.element()));
  await expect.poll(unreadableNow).toEqual([]);
});

test('STAGE-02 V leads to the stage and back, the button too; the other keys do what they did', async () => {
  await openTable({ teamCount: 3 }, [{ type: 'SWITCH_TEAM' }]);
  await toStage();
  await expect.element(button('Stage')).toHaveAttribute('aria-pressed', 'true');
  await expect
    .element(page.getByRole('complementary', { name: 'Game panels' }))
    .not.toBeInTheDocument();
  const marks = () =>
    teams
      .getByRole('listitem')
      .elements()
      .map((place) => place.textContent.includes('Your turn'));
  expect(marks()).toEqual([false, true, false]);
  await userEvent.keyboard('1');
  await expect.element(teams.getByRole('listitem').first()).toHaveTextContent('10');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('Card 2 of 5')).toBeVisible();
  expect(marks()).toEqual([false, false, true]);
  await userEvent.keyboard('s');
  await expect.element(page.getByText('Card 2 of 4')).toBeVisible();
  await trustedClick(button('Team C, 0: +10'));
  await expect.element(button('Team C, 10: +10')).toBeVisible();
  await button('Stage').click();
  await expect.poll(face).toBe('console');
  await expect.element(button('+10 for Team A')).toBeVisible();
});

test('STAGE-04 nothing to press shows on a stage until the pointer moves or Tab asks, for three seconds', async () => {
  stopClock();
  await openTable();
  await toStage();
  await expect.poll(() => ['Next', 'Show Answer', 'Home'].filter(isSeen)).toEqual([]);
  press('a');
  await expect.element(button('Hide Answer')).toBeInTheDocument();
  expect(isQuiet()).toBe('true');
  document.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  await expect.poll(() => isSeen('Next')).toBe(true);
  await pass(2900);
  expect(isQuiet()).toBe('false');
  await pass(200);
  await expect.poll(isQuiet).toBe('true');
  press('Tab');
  await expect.poll(() => isSeen('End Game')).toBe(true);
});

test('STAGE-04 a touch on a sleeping stage only wakes it; the next one presses', async () => {
  await openTable();
  await toStage();
  const touch = () => {
    const next = button('Next').element();
    next.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    next.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  };
  touch();
  await expect.poll(isQuiet).toBe('false');
  await expect.element(page.getByText('Card 1 of 5')).toBeVisible();
  touch();
  await expect.element(page.getByText('Card 2 of 5')).toBeVisible();
});

test('STAGE-05 once a stage was chosen it comes by itself with the full screen, and goes with it', async () => {
  let full: Element | null = null;
  vi.spyOn(document, 'fullscreenElement', 'get').mockImplementation(() => full);
  const fill = (to: Element | null) => {
    full = to;
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  const app = await openTable();
  fill(document.documentElement);
  await expect.poll(isQuiet).toBe('false');
  expect(face()).toBe('console');
  fill(null);
  await toStage();
  expect(localStorage.getItem('riffle:stage')).not.toBeNull();
  await app.close();
  await openTable();
  expect(face()).toBe('console');
  fill(document.documentElement);
  await expect.poll(face).toBe('stage');
  fill(null);
  await expect.poll(face).toBe('console');
});

test('STAGE-06 games without points show no totals, and teams only where they matter', async () => {
  const app = await openTable({ category: 'social', topic: 'Us' });
  await toStage();
  await expect.element(teams).not.toBeInTheDocument();
  await app.close();
  await openTable({ id: 'two', category: 'free', freeGame: 'categories-blitz', topic: 'Blitz' });
  await toStage();
  await expect.element(teams.getByText('Team B')).toBeVisible();
  expect(document.querySelector('[data-team-total]')).toBeNull();
});

test('STAGE-07 a dark edge sets the console’s title off from the lamps of the picture', async () => {
  await openTable({ category: 'relationship', topic: 'Us' });
  for (const words of [page.getByRole('heading', { level: 1 }), page.getByText('Card 1 of 5')]) {
    await expect.element(words).toBeVisible();
    expect(getComputedStyle(words.element()).textShadow).toContain('rgb(23, 17, 31)');
  }
});

test('STAGE-07 each category has its own picture behind the table', async () => {
  const pictures = new Set<string>();
  for (const category of CATEGORY_IDS) {
    const app = await openTable({ id: category, category });
    await toStage();
    const scenery = document.querySelector('[data-scenery]');
    const picture = scenery ? getComputedStyle(scenery).backgroundImage : '';
    expect(picture).toMatch(/^url/);
    pictures.add(picture);
    await app.close();
  }
  expect(pictures.size).toBe(CATEGORY_IDS.length);
});

test('PLAY-11 where the score panel is put away, what teams have shows once there is something', async () => {
  const panels = {
    ...defaultPanels({ category: 'trivia' }),
    score: { shown: false, expanded: false },
  };
  await openTable({}, [], { view: { panels } });
  await expect.element(button('Next')).toBeVisible();
  expect(document.querySelector('[data-team-total]')).toBeNull();
  await userEvent.keyboard('2');
  await expect.poll(() => document.querySelector('[data-team-total="B"]')?.textContent).toBe('10');
});

test('STAGE-05 a remote in the room brings the stage to a full screen too', async () => {
  vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(document.documentElement);
  const table = await openRoomTable();
  await expect.element(button('Next')).toBeVisible();
  expect(face()).toBe('console');
  table.tell({ players: [seat('Zed', { role: 'remote' })] });
  await expect.poll(face).toBe('stage');
});

/** The other window of this browser: what it hears, and what it says. */
function otherWindow() {
  const channel = new BroadcastChannel('riffle:stage');
  const heard: {
    type: string;
    from: string;
    takes?: boolean;
    holds?: boolean;
    told?: Record<string, unknown>;
  }[] = [];
  channel.addEventListener('message', ({ data }) => heard.push(data));
  onTestFinished(() => channel.close());
  return { heard, say: (message: unknown) => channel.postMessage(message) };
}

/** This window is the stage, and asks for a console: the test's. */
async function openStage() {
  const other = otherWindow();
  await openApp('/game?stage', <PlayScreen />);
  await expect.poll(() => other.heard.length).toBeGreaterThan(0);
  return other;
}

test('STAGE-10 STAGE-11 a console tells those who follow what the room may see, as it happens', async () => {
  const { heard, say } = otherWindow();
  const app = await openTable();
  await toStage();
  await expect.poll(() => heard.map(({ type }) => type)).toEqual(['told']);
  say({ type: 'follow', from: 'stage-1' });
  await expect.poll(() => heard.length).toBeGreaterThan(1);
  const last = () => String(heard.at(-1)?.told?.['table']);
  expect(last()).toContain('Question 1?');
  expect(last()).not.toContain('an answer');
  await userEvent.keyboard('a');
  await expect.poll(last).toContain('an answer');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(last).toContain('Question 2?');
  expect(last()).not.toContain('an answer');
  expect(heard.at(-1)?.takes).toBe(false);
  // The host comes back to this window: whoever shows another console's table follows this one from now on.
  dispatchEvent(new FocusEvent('focus'));
  await expect.poll(() => heard.at(-1)?.takes).toBe(true);
  press('v');
  await button('End Game').click();
  await expect.poll(() => heard.at(-1)?.told?.['end']).toEqual({ tallies: [], places: [] });
  await app.close();
  await expect.poll(() => heard.at(-1)?.type).toBe('left');
});

test('STAGE-13 the host says whether the stage makes the sounds: then the console is silent', async () => {
  const { heard, say } = otherWindow();
  const tones = vi.spyOn(OscillatorNode.prototype, 'start');
  stopClock();
  await openTable();
  await button('Reset').click();
  await toStage();
  press('v');
  const sounds = page.getByRole('switch', { name: 'Sounds from the stage' });
  await expect.element(sounds).not.toBeInTheDocument();
  say({ type: 'follow', from: 'stage-1' });
  await sounds.click();
  await expect.poll(() => heard.at(-1)?.told?.['hearer']).toBe('stage-1');
  tones.mockClear();
  await pass(26_000);
  expect(tones).not.toHaveBeenCalled();
  say({ type: 'unfollow', from: 'stage-1' });
  await expect.element(sounds).not.toBeInTheDocument();
  await pass(1000);
  await expect.poll(() => tones.mock.calls.length).toBe(1);
});

test('STAGE-13 a stage that crashed without a goodbye is noticed, and the console is heard again', async () => {
  const { heard, say } = otherWindow();
  await openTable();
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  const sounds = page.getByRole('switch', { name: 'Sounds from the stage' });
  const { promise: crash, resolve: crashes } = Promise.withResolvers<void>();
  const held = navigator.locks.request('riffle:stage:stage-1', () => {
    say({ type: 'follow', from: 'stage-1', holds: true });
    say({ type: 'follow', from: 'stage-1', holds: true });
    return crash;
  });
  await sounds.click();
  await expect.poll(() => heard.at(-1)?.told?.['hearer']).toBe('stage-1');
  expect(soundsHere()).toBe(false);
  crashes();
  await held;
  await expect.element(sounds).not.toBeInTheDocument();
  await expect.poll(soundsHere).toBe(true);
});

test('STAGE-13 where there are no locks, a stage that asks for nothing any more is gone', async () => {
  const { say } = otherWindow();
  stopClock();
  await openTable();
  await toStage();
  press('v');
  const sounds = page.getByRole('switch', { name: 'Sounds from the stage' });
  say({ type: 'follow', from: 'stage-1' });
  await expect.element(sounds).toBeInTheDocument();
  // A window in the background asks once a minute.
  await pass(60_000);
  say({ type: 'follow', from: 'stage-1' });
  say({ type: 'follow', from: 'stage-2' });
  await expect.element(page.getByText(/^2 windows follow/)).toBeInTheDocument();
  await pass(89_000);
  await expect.element(page.getByText(/^2 windows follow/)).toBeInTheDocument();
  await pass(2000);
  await expect.element(sounds).not.toBeInTheDocument();
});

test('STAGE-13 a window that follows holds a lock of its own for as long as it does', async () => {
  const { heard } = otherWindow();
  const app = await openApp('/game?stage', <PlayScreen />);
  await expect.poll(() => heard.at(-1)).toMatchObject({ type: 'follow', holds: true });
  const name = `riffle:stage:${heard[0]?.from}`;
  const isHeld = async () =>
    (await navigator.locks.query()).held?.some((lock) => lock.name === name);
  expect(await isHeld()).toBe(true);
  await app.close();
  await expect.poll(isHeld).toBe(false);
});

test('STAGE-11 a card that a phone has lies face down for those who follow, whatever the switch says', async () => {
  const { heard, say } = otherWindow();
  faceDown.set(false);
  const table = await openRoomTable(
    { category: 'secret-prompt', topic: 'Jobs' },
    { players: [seat('Anna')] },
    { actions: [{ type: 'BEGIN' }] },
  );
  await expect.poll(() => heard.at(-1)?.told?.['isFaceDown']).toBe(false);
  say({ type: 'follow', from: 'stage-1' });
  table.tell({}, [{ type: 'SEAT_ACTOR', actor: 'anna' }]);
  await expect.poll(() => heard.at(-1)?.told?.['isFaceDown']).toBe(true);
  expect(heard.at(-1)?.told?.['table']).not.toContain('Question 1?');
});

/** What four phones add to the end. */
const END = {
  tallies: [{ kind: 'answers', question: 'Question 1?', right: 2, of: 4 }],
  places: [
    { player: { id: 'p1', name: 'Mia', shape: 'star', colour: 0, points: 20 }, place: 1 },
    { player: { id: 'p2', name: 'Ben', shape: 'heart', colour: 1, points: 10 }, place: 2 },
  ],
};

/** What a console says; its card is the second, its answer open. */
function told(from: string, changes: object = {}) {
  const match = played(startedMatch(), [
    { type: 'NEXT_CARD' },
    { type: 'UPDATE_SCORE', team: 'B', points: 10 },
    { type: 'PAUSE_GAME' },
  ]);
  const shown = {
    isHintShown: false,
    isAnswerShown: true,
    isFaceDown: false,
    isExplained: false,
    phones: null,
    end: null,
  };
  return {
    type: 'told',
    from,
    takes: false,
    at: now(),
    told: { table: serializeMatch(match), ...shown, hearer: null, ...changes },
  };
}

test('STAGE-08 STAGE-09 a window that follows shows what its console plays, writes nothing and takes nothing', async () => {
  const { heard, say } = otherWindow();
  localStorage.setItem('riffle:game', serializeMatch(startedMatch({ id: 'kept' })));
  const written = vi.spyOn(Storage.prototype, 'setItem');
  const removed = vi.spyOn(Storage.prototype, 'removeItem');
  const locked = vi.spyOn(navigator.locks, 'request');
  const app = await openApp('/game?stage', <PlayScreen />);
  await expect.poll(() => heard.at(-1)?.type).toBe('follow');
  await expect.element(page.getByText('Looking for the console…')).toBeVisible();
  say(told('console-1'));
  await expect.element(page.getByText('Card 2 of 5')).toBeVisible();
  await expect.element(page.getByText('an answer')).toBeVisible();
  await expect.element(teams.getByRole('listitem').last()).toHaveTextContent('10');
  await expect.element(button(/Next|Answer|\+10|Pause|Resume/)).not.toBeInTheDocument();
  await userEvent.keyboard('1 s{ArrowRight}');
  // Another console is not followed, unless the host comes to it.
  say({ ...told('console-2', { isAnswerShown: false }) });
  say(told('console-1', { isFaceDown: true }));
  await expect.element(page.getByText('an answer')).not.toBeInTheDocument();
  expect(document.body.textContent).not.toContain('Question 2?');
  say({ ...told('console-2', { isAnswerShown: false }), takes: true });
  await expect.element(page.getByText('Question 2?')).toBeVisible();
  // The app itself keeps who is signed in, and what the server offers.
  const keys = [...written.mock.calls, ...removed.mock.calls].map(([key]) => key);
  expect(keys.filter((key) => !/:(session|configuration)$/.test(key))).toEqual([]);
  // No lock but one of its own.
  const locks = locked.mock.calls.map(([name]) => name);
  expect(locks.filter((name) => !name.startsWith('riffle:stage:'))).toEqual([]);
  await app.close();
  await expect.poll(() => heard.at(-1)?.type).toBe('unfollow');
});

test('STAGE-14 a stage celebrates the end with its console, and there is nothing to press on it', async () => {
  const { say } = await openStage();
  say(told('console-1', { end: END }));
  const over = page.getByRole('dialog', { name: 'Game Over!' });
  await expect.element(over).toHaveTextContent('Team B Wins!');
  await expect.element(over.getByRole('list', { name: 'Teams' })).toHaveTextContent('Team B10');
  await expect.element(over).toHaveTextContent('Closest card2 of 4 were right');
  await expect.element(over.getByRole('region', { name: 'Players' })).toHaveTextContent('Mia');
  await expect.element(over.getByRole('button')).not.toBeInTheDocument();
  // The host plays on.
  say(told('console-1'));
  await expect.element(over).not.toBeInTheDocument();
});

test('STAGE-08 F fills the screen of a window that follows, unless the keys are switched off', async () => {
  const fill = vi.spyOn(document.documentElement, 'requestFullscreen').mockResolvedValue();
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true);
  await openApp('/game?stage', <PlayScreen />);
  await expect.element(page.getByText('Looking for the console…')).toBeVisible();
  keys.set(false);
  press('f');
  expect(fill).not.toHaveBeenCalled();
  keys.set(true);
  press('f');
  expect(fill).toHaveBeenCalledOnce();
});

test('STAGE-16 while the rules lie over the card, they do so on every stage', async () => {
  const { say } = await openStage();
  say(told('console-1', { isExplained: true }));
  const rules = page.getByRole('region', { name: 'How to play' });
  await expect.element(rules).toHaveTextContent('points');
  expect(rules.getByRole('button').elements()).toEqual([]);
  const question = page.getByText('Question 2?').element();
  expect(question.checkVisibility({ opacityProperty: true })).toBe(false);
  say(told('console-1'));
  await expect.element(rules).not.toBeInTheDocument();
});

test('STAGE-16 a console tells its stages that its rules lie over the card', async () => {
  const { heard, say } = otherWindow();
  const switches = {
    teamCount: 2,
    timerSeconds: 30,
    includeHints: true,
    includeAnswers: true,
  } as const;
  startMatch({ category: 'trivia', topic: 'Space', cards: cards(5), ...switches });
  await openApp('/game', <PlayScreen />);
  await expect.poll(() => heard.at(-1)?.told?.['isExplained']).toBe(true);
  say({ type: 'follow', from: 'stage-1' });
  await userEvent.keyboard('h');
  await expect.poll(() => heard.at(-1)?.told?.['isExplained']).toBe(false);
});

test('STAGE-15 what phones do with the card shows on every stage, and nothing to press', async () => {
  const { say } = await openStage();
  const mia = { id: 'p1', name: 'Mia', shape: 'star', colour: 0 };
  const rows = [{ marks: [mia], text: 'Mars', verdict: 'right' }];
  say(told('console-1', { phones: { words: ['1 of 2 have answered'], marks: [mia], rows } }));
  const strip = page.getByRole('region', { name: 'Phones' });
  await expect.element(strip).toHaveTextContent('Mia1 of 2 have answeredMiaMarsRight');
  expect(strip.getByRole('button').elements()).toEqual([]);
  say(told('console-1'));
  await expect.element(strip).not.toBeInTheDocument();
});

test('STAGE-15 a console with phones tells its stages who has answered, and at the end who the players were', async () => {
  const { heard, say } = otherWindow();
  const players = [seat('Anna', { points: 20, cameAt: 'Berlin' }), seat('Ben', { team: 'B' })];
  const table = await openRoomTable({}, { players }, { actions: [{ type: 'BEGIN' }] });
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  say({ type: 'follow', from: 'stage-1' });
  table.tell({ answered: ['anna'], answeredCount: 1 });
  const phones = () => heard.at(-1)?.told?.['phones'];
  const anna = { id: 'anna', name: 'Anna', shape: 'star', colour: 1 };
  await expect.poll(phones).toEqual({ words: ['1 of 2 have answered'], marks: [anna], rows: [] });
  await button('End Game').click();
  const places = [
    { player: { ...anna, points: 20 }, place: 1 },
    { player: { ...anna, id: 'ben', name: 'Ben', points: 0 }, place: 2 },
  ];
  await expect.poll(() => heard.at(-1)?.told?.['end']).toEqual({ tallies: [], places });
});

test('STAGE-12 a stage says when its console is gone, goes on when it is back, and may take its place', async () => {
  const { say } = otherWindow();
  stopClock();
  const match = startedMatch({ id: 'kept', topic: 'Cats' });
  localStorage.setItem('riffle:game', serializeMatch(match));
  const app = await openApp('/game?stage', <PlayScreen />);
  say(told('console-1'));
  await expect.element(page.getByText('Card 2 of 5')).toBeVisible();
  say({ type: 'left', from: 'console-1' });
  // It comes by itself, so it is read out.
  const gone = page
    .getByRole('status')
    .filter({ has: page.getByRole('heading', { name: 'The console is gone' }) });
  await expect.poll(async () => (await pass(1000), gone.query())).not.toBeNull();
  say(told('console-3'));
  await expect.element(page.getByText('Card 2 of 5')).toBeVisible();
  await pass(6000);
  await button('Host From Here').click();
  await expect.element(page.getByRole('heading', { name: 'Trivia: Cats' })).toBeVisible();
  expect(app.location()).toMatchObject({ pathname: '/game', search: '' });
  await button('+10 for Team A').click();
  expect(localStorage.getItem('riffle:game')).toContain('"points":10');
});

test('STAGE-13 a stage ticks when its console says that this is the one to be heard, and only then', async () => {
  const { heard, say } = otherWindow();
  stopClock();
  const tones = vi.spyOn(OscillatorNode.prototype, 'start');
  await openApp('/game?stage', <PlayScreen />);
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  // The console's clock is a minute behind.
  const behind = () => now() - 60_000;
  const timer = { status: 'running', durationMs: 30_000, deadline: behind() + 6500 } as const;
  const table = serializeMatch({ ...startedMatch(), timer });
  const tell = (changes = {}) => say({ ...told('console-1', { table, ...changes }), at: behind() });
  tell();
  await expect.element(page.getByRole('timer')).toHaveAccessibleName('7 seconds left');
  tones.mockClear();
  await pass(2000);
  await pass(1000);
  expect(tones).not.toHaveBeenCalled();
  tell({ hearer: heard[0]?.from });
  await expect.poll(soundsHere).toBe(true);
  await pass(1000);
  await expect.poll(() => tones.mock.calls.length).toBe(1);
});
