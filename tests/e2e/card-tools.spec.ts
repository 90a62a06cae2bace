// Single cards of a saved deck, in the host's hand.
import {
  choose,
  expect,
  expectAccessible,
  LONG,
  signUpAndIn,
  test,
  topicField,
} from '#tests/support/browser.ts';

test(
  'a host edits, rewrites, flags and deletes single cards, and the deck that is played has them so',
  LONG,
  async ({ page }) => {
    await signUpAndIn(page);
    await page.getByRole('heading', { name: 'Trivia', exact: true }).click();
    await topicField(page).fill('Space');
    await choose(page, 'Number of cards', '20 cards');
    await page.getByRole('button', { name: 'Generate my Game' }).click();
    const preview = page.getByRole('dialog', { name: 'Preview Cards' });
    await expect(preview).toBeVisible();

    await preview.getByRole('button', { name: 'Edit' }).click();
    await preview.getByLabel('Question').fill('');
    await expect(preview.getByText('A card needs a question')).toBeVisible();
    await expectAccessible(page);
    await preview.getByLabel('Question').fill('Who burns the toast?');
    await preview.getByLabel('Answer').fill('Uncle Jo');
    await preview.getByRole('button', { name: 'Save Card' }).click();
    await expect(preview.getByText('Who burns the toast?')).toBeVisible();

    await preview.getByRole('button', { name: 'Next' }).click();
    await preview.getByRole('button', { name: 'Show All' }).click();
    const shown = preview.locator('[data-suit]');
    const second = await shown.innerText();
    await preview.getByRole('button', { name: 'Write Again (5 left)' }).click();
    await expect(preview.getByRole('button', { name: 'Write Again (4 left)' })).toBeVisible();
    expect(await shown.innerText()).not.toBe(second);

    await preview.getByRole('button', { name: 'Flag' }).click();
    await preview.getByLabel('In your words').fill('Pluto is no planet.');
    await expectAccessible(page);
    await preview.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Thank you. Somebody will look at this card.')).toBeVisible();

    const gone = await shown.innerText();
    await preview.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(shown).not.toHaveText(gone);
    await expectAccessible(page);
    await preview.getByRole('button', { name: 'Quick Start' }).click();
    await expect(page.getByText('Card 1 of 19')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Who burns the toast?' })).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByText('Uncle Jo')).toBeVisible();

    await page.goto('/users');
    await page.getByRole('list', { name: 'Games', exact: true }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Look Through the Cards' }).click();
    const all = page.getByRole('dialog', { name: 'All Cards' });
    await expect(all).toContainText('1 of 19');
    await expect(all.getByText('Who burns the toast?')).toBeVisible();
    await expect(all.getByRole('button', { name: 'Write Again (4 left)' })).toBeVisible();
    await expectAccessible(page);
  },
);
