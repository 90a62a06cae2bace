// A deck just made, looked through before it is played.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signUpAndIn, test } from '#tests/support/browser.ts';

/** Has a deck dealt from the card bank; two seconds after it is ready its first cards open by themselves. */
async function makeDeck(page: Page, category: string, topic: string): Promise<void> {
  await signUpAndIn(page);
  await page.getByRole('heading', { name: category, exact: true }).click();
  await page.getByLabel('Topic').fill(topic);
  await page.getByRole('combobox', { name: 'Number of cards' }).click();
  await page.getByRole('option', { name: '20 cards' }).click();
  await page.getByRole('button', { name: 'Generate my Game' }).click();
  await expect(page.getByRole('heading', { name: 'Your Game is Ready!' })).toBeVisible();
}

const preview = (page: Page) => page.getByRole('dialog', { name: 'Preview Cards' });

test('SETUP-06 SETUP-07 CONST-12 STATE-GEN-04 the preview opens two seconds after the deck is ready and steps through five cards', async ({
  page,
}) => {
  await makeDeck(page, 'Trivia', 'Space');
  const dialog = preview(page);
  await expect(dialog).toContainText('1 of 5');
  await expectAccessible(page);
  const first = await dialog.getByRole('paragraph').first().innerText();
  await dialog.getByRole('button', { name: 'Show Hint' }).click();
  await expect(dialog.getByText('Hint:')).toBeVisible();
  await dialog.getByRole('button', { name: 'Hide Hint' }).click();
  await dialog.getByRole('button', { name: 'Show Answer' }).click();
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Previous' })).toBeDisabled();
  for (let card = 2; card <= 5; card += 1) {
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog).toContainText(`${card} of 5`);
    await expect(dialog.getByRole('button', { name: 'Show Answer' })).toBeVisible();
  }
  await expect(dialog.getByText(first, { exact: true })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Preview Cards' }).click();
  await expect(dialog).toContainText('1 of 5');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Quick Start' }).click();
  await expect(page.getByText('Card 1 of 20')).toBeVisible();
});

test('SETUP-07 DATA-07 secret cards show their forbidden words in the preview', async ({
  page,
}) => {
  await makeDeck(page, 'Secret-prompt Games', 'Animals');
  await preview(page).getByRole('button', { name: 'Show Forbidden Words' }).click();
  await expect(preview(page).getByText('Forbidden Words:')).toBeVisible();
  await expect(preview(page).getByRole('button', { name: 'Show Answer' })).toHaveCount(0);
});
