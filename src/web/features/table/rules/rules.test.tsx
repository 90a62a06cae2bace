// The rules over the first card, and who is named there.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cards } from '#tests/support/matches.ts';
import { holdClock, openApp, pass } from '#tests/support/web/open-app.tsx';
import { openTable } from '#tests/support/web/open-table.tsx';
import { currentMatch, dispatch, startMatch } from '#web/platform/match/match-store.ts';
import { PlayScreen } from '#web/features/table/play-screen.tsx';

const rules = page.getByRole('region', { name: 'How to play' });
const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const clock = () => currentMatch()?.timer.status;

/** A match as the set-up starts it, at the table. */
async function begin(
  changes: Partial<Parameters<typeof startMatch>[0]> = {},
  size: readonly [number, number] = [1280, 720],
) {
  const match = { category: 'trivia', topic: 'Space', cards: cards(5) } as const;
  const switches = { teamCount: 2, timerSeconds: 30, includeHints: true, includeAnswers: true };
  startMatch({ ...match, ...switches, teamCount: 2, ...changes });
  return openApp('/game', <PlayScreen />, { size });
}

test('START-02 START-03 they lie there with the clock standing, are no dialog, and Next acts at once', async () => {
  await begin();
  await expect.element(rules).toHaveTextContent('Teams take turns');
  await expect.element(rules).toHaveTextContent('Read it outBeat the clock+10Right: +10');
  await expect.element(page.getByText('Question 1?')).toBeVisible();
  await expect.element(page.getByText('Card 1 of 5')).toBeVisible();
  await expect.element(page.getByRole('timer')).toHaveAccessibleName('30 seconds left, paused');
  expect(page.getByRole('dialog').elements()).toEqual([]);
  await button('Next').click();
  await expect.element(page.getByText('Card 2 of 5')).toBeVisible();
  await expect.element(rules).not.toBeInTheDocument();
  await expect.poll(clock).toBe('running');
});

for (const size of [
  [390, 844],
  [360, 780],
  [390, 664],
  [375, 667],
  [320, 640],
  [844, 390],
  [667, 375],
] as const) {
  test(`START-02 TEAM-07 at ${size.join(' × ')} they and the teams are in sight whole, below the head`, async () => {
    for (const changes of [
      {},
      { category: 'free', freeGame: '2000s-pop', topic: '2000s Pop Culture' },
    ] as const) {
      const app = await begin(changes, size);
      await expect.element(rules).toBeVisible();
      const slip = rules.element();
      expect(slip.scrollHeight).toBeLessThanOrEqual(slip.clientHeight);
      const { top, bottom } = slip.getBoundingClientRect();
      const count = page.getByText('Card 1 of 5').element().getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(count.bottom);
      expect(bottom).toBeLessThanOrEqual(size[1]);
      await app.close();
    }
  });
}

test('START-04 START-05 a key puts them away and does what it does; the next game of the category has none', async () => {
  const app = await begin();
  await expect.element(rules).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(rules).toBeVisible();
  await userEvent.keyboard('1');
  await expect.element(rules).not.toBeInTheDocument();
  await expect.poll(clock).toBe('running');
  expect(currentMatch()?.scoreboard.events).toMatchObject([
    { changes: [{ team: 'A', points: 10 }] },
  ]);
  await app.close();
  await begin();
  await expect.element(page.getByText('Card 1 of 5')).toBeVisible();
  expect(clock()).toBe('running');
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog')).toHaveTextContent('Teams take turns');
});

test('START-04 after eight seconds they are gone, with the full time to play', async () => {
  holdClock();
  await begin({ category: 'free', freeGame: 'would-you-rather', topic: 'Would You Rather' });
  await expect.element(rules).toHaveTextContent('Pick a side');
  await pass(7000);
  await expect.element(rules).toBeVisible();
  await pass(1500);
  await expect.element(rules).not.toBeInTheDocument();
  const timer = currentMatch()?.timer;
  expect(timer).toMatchObject({ status: 'running', durationMs: 30_000 });
});

test('START-05 each free game has rules of its own to be shown', async () => {
  localStorage.setItem('riffle:rules', 'trivia emoji-guess-it');
  const app = await begin({ category: 'free', freeGame: 'emoji-guess-it' });
  await expect.element(page.getByText('Card 1 of 5')).toBeVisible();
  expect(clock()).toBe('running');
  await app.close();
  await begin({ category: 'free', freeGame: 'would-you-rather' });
  await expect.element(rules).toHaveTextContent('Two choices');
});

test('START-04 a game that goes on without them, by a phone, puts them away', async () => {
  await begin();
  await expect.element(rules).toBeVisible();
  dispatch({ type: 'ADVANCE' });
  await expect.element(rules).not.toBeInTheDocument();
  await expect.poll(clock).toBe('running');
});

test('START-04 the clock’s own button, pressed there, starts it', async () => {
  await begin();
  await expect.element(rules).toBeVisible();
  await button('Resume').click();
  await expect.element(button('Pause')).toBeVisible();
  await expect.poll(clock).toBe('running');
});

test('TEAM-02 TEAM-07 in a free game the teams are named there, and taking another’s crest swaps the two', async () => {
  holdClock();
  await begin({ category: 'free', freeGame: 'emoji-guess-it', topic: 'Emoji Guess It' });
  await button(/Who’s playing/).click();
  await pass(9000);
  await rules.getByLabelText('Name of Team A').fill('Owls');
  await button('Crest of Team A: Blue circle').click();
  await button('Yellow triangle, swap with Team B').click();
  await expect.element(button('Crest of Team B: Blue circle')).toBeVisible();
  expect(currentMatch()).toMatchObject({
    teamNames: { A: 'Owls' },
    teamCrests: { A: 'triangle', B: 'circle' },
  });
  expect(localStorage.getItem('riffle:teams')).toContain('Owls');
  const marked = (team: string) =>
    getComputedStyle(document.querySelector(`li[data-team='${team}'] svg`) ?? document.body).color;
  await expect
    .poll(() => [marked('A'), marked('B')])
    .toEqual(['rgb(255, 200, 97)', 'rgb(141, 188, 255)']);
  const colour = (of: string) => getComputedStyle(document.documentElement).getPropertyValue(of);
  expect([colour('--team-a'), colour('--team-b')]).toEqual([
    colour('--player-1'),
    colour('--player-0'),
  ]);
  await button('Start with fresh names').click();
  expect(currentMatch()).toMatchObject({
    teamNames: { A: '' },
    teamCrests: { A: 'circle', B: 'triangle' },
  });
  expect(localStorage.getItem('riffle:teams')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(rules).not.toBeInTheDocument();
});

test('TEAM-09 PLAY-11 while a name is typed the clock stands; one that stood before stays so', async () => {
  await openTable();
  const field = page.getByLabelText('Name of Team A');
  await field.fill('Owls');
  expect(clock()).toBe('paused');
  await userEvent.keyboard('{Enter}');
  await expect.poll(clock).toBe('running');
  await button('Pause').click();
  await field.fill('Bears');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).not.toHaveFocus();
  expect(clock()).toBe('paused');
});

test('TEAM-09 KEY-02 a name that was typed while the answer opened lets the clock stand', async () => {
  await openTable();
  const field = page.getByLabelText('Name of Team A');
  await field.fill('Owls');
  // As from a phone: the field keeps the focus.
  button('Show Answer')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(button('Hide Answer')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).not.toHaveFocus();
  expect(clock()).toBe('paused');
});

test('TEAM-07 a free game without teams does not ask who plays it', async () => {
  holdClock();
  for (const [freeGame, topic, count] of [
    ['would-you-rather', 'Would You Rather', 0],
    ['categories-blitz', 'Categories Blitz', 1],
  ] as const) {
    const app = await begin({ category: 'free', freeGame, topic });
    await expect.element(rules).toBeVisible();
    expect(button(/Who’s playing/).elements()).toHaveLength(count);
    await app.close();
  }
});
