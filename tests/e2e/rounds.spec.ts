// Rounds, cards and panels at the table, each game put there as a browser keeps it.
import type { Page } from '@playwright/test';
import type { StartGame } from '#game/state.ts';
import { cards, startedGame } from '#tests/support/games.ts';
import { expect, openSavedGame, test } from '#tests/support/browser.ts';

/** A table with a game that starts now. */
async function openGame(page: Page, changes: Partial<StartGame> = {}): Promise<void> {
  const game = startedGame(changes);
  await openSavedGame(page, {
    ...game,
    timer: { status: 'paused', durationMs: 30_000, remainingMs: 30_000 },
  });
}

const nextRound = (page: Page) => page.getByRole('button', { name: 'Next Round' });
const panelHead = (page: Page, name: string) =>
  page.getByRole('heading', { name: new RegExp(`^${name}`) }).getByRole('button');

test('STATE-GAME-17 STATE-GAME-18 STATE-GAME-20 PLAY-11 PLAY-12 rounds are written down; the last one ends with confetti once and the winner', async ({
  page,
}) => {
  await openGame(page, { cards: cards(4) });
  for (let card = 1; card < 4; card += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Round 1 of 2').first()).toBeVisible();
  await page.getByRole('button', { name: '+10 for Team A' }).click();
  await page.getByRole('button', { name: '+1 for Team B' }).click();
  await nextRound(page).click();
  await expect(page.getByText('Round 2 of 2').first()).toBeVisible();
  await page.getByRole('button', { name: '+6 for Team B' }).click();
  await page.getByRole('button', { name: '-1 for Team A' }).click();
  await nextRound(page).click();

  await expect(page.locator('body > canvas')).toHaveCount(1);
  const end = page.getByRole('dialog');
  await expect(end).toContainText('Game Over!');
  await expect(end).toContainText('Team A Wins!');
  await expect(end.getByRole('listitem')).toHaveText([/Team A.*9 points/, /Team B.*7 points/]);
  await end.getByRole('button', { name: 'Continue Playing' }).click();
  await expect(page.getByRole('button', { name: 'Game Complete!' })).toBeDisabled();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toHaveText(/1\s*\+10\s*10\s*\+1\s*1/);
  await expect(rows.nth(2)).toHaveText(/2\s*−1\s*9\s*\+6\s*7/);
  await expect(page.locator('body > canvas')).toHaveCount(0);
});

test('STATE-GAME-20 who wants no motion gets no confetti', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGame(page, { cards: cards(1) });
  await nextRound(page).click();
  await expect(page.locator('body > canvas')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toContainText('No points yet');
});

test('STATE-GAME-19 PLAY-17 after the last round a social game thanks, and goes home', async ({
  page,
}) => {
  await openGame(page, { category: 'Social & Party Games: Us', cards: cards(2) });
  for (const name of ['Timer', 'Score', 'Game Info', 'Notes']) {
    await expect(panelHead(page, name)).toHaveAttribute('aria-expanded', 'false');
  }
  await panelHead(page, 'Score').click();
  await page.keyboard.press('ArrowRight');
  await nextRound(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
});

test('STATE-GAME-21 Clear All takes the round back, and the scores can be undone', async ({
  page,
}) => {
  await openGame(page);
  await page.getByRole('button', { name: '+10 for Team A' }).click();
  await nextRound(page).click();
  await page.getByRole('button', { name: '+6 for Team A' }).click();
  await page.getByRole('button', { name: 'Clear All' }).click();
  const team = page.getByRole('listitem').filter({ has: page.getByLabel('Name of Team A') });
  await expect(team).toContainText('10 points');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(team).toContainText('16 points');
  await expect(page.getByText('Undone: Round 2 cleared').last()).toBeAttached();
});

test('PLAY-02 PLAY-19 CONST-20 restart deals cards with a decoration by chance, and turns the panels round', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0.65;
  });
  await openGame(page, { category: 'Drinking Games: Us' });
  const print = () => page.locator('.play-card .card-print').innerHTML();
  const before = await print();
  await page.getByRole('button', { name: 'Restart' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restart' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await print()).not.toBe(before);
  await expect(panelHead(page, 'Timer')).toHaveAttribute('aria-expanded', 'false');
  for (const name of ['Score', 'Game Info', 'Notes']) {
    await expect(panelHead(page, name)).toHaveAttribute('aria-expanded', 'true');
  }
});

test('PLAY-02 STATE-GAME-04 RULE-37 RULE-39 hint and answer turn over and back, and hide on the next card', async ({
  page,
}) => {
  await openGame(page);
  await page.getByRole('button', { name: 'Show Hint' }).click();
  await expect(page.getByText('a hint')).toBeVisible();
  await page.getByRole('button', { name: 'Hide Hint' }).click();
  await expect(page.getByText('a hint')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show Hint' }).click();
  await page.getByRole('button', { name: 'Show Answer' }).click();
  await expect(page.getByText('an answer')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Question 2?' })).toBeVisible();
  await expect(page.getByText('an answer')).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('button', { name: 'Show Answer' })).toBeVisible();
  await expect(page.getByText('a hint')).toHaveCount(0);
});

test('PLAY-03 PLAY-04 a secret card lies face down until it is held, unless the host wants it open', async ({
  page,
}) => {
  await openGame(page, { category: 'Secret-prompt Games: Us', cards: cards(3, 'one, two, three') });
  await expect(page.getByText('Act Out or Guess:')).toBeVisible();
  const secret = page.getByRole('heading', { name: 'Question 1?' });
  await expect(secret).toHaveCount(0);
  const peek = page.getByRole('button', { name: 'Hold to peek' });
  await peek.hover();
  await page.mouse.down();
  await expect(secret).toBeVisible();
  await page.mouse.up();
  await expect(secret).toHaveCount(0);
  await page.getByRole('switch', { name: 'Deal cards face down' }).click();
  await expect(secret).toBeVisible();
  await page.getByRole('button', { name: 'Show Forbidden Words' }).click();
  await expect(page.getByText('three')).toBeVisible();
  await page.getByRole('button', { name: 'Hide Forbidden Words' }).click();
  await expect(page.getByText('three')).toHaveCount(0);
  await page.reload();
  await expect(secret).toBeVisible();
});

test('PLAY-07 PLAY-08 a deck of one card is its first and its last', async ({ page }) => {
  await openGame(page, { cards: cards(1) });
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Finish Game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Resume game' })).toHaveCount(0);
});

test('RULE-34 CONST-03 RULE-35 CONST-04 notes and names stop at their limits, emoji whole', async ({
  page,
}) => {
  await openGame(page, { cards: cards(60) });
  await expect(page.getByText('Card 1 of 60')).toBeVisible();
  await page.getByRole('button', { name: 'Click to add notes' }).click();
  await page.getByLabel('Game notes').fill('n'.repeat(600));
  await expect(page.getByLabel('Game notes')).toHaveValue('n'.repeat(500));
  const name = page.getByLabel('Name of Team A');
  await name.fill('🦊'.repeat(20));
  await expect(name).toHaveValue('🦊'.repeat(15));
  await page.reload();
  await expect(name).toHaveValue('🦊'.repeat(15));
  await expect(page.getByRole('button', { name: /Edit notes: n{500}/ })).toBeVisible();
});

test('CONST-36 DATA-14 everything kept in the browser is under the product’s name', async ({
  page,
}) => {
  await openGame(page);
  await page.getByRole('button', { name: '+10 for Team A' }).click();
  await page.getByLabel('Name of Team A').fill('Foxes');
  await page.getByRole('button', { name: 'Sound' }).click();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toContain('riffle:game');
  expect(keys.filter((key) => !key.startsWith('riffle:'))).toEqual([]);
});

test('where the browser keeps nothing, the game goes on and says so once', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Free Games' }).click();
  await page.getByRole('button', { name: /2000s/ }).click();
  await expect(page.getByRole('status')).toContainText('This browser keeps nothing right now');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('1');
  await expect(page.getByText('Card 2 of 30')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '10 points' })).toHaveCount(1);
});
