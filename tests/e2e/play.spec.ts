// The table, played as a host plays it; the time is the page's clock.
import { expect, expectAccessible, openFreeMatch, SIZES, test } from '#tests/support/browser.ts';

const QUIZ = /2000s Pop Culture/;

test('a whole deck can be hosted with the keyboard alone', async ({ page }) => {
  await openFreeMatch(page, QUIZ);
  const teamA = page.getByRole('listitem').filter({ has: page.getByLabel('Name of Team A') });
  const teamB = page.getByRole('listitem').filter({ has: page.getByLabel('Name of Team B') });
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: 'Hide Hint' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Hide Answer' })).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await page.keyboard.press('Shift+Digit2');
  await expect(teamA).toContainText('10 points');
  await expect(teamB).toContainText('9 points');
  await page.keyboard.press('u');
  await expect(teamB).toContainText('10 points');
  await page.keyboard.press('3');
  // The clock stands while the answer is open.
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  for (let card = 2; card <= 30; card += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`Card ${card} of 30`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hide Hint' })).toHaveCount(0);
  }
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog')).toContainText('Game Over!');
  await page.getByRole('dialog').getByRole('button', { name: 'Return to Home' }).press('Enter');
  await expect(page).toHaveURL('/');
});

test('CONST-36 DATA-14 everything kept in the browser is under the product’s name', async ({
  page,
}) => {
  await openFreeMatch(page, QUIZ);
  await page.getByRole('button', { name: '+10 for Team A' }).click();
  await page.getByLabel('Name of Team A').fill('Foxes');
  await page.getByRole('button', { name: 'Sound' }).click();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toContain('riffle:game');
  expect(keys.filter((key) => !key.startsWith('riffle:'))).toEqual([]);
});

for (const { details, ...viewport } of SIZES) {
  test(
    `nothing overflows and nothing is hard to reach at ${viewport.width} px`,
    details,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await openFreeMatch(page, QUIZ);
      await expectAccessible(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);
    },
  );
}
