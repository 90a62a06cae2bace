import { expect, signUpAndIn, test, topicField } from '#tests/support/browser.ts';
import type { Page } from '@playwright/test';

async function openSetup(page: Page, category: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { name: category, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible();
}

test.describe('set-up', () => {
  test('says what Riffle’s own bank has on a topic, and a deck that is not about it costs nothing', async ({
    page,
  }) => {
    await signUpAndIn(page);
    await openSetup(page, 'Trivia');
    await topicField(page).fill('Space');
    await expect(
      page.getByText(/Riffle’s own card bank has \d+ cards about this topic\./),
    ).toBeVisible();
    await topicField(page).fill('Zwyxqvian basketry');
    await expect(page.getByText('nothing about “Zwyxqvian basketry” yet')).toBeVisible();
    await expect(page.getByText('Costs nothing')).toBeVisible();
    // A topic that the bank knows well is one press away.
    const near = page.getByRole('group', { name: 'It knows well:' }).getByRole('button').first();
    const title = await near.innerText();
    await near.click();
    await expect(topicField(page)).toHaveValue(title);
    await expect(page.getByText(/has \d+ cards about this topic\./)).toBeVisible();
    // So is one that is only begun.
    await topicField(page).fill('');
    await topicField(page).pressSequentially('nb');
    await page.getByRole('option', { name: 'Basketball' }).click();
    await expect(topicField(page)).toHaveValue('Basketball');
    await page.getByRole('button', { name: 'Generate my Game' }).click();
    await expect(page.getByRole('dialog', { name: 'Your Game is Ready!' })).toBeVisible();
  });
});
