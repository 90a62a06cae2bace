// A phone in the hand: no keyboard, no mouse.
import { expect, LONG, test } from '#tests/support/browser.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a whole deck can be hosted by touch alone', LONG, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Free Games' }).tap();
  await page.getByRole('button', { name: /2000s Pop Culture/ }).tap();
  await page.getByRole('button', { name: 'Pause' }).tap();
  await page.getByRole('button', { name: 'Show Hint' }).tap();
  await expect(page.getByRole('button', { name: 'Hide Hint' })).toBeVisible();
  await page.getByRole('button', { name: 'Show Answer' }).tap();
  // The card grows while it turns, and what lies under it moves away.
  await expect(page.getByRole('button', { name: 'Right +10' })).toBeVisible();
  await page.getByRole('button', { name: 'Score', exact: true }).tap();
  await page.getByRole('button', { name: '+10 for Team A' }).tap();
  await page.getByRole('button', { name: '+1 for Team B' }).tap();
  await page.getByRole('button', { name: /^Undo/ }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  const next = page.getByRole('button', { name: 'Next', exact: true });
  for (let card = 2; card <= 30; card += 1) {
    await next.tap();
    await expect(page.getByText(`Card ${card} of 30`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'End Game' }).tap();
  await expect(page.getByRole('dialog')).toContainText('Team A Wins!');
  await page.getByRole('dialog').getByRole('button', { name: 'Continue Playing' }).tap();
  await page.getByRole('button', { name: 'Finish Game' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Return to Home' }).tap();
  await expect(page).toHaveURL('/');
});
