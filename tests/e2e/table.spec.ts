// What hosts ask for around the table: play again, one tab at a time, a full screen.
import { expect, expectAccessible, openFreeMatch, test } from '#tests/support/browser.ts';

const QUIZ = /2000s Pop Culture/;

test('the same deck and teams are played again, from the end dialog and from home', async ({
  page,
}) => {
  await openFreeMatch(page, QUIZ);
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
  await openFreeMatch(page, QUIZ);
  const teams = page.getByRole('listitem').filter({ has: page.getByRole('textbox') });
  await page.keyboard.press('1');
  await expect(teams.nth(0)).toContainText('10 points');
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
  await expect(teams.nth(0)).toContainText('10 points');
  await expect(teams.nth(1)).toContainText('10 points');

  await expect(newer.getByRole('heading', { name: 'Open in another tab' })).toBeVisible();
  await page.close();
  await expect(newer.getByText('Card 2 of 30')).toBeVisible();
  await newer.reload();
  await expect(newer.getByText('Card 2 of 30')).toBeVisible();
  await expect(newer.getByRole('heading', { name: 'Open in another tab' })).toHaveCount(0);
});

test('cursor and chrome fade on a full screen after three seconds, and come back', async ({
  page,
}) => {
  await page.clock.install();
  await openFreeMatch(page, QUIZ);
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
