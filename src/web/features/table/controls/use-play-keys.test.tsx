// The keyboard at the table: what each key does, and when it is left alone.
import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { currentMatch } from '#web/platform/match/match-store.ts';
import type { RoomAction } from '#domain/room/actions.ts';
import { cards } from '#tests/support/matches.ts';
import { pass, stopClock } from '#tests/support/web/open-app.tsx';
import { openRoomTable } from '#tests/support/web/open-room.tsx';
import { openTable } from '#tests/support/web/open-table.tsx';

const BEGIN: RoomAction = { type: 'BEGIN' };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const team = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByLabelText(`Name of ${name}`) });

test('PLAY-09 Space pauses after a press by pointer, whatever was pressed', async () => {
  await openTable();
  await button('+10 for Team A').click();
  await userEvent.keyboard(' ');
  await expect.element(button('Resume')).toBeVisible();
  await expect.element(team('Team A')).toHaveTextContent('10 points');
  await button('Next').click();
  await userEvent.keyboard(' ');
  await expect.element(button('Pause')).toBeVisible();
  await expect.element(page.getByText('Card 2 of 5')).toBeVisible();
});

test('PLAY-09 Space pauses also after a choice from a list by pointer, and by keyboard the list keeps it', async () => {
  const freeCards = cards(5).map((card) => ({ ...card, category: 'Free Games', type: 'free' }));
  await openTable({ category: 'free', freeGame: 'emoji-guess-it', topic: 'E', cards: freeCards });
  const box = page.getByRole('combobox', { name: 'Team count' });
  await box.click();
  await page.getByRole('option', { name: '3 teams' }).click();
  await expect.element(team('Team C')).toBeVisible();
  await expect.element(page.getByRole('option').first()).not.toBeInTheDocument();
  await userEvent.keyboard('3');
  await expect.element(team('Team C')).toHaveTextContent('10 points');
  await userEvent.keyboard(' ');
  await expect.element(button('Resume')).toBeVisible();
  focus(box);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('option', { name: '4 teams' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(team('Team D')).toBeVisible();
  await expect.element(box).toHaveFocus();
});

test('PLAY-09 a list that was opened twice is closed again: the game has its keys', async () => {
  const freeCards = cards(5).map((card) => ({ ...card, category: 'Free Games', type: 'free' }));
  await openTable({ category: 'free', freeGame: 'emoji-guess-it', topic: 'E', cards: freeCards });
  for (const teams of ['3 teams', '4 teams']) {
    await page.getByRole('combobox', { name: 'Team count' }).click();
    await page.getByRole('option', { name: teams }).click();
    await expect.element(page.getByRole('option').first()).not.toBeInTheDocument();
  }
  await userEvent.keyboard('4');
  await expect.element(team('Team D')).toHaveTextContent('10 points');
});

test('PLAY-11 a button that was reached by keyboard keeps its own Space', async () => {
  await openTable();
  const chip = button('+10 for Team A');
  focus(chip);
  await userEvent.keyboard(' ');
  await expect.element(team('Team A')).toHaveTextContent('10 points');
  await expect.element(chip).toHaveFocus();
  await expect.element(button('Pause')).toBeVisible();
});

test('PLAY-01 no key reaches the game behind an open question, wherever the focus is', async () => {
  await openTable();
  await button('Restart').click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  for (const key of ['ArrowRight', ' ', 's', 'a', '?']) pressOnPage({ key });
  pressOnPage({ key: '1', code: 'Digit1' });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Card 1 of 5')).toBeVisible();
  await expect.element(team('Team A')).toHaveTextContent('0 points');
  await expect.element(button('Pause')).toBeVisible();
  await expect.element(button('Show Answer')).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(button('Hide Answer')).toBeVisible();
});

test('PLAY-06 PLAY-09 CONST-17 every key of the list does what it says', async () => {
  await openTable();
  await userEvent.keyboard(' ');
  await expect.element(button('Resume')).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(button('Pause')).toBeVisible();
  await userEvent.keyboard('h');
  await expect.element(button('Hide Hint')).toBeVisible();
  await userEvent.keyboard('h');
  await expect.element(button('Show Hint')).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(button('Hide Answer')).toBeVisible();
  for (const key of ['1', '2', '2']) pressOnPage({ key, code: `Digit${key}` });
  pressOnPage({ key: '3', code: 'Digit3' });
  pressOnPage({ key: '!', code: 'Digit1', shiftKey: true });
  await expect.element(team('Team A')).toHaveTextContent('9 points');
  await expect.element(team('Team B')).toHaveTextContent('20 points');
  expect(currentMatch()?.scoreboard.events).toHaveLength(4);
  await userEvent.keyboard('u');
  await expect.element(team('Team A')).toHaveTextContent('10 points');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('Card 2 of 5')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByText('Card 1 of 5')).toBeVisible();
  await userEvent.keyboard('s');
  await expect.element(page.getByText('Card 1 of 4')).toBeVisible();
});

test('PLAY-06 a card that has no answer can’t be turned over by key: the clock goes on', async () => {
  await openTable({ includeAnswers: false });
  await expect.element(button('Pause')).toBeVisible();
  await userEvent.keyboard('a');
  // Of a clock that goes on Space makes one that stands.
  await userEvent.keyboard(' ');
  await expect.element(button('Resume')).toBeVisible();
});

test('PHONE-04 with phones a secret is not closed by key, and votes are shown by it', async () => {
  const secret = await openRoomTable({ category: 'secret-prompt' }, {}, { actions: [BEGIN] });
  await userEvent.keyboard('a');
  await userEvent.keyboard('h');
  await expect.poll(() => secret.acts()).toHaveLength(1);
  expect(secret.acts()).toMatchObject([{ side: 'hint' }]);
  await secret.close();
  const vote = await openRoomTable({ category: 'social', id: 'second' }, {}, { actions: [BEGIN] });
  await userEvent.keyboard('a');
  await expect.poll(() => vote.acts()).toMatchObject([{ type: 'SHOW', side: 'answer' }]);
});

test('PLAY-09 R resets the timer', async () => {
  stopClock();
  await openTable();
  await pass(10_000);
  await expect.element(page.getByRole('timer')).toHaveTextContent(/^20$/);
  pressOnPage({ key: 'r' });
  await expect.element(page.getByRole('timer')).toHaveTextContent(/^30$/);
});

test('the ? sheet lists the keys and turns them all off, for good', async () => {
  const app = await openTable();
  pressOnPage({ key: '?', shiftKey: true });
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await expect.element(sheet).toBeVisible();
  const listed = [...document.querySelectorAll('dl .contents')].map((row) => row.textContent);
  expect(listed).toEqual([
    '← →Previous and next card',
    'SpacePause and resume; at zero the answer',
    'RReset the timer',
    'HShow or hide the hint',
    'AShow or hide the answer',
    '1 – 4Team A to D: +10',
    'Shift 1 – 4Team A to D: −1',
    'SSkip this card',
    'UUndo the last score',
    'FFullscreen',
    'VStage for the room, or console',
    '?This list',
  ]);
  const isOn = sheet.getByRole('switch', { name: 'Keys on this screen' });
  await expect.element(isOn).toBeChecked();
  await isOn.click();
  await expect.element(isOn).not.toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  pressOnPage({ key: 'ArrowRight' });
  await expect.element(page.getByText('Card 1 of 5')).toBeVisible();
  expect(localStorage.getItem('riffle:keys')).toBe('off');
  await app.close();
  await openTable();
  await button('Keys').click();
  await isOn.click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  pressOnPage({ key: 'ArrowRight' });
  await expect.element(page.getByText('Card 2 of 5')).toBeVisible();
  expect(localStorage.getItem('riffle:keys')).toBeNull();
});

test('no key acts while somebody types', async () => {
  await openTable();
  await page.getByLabelText('Name of Team A').fill('Sharks');
  await userEvent.keyboard('s1');
  await expect.element(page.getByLabelText('Name of Team A')).toHaveValue('Sharkss1');
  await expect.element(page.getByText('Card 1 of 5')).toBeVisible();
  await expect.element(team('Team A')).toHaveTextContent('0 points');
});

function focus(locator: Locator): void {
  const element = locator.element();
  if (element instanceof HTMLElement) element.focus();
}

/** A key that meets the page itself: the focus has fallen behind whatever is open. */
function pressOnPage(key: KeyboardEventInit): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...key }));
}

test('KEY-01 a card is three keys: space at zero shows the answer, a number scores, → goes on', async () => {
  stopClock();
  await openTable();
  await userEvent.keyboard(' ');
  await expect.element(button('Resume')).toBeVisible();
  await userEvent.keyboard(' ');
  await pass(31_000);
  await expect.element(page.getByRole('timer')).toHaveTextContent('UP!');
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('an answer')).toBeVisible();
  await userEvent.keyboard('2{ArrowRight}');
  await expect.element(page.getByText('Card 2 of 5')).toBeVisible();
  await expect.element(page.getByText('an answer')).not.toBeInTheDocument();
  expect(currentMatch()?.scoreboard.events).toMatchObject([{ changes: [{ team: 'B' }] }]);
});

test('LOOK-02 the page is called by the card that lies on the table', async () => {
  await openTable();
  await expect.poll(() => document.title).toBe('Card 1 of 5 – Trivia: Space – Riffle');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => document.title).toBe('Card 2 of 5 – Trivia: Space – Riffle');
});
