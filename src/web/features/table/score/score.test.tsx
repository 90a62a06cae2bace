// Teams, points, turns and rounds.
import { defaultPanels } from '#web/platform/match/panels.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentMatch, dispatch } from '#web/platform/match/match-store.ts';
import { cards } from '#tests/support/matches.ts';
import { openTable } from '#tests/support/web/open-table.tsx';

const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const team = (letter: string) =>
  page.getByRole('listitem').filter({ has: page.getByLabelText(`Name of Team ${letter}`) });
const live = () => document.querySelector('[aria-live="polite"]')?.textContent;
const turn = () => currentMatch()?.currentTeam;

test('PLAY-11 CONST-17 STATE-GAME-08 +10, +6, −1 and +1 go to the round and the total, and are said', async () => {
  await openTable();
  await button('+10 for Team A').click();
  await expect.poll(live).toBe('Team A +10, now 10');
  await button('Hint +6 for Team A').click();
  await expect.poll(live).toBe('Team A +6, now 16');
  await button('-1 for Team A').click();
  await button('+1 for Team B').click();
  await expect.poll(live).toBe('Team B +1, now 1');
  await expect.element(team('A')).toHaveTextContent(/\+15 this round15 points/);
  await expect.element(team('B')).toHaveTextContent(/\+1 this round1 points/);
  expect(
    team('A')
      .getByRole('button')
      .elements()
      .map((chip) => chip.textContent),
  ).toEqual(['Turn', '+10', 'Hint+6', '-1', '+1']);
});

test('CONST-17 with forbidden words the +6 is theirs', async () => {
  await openTable({ category: 'secret-prompt', topic: 'Jobs' });
  await button('Forbidden Words +6 for Team B').click();
  await expect.element(team('B')).toHaveTextContent('6 points');
});

test('PLAY-11 points are undone and done again, by what they were', async () => {
  await openTable();
  await expect.element(button('Undo')).toBeDisabled();
  await expect.element(button('Redo')).toBeDisabled();
  await button('+10 for Team B').click();
  await button('Undo Team B +10').click();
  await expect.element(team('B')).toHaveTextContent('0 points');
  await expect.poll(live).toBe('Undone: Team B +10');
  await expect.element(button('Undo')).toBeDisabled();
  await button('Redo Team B +10').click();
  await expect.element(team('B')).toHaveTextContent('10 points');
  await expect.element(button('Redo')).toBeDisabled();
});

test('STATE-GAME-21 Clear All takes the round’s points back', async () => {
  await openTable();
  await button('+10 for Team A').click();
  await button('Next Round').click();
  await expect.poll(live).toBe('Round 1 finished');
  await button('+1 for Team A').click();
  await button('Clear All').click();
  await expect.element(team('A')).toHaveTextContent(/0 this round10 points/);
  await expect.poll(live).toBe('Round 2 cleared');
});

test('PLAY-11 STATE-GAME-17 CONST-16 the history has each round’s points and totals', async () => {
  await openTable({ teamCount: 2, cards: cards(5) });
  await expect.element(page.getByText('Next Round writes each round down here.')).toBeVisible();
  await expect.element(page.getByText('Round 1 of 3', { exact: true })).toBeVisible();
  await button('+10 for Team A').click();
  await button('Next Round').click();
  await expect.element(page.getByText('Round 2 of 3', { exact: true })).toBeVisible();
  await button('-1 for Team A').click();
  await button('+1 for Team B').click();
  await button('Next Round').click();
  const table = page.getByRole('table', { name: 'Points by round: won, and total after it' });
  const rows = table.getByRole('row');
  await expect
    .poll(() => rows.elements().map((row) => row.textContent))
    .toEqual(['RoundTeam ATeam B', '1+10 100 0', '2−1 9+1 1']);
  await expect.element(page.getByText('Total cards')).toBeVisible();
  const facts = page.getByRole('definition').elements();
  expect(facts.map((fact) => fact.textContent)).toEqual(['5', '2']);
});

test('PLAY-06 STATE-GAME-09 another card is drawn before whose turn it is in the panel, and its points at once', async () => {
  await openTable();
  const frames: FrameRequestCallback[] = [];
  const held = vi
    .spyOn(globalThis, 'requestAnimationFrame')
    .mockImplementation((draw) => frames.push(draw));
  onTestFinished(() => held.mockRestore());
  dispatch({ type: 'ADVANCE' });
  await expect.element(page.getByText('Card 2 of 5')).toBeVisible();
  const [teamA, teamB] = ['A', 'B'].map((letter) => team(letter).element());
  expect([teamA, teamB].map((row) => row?.getAttribute('data-turn'))).toEqual(['true', 'false']);
  dispatch({ type: 'SCORE_CARD', team: 'B', points: 10 });
  await expect.element(page.getByText('Card 3 of 5')).toBeVisible();
  expect(teamB?.textContent).toContain('10 points');
  dispatch({ type: 'ADVANCE' });
  await expect.element(page.getByText('Card 4 of 5')).toBeVisible();
  held.mockRestore();
  for (const draw of frames) draw(performance.now());
  await expect.element(team('B')).toHaveAttribute('data-turn', 'true');
});

test('PLAY-06 STATE-GAME-09 Next hands the turn on, Previous hands it back, and a team takes it', async () => {
  await openTable({ teamCount: 3 });
  const marked = () =>
    [...document.querySelectorAll('li[data-team]')].map((row) => row.getAttribute('data-turn'));
  expect(marked()).toEqual(['true', 'false', 'false']);
  await button('Next').click();
  await expect.element(page.getByText('Card 2 of 5')).toBeVisible();
  expect(turn()).toBe('B');
  await expect.poll(marked).toEqual(['false', 'true', 'false']);
  await expect.poll(live).toBe('Team B’s turn');
  await expect.element(button('Turn: Team B')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('Turn: Team A')).toHaveAttribute('aria-pressed', 'false');
  await button('Previous').click();
  await expect.element(page.getByText('Card 1 of 5')).toBeVisible();
  expect(turn()).toBe('A');
  await button('Turn: Team C').click();
  await expect.poll(turn).toBe('C');
  await expect.element(button('Previous')).toBeDisabled();
  await userEvent.keyboard('{ArrowLeft}');
  expect(turn()).toBe('C');
});

test('RULE-35 CONST-04 DATA-13 a name has 15 characters, is used everywhere, and is Team A without one', async () => {
  await openTable();
  const field = page.getByLabelText('Name of Team A');
  await expect.element(field).toHaveValue('Team A');
  await expect.element(field).toHaveAttribute('placeholder', 'Team A');
  await field.fill('🦊'.repeat(20));
  await expect.element(field).toHaveValue('🦊'.repeat(15));
  await field.fill('Foxes');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).not.toHaveFocus();
  await button('+10 for Foxes').click();
  await expect.poll(live).toBe('Foxes +10, now 10');
  await field.fill('');
  await expect.element(field).toHaveValue('');
  await expect.element(button('+10 for Team A')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('Team A');
});

test('RULE-35 a name of spaces becomes the default name', async () => {
  await openTable();
  const field = page.getByLabelText('Name of Team B');
  await field.fill('   ');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Team B');
  expect(currentMatch()?.teamNames['B'] ?? '').toBe('');
});

test('PLAY-11 each team has a shape and a colour of its own', async () => {
  await openTable({ teamCount: 4 });
  const shapes = [...document.querySelectorAll('li[data-team] svg')];
  expect(new Set(shapes.map((shape) => shape.querySelector('path')?.getAttribute('d'))).size).toBe(
    4,
  );
  expect(new Set(shapes.map((shape) => getComputedStyle(shape).color)).size).toBe(4);
  const rows = [...document.querySelectorAll('li[data-team]')];
  expect(rows.map((row) => row.getAttribute('data-team'))).toEqual(['A', 'B', 'C', 'D']);
});

test('PLAY-11 a closed score panel still shows the totals', async () => {
  const panels = {
    ...defaultPanels({ category: 'trivia' }),
    score: { shown: true, expanded: false },
  };
  const points = { type: 'UPDATE_SCORE', team: 'B', points: 10 } as const;
  await openTable({}, [points], { view: { panels } });
  await expect.element(button('Score Team A 0 Team B 10')).toBeVisible();
  await button('Score Team A 0 Team B 10').click();
  await expect.element(button('+10 for Team A')).toBeVisible();
});
