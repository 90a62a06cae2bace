// What hosts ask for at the table: skip, shuffle, play again, one tab at a time, a clock that is right.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, openFreeGame, test } from '#tests/support/browser.ts';

const QUIZ = /2000s Pop Culture/;
const question = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const status = (page: Page) => page.getByRole('status');

test('a bad card is skipped without losing the turn, and brought back from the toast or the panel', async ({
  page,
}) => {
  await openFreeGame(page, QUIZ);
  const bad = await question(page).innerText();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('Card 1 of 29')).toBeVisible();
  await expect(question(page)).not.toHaveText(bad);
  await expect(page.getByRole('button', { name: 'Turn: Team A' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await status(page).getByRole('button', { name: 'Bring It Back' }).click();
  await expect(page.getByText('Card 1 of 30')).toBeVisible();
  await expect(question(page)).toHaveText(bad);

  await page.keyboard.press('s');
  await page.keyboard.press('ArrowRight');
  await page.reload();
  await expect(page.getByText('Card 2 of 29')).toBeVisible();
  await page.getByRole('button', { name: `Bring back: ${bad}` }).click();
  await expect(question(page)).toHaveText(bad);
  await expect(page.getByText('Card 2 of 30')).toBeVisible();
});

test('the rest of the deck is shuffled; the card on the table stays', async ({ page }) => {
  await openFreeGame(page, QUIZ);
  const shown = await question(page).innerText();
  const order = () =>
    page.evaluate(() => {
      const stored: unknown = JSON.parse(localStorage.getItem('riffle:game') ?? 'null');
      return (stored as { readonly cards: readonly { readonly id: string }[] }).cards.map(
        ({ id }) => id,
      );
    });
  const before = await order();
  await page.getByRole('button', { name: 'Shuffle the rest' }).click();
  await expect(status(page)).toContainText('29 cards shuffled');
  await expect(question(page)).toHaveText(shown);
  const after = await order();
  expect(after).not.toEqual(before);
  expect(after.toSorted()).toEqual(before.toSorted());
});

test('the same deck and teams are played again, from the end dialog and from home', async ({
  page,
}) => {
  await openFreeGame(page, QUIZ);
  await page.getByLabel('Name of Team B').fill('Owls');
  await page.getByRole('button', { name: '+10 for Owls' }).click();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'End Game' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Play Again' }).click();
  await expect(page.getByText('Card 1 of 30')).toBeVisible();
  await expect(page.getByLabel('Name of Team B')).toHaveValue('Owls');
  await expect(page.getByText('10 points')).toHaveCount(0);

  await page.getByRole('button', { name: 'End Game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Return to Home' }).click();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByText('Card 1 of 30')).toBeVisible();
  await expect(page.getByLabel('Name of Team B')).toHaveValue('Owls');
});

test('two tabs with one game: the newer one asks, and only one goes on', async ({
  page,
  context,
}) => {
  await openFreeGame(page, QUIZ);
  await page.keyboard.press('1');
  const newer = await context.newPage();
  await newer.goto('/game');
  await expect(newer.getByRole('heading', { name: 'Open in another tab' })).toBeVisible();
  await expectAccessible(newer);
  await newer.getByRole('button', { name: 'Play Here' }).click();
  await expect(newer.getByText('Card 1 of 30')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Open in another tab' })).toBeVisible();
  await newer.keyboard.press('ArrowRight');
  await newer.keyboard.press('2');

  await page.getByRole('button', { name: 'Play Here' }).click();
  await expect(page.getByText('Card 2 of 30')).toBeVisible();
  const teams = page.getByRole('listitem').filter({ has: page.getByRole('textbox') });
  await expect(teams.nth(0)).toContainText('10 points');
  await expect(teams.nth(1)).toContainText('10 points');

  await expect(newer.getByRole('heading', { name: 'Open in another tab' })).toBeVisible();
  await page.close();
  await expect(newer.getByText('Card 2 of 30')).toBeVisible();
  await newer.reload();
  await expect(newer.getByText('Card 2 of 30')).toBeVisible();
  await expect(newer.getByRole('heading', { name: 'Open in another tab' })).toHaveCount(0);
});

test('a game that ended in the other tab does not come back', async ({ page, context }) => {
  await openFreeGame(page, QUIZ);
  const newer = await context.newPage();
  await newer.goto('/game');
  await newer.getByRole('button', { name: 'Play Here' }).click();
  await newer.getByRole('button', { name: 'End Game' }).click();
  await newer.getByRole('dialog').getByRole('button', { name: 'Return to Home' }).click();
  await expect(page.getByText('No active game')).toBeVisible();
});

test('STATE-GAME-13 a clock that jumps leaves the timer where it was, and an hour asleep is said', async ({
  page,
}) => {
  await page.clock.install();
  await openFreeGame(page, QUIZ);
  const timer = page.getByRole('timer');
  // From here on time passes only where the test says so.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
  await page.clock.runFor(8000);
  const left = Number(await timer.innerText());
  expect(left).toBeLessThanOrEqual(21);
  const device = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(device - 3_600_000);
  await page.clock.runFor(2000);
  await expect(status(page)).toContainText('The clock of this device was changed.');
  await expect(timer).toHaveText(`${left - 2}`);
  await page.clock.resume();
  await page.reload();
  await expect(timer).toHaveText(/^\d+$/);
  // Neither full again nor out: only the time that loading took is gone.
  const after = Number(await timer.innerText());
  expect(after).toBeLessThanOrEqual(left - 2);
  expect(after).toBeGreaterThan(0);

  await page.keyboard.press('1');
  await page.clock.fastForward('01:00:00');
  await page.clock.runFor(2000);
  await expect(timer).toContainText('UP!');
  await expect(status(page)).toContainText('This page was asleep');
  await expect(page.getByRole('listitem').filter({ hasText: '10 points' })).toHaveCount(1);
});

test('cursor and chrome fade on a full screen after three seconds, and come back', async ({
  page,
}) => {
  await page.clock.install();
  await openFreeGame(page, QUIZ);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Fullscreen' }).click();
  await page.locator('body').click({ position: { x: 5, y: 300 } });
  const end = page.getByRole('button', { name: 'End Game' });
  await page.clock.runFor(2900);
  await expect(end).toHaveCSS('opacity', '1');
  await page.clock.runFor(200);
  await expect(end).toHaveCSS('opacity', '0');
  await expect(page.getByRole('timer')).toHaveCSS('opacity', '1');
  await page.mouse.move(300, 300);
  await expect(end).toHaveCSS('opacity', '1');
});
