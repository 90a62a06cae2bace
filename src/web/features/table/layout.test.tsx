// What is in reach on each screen, measured.
import { defaultPanels } from '#web/platform/match/panels.ts';
import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import type { Action } from '#domain/match/actions.ts';
import type { TeamCount } from '#domain/category/categories.ts';
import { TEAM_IDS } from '#domain/match/teams.ts';
import { cards } from '#tests/support/matches.ts';
import { unreadableNow } from '#tests/support/unreadable.ts';
import { openTable } from '#tests/support/web/open-table.tsx';

const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const boxOf = (locator: Locator) => locator.element().getBoundingClientRect();
const TEAMS: readonly TeamCount[] = [2, 3, 4];
const LONG_TOPIC =
  'The complete history of the Eurovision Song Contest, seen from the very last row';
const LONG = cards(3).map((card) => ({ ...card, question: 'A word or two. '.repeat(20) }));

/** Whether all of it is on the screen as it is scrolled. */
function isInSight(locator: Locator): boolean {
  const { top, left, bottom, right } = boxOf(locator);
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}

for (const size of [
  [390, 844],
  [844, 390],
  [320, 640],
] as const) {
  test(`PLAY-11 at ${size.join(' × ')} each team’s total and +10 are beside Next`, async () => {
    for (const teamCount of TEAMS) {
      const app = await openTable({ teamCount, cards: LONG }, [], { size });
      const strip = page.getByRole('list', { name: 'Score at hand' });
      const last = button(`Team ${'-ABCD'[teamCount]}, 0: +10`);
      await expect.element(last).toBeVisible();
      expect(strip.getByRole('button').elements()).toHaveLength(teamCount);
      for (const part of strip.getByRole('button').all()) {
        expect(isInSight(part)).toBe(true);
        expect(boxOf(part).height).toBeGreaterThanOrEqual(44);
        expect(boxOf(part).width).toBeGreaterThanOrEqual(44);
      }
      expect(isInSight(button('Next'))).toBe(true);
      expect(isInSight(button('End Game'))).toBe(true);
      await last.click();
      await expect.element(button(`Team ${'-ABCD'[teamCount]}, 10: +10`)).toBeVisible();
      await app.close();
    }
  });
}

test('PLAY-01 at 844 × 390 the way out stays in sight', async () => {
  await openTable({}, [], { size: [844, 390] });
  scrollTo(0, 400);
  expect(isInSight(button('End Game'))).toBe(true);
});

for (const size of [
  [640, 960],
  [768, 1024],
  [844, 1100],
] as const) {
  test(`PLAY-01 at ${size.join(' × ')} a topic of 80 characters has two lines at most`, async () => {
    await openTable({ topic: LONG_TOPIC, teamCount: 4 }, [], { size });
    await expect.element(button('Next')).toBeVisible();
    await document.fonts.ready;
    const title = page.getByRole('heading', { level: 1 }).element();
    const line = Number.parseFloat(getComputedStyle(title).lineHeight);
    expect(title.getBoundingClientRect().height).toBeLessThan(2.5 * line);
    await expect.poll(unreadableNow).toEqual([]);
  });
}

for (const size of [
  [667, 375],
  [740, 360],
  [844, 390],
] as const) {
  test(`PLAY-01 at ${size.join(' × ')} a topic of 80 characters leaves the table seven tenths of the screen`, async () => {
    await openTable({ topic: LONG_TOPIC, teamCount: 4 }, [], { size });
    await expect.element(button('Next')).toBeVisible();
    await document.fonts.ready;
    const head = document.querySelector('header')?.getBoundingClientRect();
    expect(head?.bottom).toBeLessThanOrEqual(0.3 * size[1]);
    expect(isInSight(page.getByRole('heading', { level: 1 }))).toBe(true);
    expect(isInSight(button('Next'))).toBe(true);
    await expect.poll(unreadableNow).toEqual([]);
  });
}

test('PLAY-12 PLAY-14 at 844 × 390 a tie of four names and all ways out are in sight', async () => {
  const before = TEAM_IDS.flatMap((team): Action[] => [
    { type: 'RENAME_TEAM', team, name: `The quiz team ${team}` },
    { type: 'UPDATE_SCORE', team, points: 10 },
  ]);
  await openTable({ teamCount: 4 }, before, { size: [844, 390] });
  await button('End Game').click();
  const end = page.getByRole('dialog');
  await expect.element(end.getByText("It's a Tie!")).toBeVisible();
  for (const part of [
    end.getByRole('heading', { name: 'Game Over!' }),
    ...end.getByRole('listitem').all(),
    end.getByRole('button', { name: 'Return to Home' }),
    end.getByRole('button', { name: 'Continue Playing' }),
  ]) {
    await expect.poll(() => isInSight(part)).toBe(true);
  }
});

test('PLAY-02 at 390 × 844 the whole card is in sight', async () => {
  await openTable({ teamCount: 4 }, [], { size: [390, 844] });
  const answer = boxOf(button('Show Answer'));
  const strip = boxOf(page.getByRole('list', { name: 'Score at hand' }));
  expect(answer.bottom).toBeLessThan(strip.top);
});

for (const teamCount of [3, 4] as const) {
  test(`PLAY-11 at 1280 × 720 with ${teamCount} teams Undo and Clear All are in sight`, async () => {
    await openTable({ teamCount });
    await expect.element(button('Clear All')).toBeVisible();
    const ways = [button('Undo'), button('Clear All'), button('Next Round')];
    expect(ways.map(isInSight)).toEqual([true, true, true]);
    const lastChip = button(`+10 for Team ${'-ABCD'[teamCount]}`);
    expect(boxOf(lastChip).bottom).toBeLessThanOrEqual(boxOf(button('Clear All')).top);
    await expect.element(page.getByRole('list', { name: 'Score at hand' })).not.toBeInTheDocument();
  });
}

test('PLAY-11 CONST-17 at 1280 × 720 with forbidden words four teams are above Clear All', async () => {
  await openTable({ category: 'secret-prompt', topic: 'Castles', teamCount: 4 });
  const last = button('Forbidden Words +6 for Team D');
  await expect.element(last).toBeVisible();
  expect(boxOf(last).bottom).toBeLessThanOrEqual(boxOf(button('Clear All')).top);
});

test('PLAY-11 at 1280 × 720 a free game’s teams and time are on one line each', async () => {
  const freeCards = cards(5).map((card) => ({ ...card, category: 'Free Games', type: 'free' }));
  await openTable(
    { category: 'free', freeGame: 'emoji-guess-it', topic: 'Emoji Guess It', cards: freeCards },
    [],
    {
      size: [1280, 720],
    },
  );
  for (const name of ['Team count', 'Time per card']) {
    const value = page.getByRole('combobox', { name }).element().firstElementChild;
    const range = document.createRange();
    range.selectNodeContents(value ?? document.body);
    expect(range.getClientRects()).toHaveLength(1);
  }
});

test('PLAY-13 games without a winner have no score at hand', async () => {
  await openTable({ category: 'social', topic: 'Us' }, [], { size: [390, 844] });
  await expect.element(button('Next')).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Score at hand' })).not.toBeInTheDocument();
});

test('PLAY-11 a score panel that was put away takes the score at hand with it', async () => {
  const panels = {
    ...defaultPanels({ category: 'trivia' }),
    score: { shown: false, expanded: true },
  };
  await openTable({}, [], { size: [390, 844], view: { panels } });
  await expect.element(button('Next')).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Score at hand' })).not.toBeInTheDocument();
});

test('STATE-GAME-09 the score at hand marks whose turn it is, in the team’s colour and shape', async () => {
  await openTable({ teamCount: 3 }, [{ type: 'SWITCH_TEAM' }], { size: [390, 844] });
  const teams = page.getByRole('list', { name: 'Score at hand' }).getByRole('button');
  await expect.element(teams.first()).toBeVisible();
  const marks = teams.elements().map((team) => team.getAttribute('data-turn'));
  expect(marks).toEqual(['false', 'true', 'false']);
  const shapes = teams.elements().map((team) => team.querySelector('svg path')?.getAttribute('d'));
  expect(new Set(shapes).size).toBe(3);
  const colours = teams.elements().map((team) => {
    const shape = team.querySelector('svg');
    return shape ? getComputedStyle(shape).color : '';
  });
  expect(new Set(colours).size).toBe(3);
});

test('PLAY-01 on a television the title stands over the middle of the table', async () => {
  await openTable({}, [], { size: [1920, 1080] });
  const { left, right } = boxOf(page.getByRole('heading', { level: 1 }));
  expect(Math.abs((left + right) / 2 - 960)).toBeLessThan(2);
});

test('SHOW-12 pictures alone are larger than a question in words', async () => {
  const [first, second, ...rest] = cards(5);
  if (!first || !second) throw new Error('There are no cards');
  const pictures = { ...first, question: '🐟🍟' };
  await openTable({ cards: [pictures, second, ...rest] }, [], { size: [1280, 720] });
  const size = () =>
    parseFloat(getComputedStyle(page.getByRole('main').getByRole('heading').element()).fontSize);
  const large = size();
  await button('Next').click();
  await expect.element(page.getByText('Question 2?')).toBeVisible();
  expect(large).toBeGreaterThan(1.5 * size());
});
